import { randomUUID } from 'node:crypto';
import type { Drift, DriftKind, TrackerCode } from '#schema/vocabulary/export.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound, badUserInput } from '#server/api/errors.ts';
import type { IssueReport } from '#server/vendors/report/report.ts';
import { bodyText } from '#server/vendors/report/adf.ts';
import { toldDrift } from '#server/vendors/field-mapping.ts';
import type { Composed, Tracker } from '#server/vendors/tracker.ts';
import { readReports } from './report.store.ts';
import { withTracker } from './trackers.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { exportProblems, exportRules, targetOf } from '#schema/rules/issues/export-params.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { idOrAbsent, isId } from '#server/api/ids.ts';
import { argument, caller, moment } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { answering } from '#server/api/ask-vendor.ts';
import * as v from 'valibot';
import { existingOf, jobShape } from '#server/entities/issue-export.fields.ts';

/** Told of each issue by itself, in what is composed of it. */
const ofIssues: readonly DriftKind[] = ['field', 'value', 'required'];

const previewOf = (
  tracker: TrackerCode,
  ofPlace: readonly Drift[],
  { issueId, code, url }: IssueReport,
  { title, place, body, fields, drift, uploads, linked, request }: Composed,
) => ({
  issueId,
  code,
  title,
  place,
  text: bodyText(body),
  url,
  fields: fields.map(({ name, value }) => ({ label: name, value })),
  drift: [...ofPlace, ...drift.filter(({ kind }) => ofIssues.includes(kind))].map((each) => toldDrift(tracker, each)),
  files: [
    ...uploads.map(({ name, sizeBytes }) => ({ name, sizeBytes, reason: null })),
    ...linked.map(({ file: { name, sizeBytes }, reason }) => ({ name, sizeBytes, reason })),
  ],
  request: JSON.stringify(request.body, null, 2),
});

/** A preview, with a mark that is never sent. */
const composeAll = async (
  context: RequestContext,
  code: TrackerCode,
  params: Readonly<Record<string, unknown>>,
  issueIds: readonly string[],
) => {
  const ids = [...new Set(issueIds.map((id) => id.toLowerCase()))];
  const { publicUrl } = context.services.exports;
  const reports = await context.database.write(context.viewer, (tx) => readReports(tx, ids, publicUrl));
  if (reports.length < ids.length) throw notFound();
  return withTracker(context, code, params, async (tracker: Tracker) => {
    const ofPlace = (await tracker.check()).filter(({ kind }) => !ofIssues.includes(kind));
    const previews = [];
    for (const report of reports) previews.push(previewOf(code, ofPlace, report, await tracker.compose(report, randomUUID())));
    return previews;
  });
};

type PreviewArgs = {
  readonly issueIds: readonly string[];
  readonly jira?: object | null;
  readonly github?: object | null;
  readonly azureDevops?: object | null;
};

const issueExportJob = async (_: unknown, args: { readonly id: string }, context: RequestContext, info: GraphQLResolveInfo) => {
  const job = await read(
    context,
    info,
    { id: idOrAbsent(args.id) },
    (selection) => sql`select ${jobShape(context)(selection)} as json from export_job job
      where job.id = ${argument('id')} and ${scopeOf(context).organization('job')}`,
  );
  if (job === null) throw notFound();
  return job;
};

const issueExportJobs = (_: unknown, args: Readonly<Record<string, unknown>>, context: RequestContext, info: GraphQLResolveInfo) =>
  read(context, info, args, (selection) => {
    const recent = sql`from (select * from export_job e where ${scopeOf(context).organization('e')}
        and (e.finished_at is null or e.finished_at > ${moment}::timestamptz - interval '1 day') order by e.created_at desc limit 20) job order by job.created_at desc`;
    return sql`select ${list(jobShape(context)(selection), recent)} as json`;
  });

const issueExportChoices = (_: unknown, args: Readonly<Record<string, unknown>>, context: RequestContext, info: GraphQLResolveInfo) =>
  read(context, info, args, (selection) => {
    const choice = shape(selection, {
      destination: sql`c.destination`,
      projectKey: sql`c.params->>'project_key'`,
      issuetypeName: sql`c.params->>'issuetype_name'`,
      repository: sql`c.params->>'repository'`,
      projectId: sql`c.params->>'project_id'`,
      projectName: sql`c.params->>'project_name'`,
      workItemType: sql`c.params->>'work_item_type'`,
      areaPath: sql`c.params->>'area_path'`,
      labels: sql`coalesce(c.params->'labels', c.params->'tags', '[]'::jsonb)`,
      assignees: sql`coalesce(c.params->'assignees', '[]'::jsonb)`,
    });
    const own = sql`from export_choice c where ${scopeOf(context).organization('c')} and c.user_id = ${caller} order by c.chosen_at desc`;
    return sql`select ${list(choice, own)} as json`;
  });

const askedFor = ({ jira, github, azureDevops }: PreviewArgs): { readonly code: TrackerCode; readonly params: object } => {
  const given = (
    [
      ['jira', jira],
      ['github', github],
      ['azure_devops', azureDevops],
    ] as const
  ).flatMap(([code, params]) => (params === null || params === undefined ? [] : [{ code, params }]));
  const [only] = given;
  if (only === undefined || given.length > 1) throw badUserInput('Name one tracker.');
  return only;
};

const issueExportPreviews = async (_: unknown, args: PreviewArgs, context: RequestContext, info: GraphQLResolveInfo) => {
  const { code, params } = askedFor(args);
  if (!args.issueIds.every(isId)) throw notFound();
  if (args.issueIds.length === 0 || args.issueIds.length > limits.issuesPerExport)
    throw badUserInput(`Name 1 to ${limits.issuesPerExport} issues.`);
  const [problem] = exportProblems(code, params);
  if (problem !== undefined) throw badUserInput(problem.message);
  const chosen = v.parse(exportRules[code], params);
  const composed = await answering(() => composeAll(context, code, chosen, args.issueIds));
  const there = await read<readonly { readonly id: string; readonly existing: unknown }[]>(
    context,
    info,
    { ids: args.issueIds, target: targetOf(code, chosen), code },
    (selection) =>
      sql`select ${list(
        sql`json_build_object('id', issue.id, 'existing', ${existingOf(
          selection.of('existing'),
          sql`x.issue_id = issue.id and x.target = ${argument('target')} and j.destination = ${argument('code')} and ${scopeOf(context).organization('x')}`,
        )})`,
        sql`from unnest(${argument('ids')}::uuid[]) issue(id)`,
      )} as json`,
  );
  const existing = new Map((there ?? []).map((each) => [each.id, each.existing]));
  return composed.map((each) => ({ ...each, existing: existing.get(each.issueId) ?? null }));
};

export const exportQueries: ResolverMap[string] = { issueExportJob, issueExportJobs, issueExportChoices, issueExportPreviews };
