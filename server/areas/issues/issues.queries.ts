import type { GraphQLResolveInfo } from 'graphql';
import { pageArguments, pageStatement, pageVariant } from '#server/api/connection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { byId } from '#server/api/entity.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent, isId, filledList, tagIds } from '#server/api/ids.ts';
import { argument, moment, withinDays } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { Given } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, reads, shape } from '#server/api/shape.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { entities } from '#server/entities/entities.ts';
import { countedIssues, figuresOf } from '#server/entities/issue-figures.ts';
import { issueShape } from '#server/entities/issue.fields.ts';
import { itemStates } from '#schema/vocabulary/export.ts';
import { givenSeverities } from '#schema/vocabulary/issue.ts';
import { sendsText } from '#server/api/text-answer.ts';
import { reproductionShape } from '#server/entities/reproduction.fields.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { ItemState } from '#schema/vocabulary/export.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';
import { likeWords } from '#server/database/like.ts';
import { isItemState } from '#server/entities/issue-export.fields.ts';

type IssueFilter = {
  readonly issueTagsIdsEq?: readonly string[] | null;
  readonly issueTagsIdsContains?: readonly string[] | null;
  readonly severityIn?: readonly Severity[] | null;
  readonly testIdEq?: string | null;
  readonly createdWithinDays?: number | null;
  readonly itemStateEq?: ItemState | null;
  readonly search?: string | null;
};

const filterValues = ({
  issueTagsIdsEq,
  issueTagsIdsContains,
  severityIn,
  testIdEq,
  createdWithinDays,
  itemStateEq,
  search,
}: IssueFilter) => ({
  anyOf: tagIds(issueTagsIdsEq),
  allOf: tagIds(issueTagsIdsContains),
  severities: filledList(severityIn),
  testId: testIdEq === null || testIdEq === undefined ? null : idOrAbsent(testIdEq),
  days: withinDays(createdWithinDays),
  itemState: itemStateEq ?? null,
  words: likeWords(search),
});

const wordsOfIssue = sql`(i.title || ' ' || i.code)`;

const narrowed = (given: Given, alias: Sql): Sql => {
  const severity = given('severities') ? sql`and ${alias}.severity = any (${argument('severities')}::text[])` : nothing;
  const test = given('testId') ? sql`and ${alias}.test_id = ${argument('testId')}` : nothing;
  return sql`${severity} ${test}`;
};

/** Filters issues i. */
const filtered = (context: RequestContext, given: Given): Sql => {
  const any = given('anyOf')
    ? sql`and exists (select from issue_tagging j where j.issue_id = i.id and j.issue_tag_id = any (${argument('anyOf')}::uuid[]))`
    : nothing;
  const all = given('allOf')
    ? sql`and i.id in (select j.issue_id from issue_tagging j where j.issue_tag_id = any (${argument('allOf')}::uuid[]) group by 1 having count(*) = cardinality(${argument('allOf')}::uuid[]))`
    : nothing;
  const recent = given('days') ? sql`and i.created_at > ${moment}::timestamptz - make_interval(days => ${argument('days')}::int)` : nothing;
  const words = given('words') ? sql`and ${wordsOfIssue} ilike all (${argument('words')}::text[])` : nothing;
  const item = given('itemState') ? sql`and ${isItemState(context, sql`${argument('itemState')}::text`)}` : nothing;
  return sql`${any} ${all} ${narrowed(given, raw('i'))} ${recent} ${item} ${words}`;
};

type ListArgs = IssueFilter & {
  readonly idIn?: readonly string[] | null;
  readonly triageStatusEq?: string | null;
  readonly sort?: { readonly direction: 'ascending' | 'descending' } | null;
  readonly first?: number | null;
  readonly after?: string | null;
};

const nothing = raw('');

const flexibleTestingIssues = async (_: unknown, args: ListArgs, context: RequestContext, info: GraphQLResolveInfo) => {
  const direction = args.sort?.direction === 'ascending' ? 'asc' : 'desc';
  const { values, first } = pageArguments(context, 'flexibleTestingIssues', {
    first: args.first ?? 25,
    after: args.after ?? null,
    triageStatus: args.triageStatusEq ?? null,
    direction,
    ids: args.idIn == null ? null : args.idIn.map(idOrAbsent),
    ...filterValues(args),
  });
  return read(
    context,
    info,
    values,
    (selection, _context, given) => {
      const from = sql`from issue i where ${scopeOf(context).ofTest('i')} and ${scopeOf(context).kept('i')} and ${scopeOf(context).published('i')}
        ${given('ids') ? sql`and i.id = any (${argument('ids')}::uuid[])` : nothing}
        ${given('triageStatus') ? sql`and i.triage_status = ${argument('triageStatus')}` : nothing} ${filtered(context, given)}`;
      const row = issueShape(context)(selection.of('edges').of('node'));
      return sql`select ${pageStatement({ row, from, key: raw('i.created_at'), id: raw('i.id'), direction, keyType: 'timestamptz', first }, selection, given)} as json`;
    },
    { variant: `${direction}:${pageVariant(first)}`, planned: values['anyOf'] === null },
  );
};

const issueStats = (_: unknown, args: IssueFilter, context: RequestContext, info: GraphQLResolveInfo) => {
  const values = filterValues(args);
  const isCounted =
    values.anyOf === null && values.allOf === null && values.words === null && values.days === null && values.itemState === null;
  const { ofTest, kept, published } = scopeOf(context);
  const source = (given: Given): Sql =>
    isCounted
      ? countedIssues(context, narrowed(given, raw('c')))
      : sql`(select i.triage_status, 1 as total from issue i where ${ofTest('i')} and ${kept('i')} and ${published('i')} ${filtered(context, given)}) c`;
  return read(context, info, values, (selection, _context, given) => figuresOf(selection, source(given)), { variant: String(isCounted) });
};

const flexibleTestingNextIssue = async (
  _: unknown,
  args: { readonly issueId: string; readonly triageStatus: string },
  context: RequestContext,
  info: GraphQLResolveInfo,
) => {
  if (!isId(args.issueId)) throw notFound();
  const { ofTest, kept, published } = scopeOf(context);
  const answer = await read<{ readonly next: unknown }>(context, info, args, (selection) => {
    const first = (where: Sql): Sql => sql`(select ${shape(selection, { id: sql`i.id` })} from issue i
        where i.test_id = here.test_id and i.triage_status = ${argument('triageStatus')} and ${ofTest('i')} and ${published('i')} and ${where}
        order by i.severity_rank, i.possible_duplicate, i.number limit 1)`;
    const place = (alias: string): Sql => raw(`(${alias}.severity_rank, ${alias}.possible_duplicate, ${alias}.number)`);
    return sql`select json_build_object('next', coalesce(${first(sql`${place('i')} > ${place('here')}`)}, ${first(sql`${place('i')} < ${place('here')}`)})) as json
        from issue here where here.id = ${argument('issueId')} and ${ofTest('here')} and ${kept('here')} and ${published('here')}`;
  });
  if (answer === null) throw notFound();
  return answer.next;
};

const flexibleTestingIssueTags = (_: unknown, args: Readonly<Record<string, unknown>>, context: RequestContext, info: GraphQLResolveInfo) =>
  read(context, info, args, (selection) => {
    const tag = shape(selection, { id: sql`g.id`, name: sql`g.name`, attachedToIssuesCount: raw('coalesce(used.total, 0)') });
    const used = sql`left join (select j.issue_tag_id, count(*)::int as total from issue_tagging j join issue i on i.id = j.issue_id
        where ${scopeOf(context).organization('j')} and ${scopeOf(context).published('i')} group by 1) used on used.issue_tag_id = g.id`;
    const from = sql`from issue_tag g ${reads(tag, 'used') ? used : nothing} where ${scopeOf(context).organization('g')} and g.state = 'live' order by lower(g.name)`;
    return sql`select ${list(tag, from)} as json`;
  });

const issueItemStates = (_: unknown, args: Readonly<Record<string, unknown>>, context: RequestContext, info: GraphQLResolveInfo) =>
  read(context, info, args, () => {
    const known = sql`exists (select from issue_export x where ${scopeOf(context).organization('x')} and x.item_state = s.state)`;
    return sql`select coalesce(json_agg(s.state order by s.place), '[]') as json
      from unnest(${raw(`array['${itemStates.join("','")}']`)}) with ordinality s (state, place) where ${known}`;
  });

export const issueQueries: ResolverMap[string] = {
  flexibleTestingIssues: sendsText(flexibleTestingIssues),
  flexibleTestingIssue: byId(entities.issue),
  issueStats: sendsText(issueStats),
  issueSeverityOptions: () => givenSeverities.map((name) => ({ name })),
  flexibleTestingNextIssue,
  issueItemStates,
  flexibleTestingIssueTags: sendsText(flexibleTestingIssueTags),
  flexibleTestingIssueTag: byId(entities.issueTag),
};

const reproducibilityTestDetails = async (
  _: unknown,
  args: { readonly issueId: string },
  context: RequestContext,
  info: GraphQLResolveInfo,
) => {
  const { ofTest, kept, published } = scopeOf(context);
  const found = await read(context, info, { issueId: idOrAbsent(args.issueId) }, (selection) => {
    const reproduction = reproductionShape(context)(selection);
    const from = sql`from reproducibility_test r where r.issue_id = i.id and ${published('r')} order by r.position, r.id`;
    return sql`select ${list(reproduction, from)} as json from issue i
      where i.id = ${argument('issueId')} and ${ofTest('i')} and ${kept('i')} and ${published('i')}`;
  });
  if (found === null) throw notFound();
  return found;
};

export const reproductionQueries: ResolverMap[string] = { reproducibilityTestDetails };

/** Compares with a bounded number of issues created just before and after, so that the cost stays bounded. */
const similarIssues = async (_: unknown, args: { readonly issueId: string }, context: RequestContext, info: GraphQLResolveInfo) => {
  const { ofTest, kept, published } = scopeOf(context);
  const found = await read(context, info, { issueId: idOrAbsent(args.issueId) }, (selection) => {
    const readable = sql`${ofTest('i')} and ${kept('i')} and ${published('i')}`;
    const similar = shape(selection, { likeness: sql`found.likeness`, issue: issueShape(context) });
    const near = (side: '<=' | '>', direction: 'asc' | 'desc') =>
      sql`(select i.id, i.title from issue i where i.created_at ${raw(side)} here.created_at and ${readable} order by i.created_at ${raw(direction)} limit ${raw(String(limits.similarAmong))})`;
    const found = sql`select near.id, round(100 * similarity(near.title, here.title))::int as likeness
        from (${near('<=', 'desc')} union all ${near('>', 'asc')}) near where near.id <> here.id and similarity(near.title, here.title) >= ${raw(String(limits.similarFrom / 100))}
        order by likeness desc, near.id limit ${raw(String(limits.similarIssues))}`;
    return sql`select ${list(similar, sql`from (${found}) found join issue i on i.id = found.id order by found.likeness desc, i.id`)} as json
      from (select i.id, i.title, i.created_at from issue i where i.id = ${argument('issueId')} and ${readable}) here`;
  });
  if (found === null) throw notFound();
  return found;
};

export const similarQueries: ResolverMap[string] = { similarIssues };
