import type { GraphQLResolveInfo } from 'graphql';
import type { ReportVerdict } from '#schema/vocabulary/participant.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';
import type { relatedIssueMachine } from '#machines/lifecycles/related-issue/related-issue.machine.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import { scopeOf } from '#server/api/scope.ts';
import type { RequestContext } from '#server/api/context.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { list, shape } from '#server/api/shape.ts';
import { likeWords } from '#server/database/like.ts';
import { compile, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { advance } from '#server/workflow/advance.ts';
import type { EventOf, TakenBack } from '#server/workflow/advance.ts';
import { isStale, NotFound, refuse } from '#server/workflow/refused.ts';
import type { FieldError } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { changed } from './edit-result.mutations.ts';

/** A row of the list that was handed in: its title, or the first that it says. */
const titleOfUploaded =
  raw(`(select left(told ->> 'value', 400) from jsonb_array_elements(case jsonb_typeof(listed) when 'array' then listed else '[]' end) told
  where coalesce(told ->> 'value', '') <> '' order by (lower(told ->> 'code') in ('title', 'name', 'summary', 'issue')) desc limit 1)`);

/** Names of what is known, for result r, each with its place; `isSeen` holds of an issue x that the caller may read. */
const knownTo = (isSeen: Sql): Sql => sql`(
  select left(i.code || ' ' || i.title, 400) as name, 'test' as known_in, 1 as place from related_issue i
    where i.test_id = r.test_id and i.known and i.deleted_at is null
  union select ${titleOfUploaded}, 'request', 2 from test t join requested_test q on q.id = t.requested_test_id
    cross join lateral jsonb_array_elements(case jsonb_typeof(q.known_issues) when 'array' then q.known_issues else '[]' end) listed where t.id = r.test_id
  union select left(x.code || ' ' || x.title, 400), 'organization', 3 from issue x
    where x.triage_status = 'accepted' and x.published_at is not null and ${isSeen}) known`;

const knownIssueOptions = async (
  _: unknown,
  { caseResultId, find }: { readonly caseResultId: string; readonly find: string },
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<unknown> => {
  const { ofTest, kept } = scopeOf(context);
  const isSeen = sql`${ofTest('x')} and ${kept('x')}`;
  const options = await read(context, info, { id: idOrAbsent(caseResultId), words: likeWords(find) }, (selection) => {
    const row = shape(selection, { name: sql`known.name`, knownIn: sql`known.known_in` });
    const listed = list(
      row,
      sql`from ${knownTo(isSeen)} where known.name is not null and (${argument('words')}::text[] is null or known.name ilike all (${argument('words')}::text[])) order by known.place, known.name limit 20`,
    );
    return sql`select ${listed} as json from case_result r where r.id = ${argument('id')} and ${ofTest('r')} and ${kept('r')}`;
  });
  if (options === null) throw notFound();
  return options;
};

type ReportInput = { readonly relatedIssueId: string } & TakenBack;

const resultOf = async ({ tx }: Work, id: string): Promise<string> => {
  const [report] = await tx.query<{ caseResultId: string }>(
    'select case_result_id as "caseResultId" from related_issue where id = $1 and case_result_id is not null and deleted_at is null',
    [id.toLowerCase()],
  );
  if (report === undefined) throw new NotFound();
  return report.caseResultId;
};

/** Row-level security leaves a moderator the issues of their own tests. */
const demandKnown = async ({ tx }: Work, caseResultId: string, name: string): Promise<void> => {
  const asked = sql`select from case_result r cross join lateral ${knownTo(raw('true'))} where r.id = ${caseResultId} and known.name = ${name}`;
  const { text, values } = compile(asked);
  const [found] = await tx.query(text, values);
  if (found === undefined) refuse('not_found', 'No known issue has this name any more.', 'knownAs');
};

const move = async (work: Work, { relatedIssueId, version }: ReportInput, event: EventOf<typeof relatedIssueMachine>) => {
  const caseResultId = await resultOf(work, relatedIssueId);
  if (event.type === 'report.judge' && event.verdict === 'known' && event.knownAs !== null)
    await demandKnown(work, caseResultId, event.knownAs);
  await work.tx.query('select from case_result where id = $1 for update', [caseResultId]);
  const told = await advance(work.tx, subjects.relatedIssue, relatedIssueId.toLowerCase(), event, { operation: work.operation, version });
  return { version: told.version, ...(await changed(work, caseResultId)) };
};

const asItIs = async (work: Work, { relatedIssueId }: ReportInput, errors: readonly FieldError[]) =>
  isStale(errors) ? changed(work, await resultOf(work, relatedIssueId)) : {};

export const reportResolvers: { readonly Query: ResolverMap[string]; readonly Mutation: ResolverMap[string] } = {
  Query: { knownIssueOptions },
  Mutation: {
    judgeReport: mutation<ReportInput & { readonly verdict?: ReportVerdict | null; readonly knownAs?: string | null }>(
      'judgeReport',
      (work, input) => move(work, input, { type: 'report.judge', verdict: input.verdict ?? null, knownAs: input.knownAs ?? null }),
      { refusedWith: asItIs },
    ),
    gradeReport: mutation<ReportInput & { readonly severity?: Severity | null }>(
      'gradeReport',
      (work, input) => move(work, input, { type: 'report.grade', severity: input.severity ?? null }),
      { refusedWith: asItIs },
    ),
  },
};
