import { exportProblems, exportRules, targetOf } from '#schema/rules/issues/export-params.ts';
import { arrivedExportStates, exportTexts, openExportStates } from '#schema/vocabulary/export.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { oneOf } from '#server/database/sql.ts';
import { record } from '#server/workflow/audit.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import { announce } from '#server/workflow/outbox.ts';
import { refuse, Refused } from '#server/workflow/refused.ts';
import type { Tx, Database } from '#server/workflow/transaction.ts';
import * as v from 'valibot';
import type { Pool } from 'pg';
import type { Clock } from '#server/workflow/clock.ts';
import { each } from '#server/workflow/chores.ts';
import { systemViewer } from '#server/workflow/transaction.ts';

type Deps = { readonly owner: Pool; readonly database: Database; readonly clock: Clock };

/** So that no export waits for a lost job. */
export const resumeExports =
  (enqueue: Enqueue) =>
  async ({ owner, database, clock }: Deps): Promise<void> => {
    const { rows } = await owner.query<{ organization_id: string; integration_id: string }>(
      `select distinct x.organization_id, x.integration_id from issue_export x join integration i on i.id = x.integration_id
       where x.state in ${oneOf(openExportStates)} and coalesce(x.not_before, '-infinity') <= $1 and i.state <> 'inactive'
         and coalesce(i.resume_at, '-infinity') <= $1`,
      [clock.now()],
    );
    await each(rows, ({ organization_id: organizationId, integration_id: integrationId }) =>
      database.write(systemViewer(organizationId), (tx) =>
        enqueue(tx, 'export-issues', { organizationId, integrationId }, { singletonKey: integrationId }),
      ),
    );
  };

export type ExportRequest = {
  readonly code: TrackerCode;
  readonly issueIds: readonly string[];
  readonly params: unknown;
  readonly again: boolean;
  readonly isAutomatic: boolean;
  readonly startedBy?: string | null;
};

/** Queues issues that are neither at the target nor queued, in the order of their codes; automatic export skips any that ever was. */
const placed = `
  with wanted as (
    select i.id, row_number() over (order by t.number, i.number) as position
    from issue i join test t on t.id = i.test_id
    where i.id = any ($2::uuid[]) and not exists (
      select from issue_export x where x.issue_id = i.id and x.integration_id = $3 and x.target = $4
        and ($9 or x.state in ${oneOf(openExportStates)} or (not $5 and x.state in ${oneOf(arrivedExportStates)})))
  ), job as (
    insert into export_job (organization_id, created_by, integration_id, destination, target, params, is_automatic, created_at)
    select $1, $6, $3, $7, $4, $8, $9, $10 where exists (select from wanted) returning id
  )
  insert into issue_export (organization_id, export_job_id, issue_id, integration_id, target, position, created_at)
  select $1, job.id, wanted.id, $3, $4, wanted.position, $10 from job, wanted
  on conflict do nothing returning export_job_id as "jobId"`;

const remembered = `
  insert into export_choice (organization_id, user_id, destination, params, chosen_at) values ($1, $2, $3, $4, $5)
  on conflict (organization_id, user_id, destination) do update set params = excluded.params, chosen_at = excluded.chosen_at`;

/** Automatic exports may wait for an inactive integration. */
const integrationOf = async (tx: Tx, code: TrackerCode, isAutomatic: boolean): Promise<string | null> => {
  const [found] = await tx.query<{ id: string }>(
    `select id from integration where organization_id = $1 and code = $2 and (state = 'active' or ($3 and state = 'inactive')) for share`,
    [tx.viewer.organizationId, code, isAutomatic],
  );
  return found?.id ?? null;
};

const distinctIssues = (issueIds: readonly string[]): readonly string[] => {
  const ids = [...new Set(issueIds.map((id) => id.toLowerCase()))];
  if (ids.length === 0) refuse('blank', exportTexts.none, 'issueIds');
  if (ids.length > limits.issuesPerExport) refuse('too_many', `Select at most ${limits.issuesPerExport} issues.`, 'issueIds');
  return ids;
};

/** Null when none is left to send and it is automatic. */
export const startExport = async (
  tx: Tx,
  enqueue: Enqueue,
  operation: string,
  { code, issueIds, params, again, isAutomatic, startedBy = tx.viewer.userId }: ExportRequest,
): Promise<string | null> => {
  const ids = distinctIssues(issueIds);
  const problems = exportProblems(code, params);
  if (problems.length > 0)
    throw new Refused(problems.map(({ code: why, message, field }) => ({ code: why, message, path: `exportParams.${field}` })));
  const chosen = v.parse(exportRules[code], params);
  const target = targetOf(code, chosen);
  const integrationId = await integrationOf(tx, code, isAutomatic);
  if (integrationId === null) return isAutomatic ? null : refuse('client_authentication_not_found', exportTexts.notConnected);
  const { organizationId, userId } = tx.viewer;
  await tx.query('select id from issue where id = any ($1::uuid[]) order by id for update', [ids]);
  const [first] = await tx.query<{ jobId: string }>(placed, [
    organizationId,
    ids,
    integrationId,
    target,
    again,
    startedBy,
    code,
    JSON.stringify(chosen),
    isAutomatic,
    tx.at,
  ]);
  if (userId !== null && !isAutomatic) await tx.query(remembered, [organizationId, userId, code, JSON.stringify(chosen), tx.at]);
  if (first === undefined) return isAutomatic ? null : refuse('taken', exportTexts.allThere, 'issueIds');
  await record(tx, { operation, entity: 'export-job', entityId: first.jobId, after: { destination: code, target, issueIds: ids } });
  await announce(tx, { topic: 'export', entityId: first.jobId });
  await enqueue(tx, 'export-issues', { organizationId, integrationId }, { singletonKey: integrationId });
  return first.jobId;
};
