import { arrivedExportStates, openExportStates } from '#schema/vocabulary/export.ts';
import { moment } from '#server/api/param.ts';
import { list, shape, time } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { oneOf, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import type { RequestContext } from '#server/api/context.ts';
import { scopeOf } from '#server/api/scope.ts';

/** Alias x, with its job j and issue e. */
export const exportShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`x.id`,
    state: sql`x.state`,
    destination: sql`j.destination`,
    target: sql`x.target`,
    place: sql`coalesce(j.params->>'project_name', x.target)`,
    key: sql`x.remote_key`,
    url: sql`nullif(x.remote_url, '')`,
    itemState: sql`x.item_state`,
    itemStatus: sql`x.item_status`,
    itemStatusSince: time(sql`x.item_status_since`),
    message: sql`x.message`,
    notBefore: time(sql`x.not_before`),
    issue: (issue) => shape(issue, { id: sql`e.id`, code: sql`e.code`, title: sql`e.title` }),
  });

const joined = raw('from issue_export x join export_job j on j.id = x.export_job_id join issue e on e.id = x.issue_id');

const integrationOf = (context: RequestContext, condition: Sql, wanted: Sql = sql`1`): Sql =>
  sql`select ${wanted} from integration i where i.id = job.integration_id and ${scopeOf(context).organization('i')} and ${condition}`;

/** Alias job. */
export const jobShape =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    shape(selection, {
      id: sql`job.id`,
      destination: sql`job.destination`,
      target: sql`job.target`,
      place: sql`coalesce(job.params->>'project_name', job.target)`,
      isAutomatic: sql`job.is_automatic`,
      startedBy: sql`(select trim(u.first_name || ' ' || u.last_name) from organization_user u where u.id = job.created_by)`,
      createdAt: time(sql`job.created_at`),
      finishedAt: time(sql`job.finished_at`),
      isDisconnected: sql`(job.finished_at is null and exists (${integrationOf(context, sql`i.state = 'inactive'`)}))`,
      restsUntil: time(
        sql`case when job.finished_at is null then (${integrationOf(context, sql`i.resume_at > ${moment}::timestamptz`, sql`i.resume_at`)}) end`,
      ),
      exports: (exported) =>
        list(
          exportShape(exported),
          sql`${joined} where x.export_job_id = job.id and ${scopeOf(context).organization('x')} order by x.position`,
        ),
    });

/** The latest export of issue i to each target. */
export const exportsOf =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    list(
      exportShape(selection),
      sql`from (select distinct on (integration_id, target) y.* from issue_export y where y.issue_id = i.id and ${scopeOf(context).organization('y')}
          order by integration_id, target, y.state in ${raw(oneOf([...openExportStates, ...arrivedExportStates]))} desc, y.created_at desc) x
        join export_job j on j.id = x.export_job_id join issue e on e.id = x.issue_id
        where ${raw(context.viewer.role === 'community_test_manager' ? 'false' : 'true')} order by x.created_at`,
    );

/** Whether trackers have items of issue i and all are done, or one is open. */
export const isItemState = (context: RequestContext, state: Sql): Sql => {
  const has = (wanted: Sql): Sql =>
    sql`exists (select from issue_export x where x.issue_id = i.id and ${scopeOf(context).organization('x')} and x.item_state = ${wanted})`;
  return sql`(${raw(context.viewer.role === 'community_test_manager' ? 'false' : 'true')} and ${has(state)} and (${state} = 'open' or not ${has(sql`'open'`)}))`;
};

/** Of issue e, to a target that has it or is about to. */
export const existingOf = (selection: Selection, condition: Sql): Sql =>
  sql`(select ${exportShape(selection)} ${joined} where ${condition} and x.state in ${raw(oneOf([...openExportStates, ...arrivedExportStates]))} order by x.created_at desc limit 1)`;
