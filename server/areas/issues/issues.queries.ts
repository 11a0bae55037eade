import type { GraphQLResolveInfo } from 'graphql';
import { pageArguments, pageStatement, pageVariant } from '#server/api/connection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent, isId } from '#server/api/ids.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { Given } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, reads, shape } from '#server/api/shape.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { issueShape, tagShape } from '#server/entities/issue.fields.ts';
import { itemStates } from '#schema/vocabulary/export.ts';
import { givenSeverities } from '#schema/vocabulary/issue.ts';
import { filtered, filterValues, narrowed } from './issue-filter.ts';
import type { IssueFilter } from './issue-filter.ts';
import { sendsText } from '#server/api/text-answer.ts';

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

const counted = (status: string): Sql => raw(`coalesce(sum(total) filter (where triage_status = '${status}'), 0)::int`);

const issueStats = (_: unknown, args: IssueFilter, context: RequestContext, info: GraphQLResolveInfo) => {
  const values = filterValues(args);
  const isCounted =
    values.anyOf === null && values.allOf === null && values.words === null && values.days === null && values.itemState === null;
  const { ofTest, kept, published } = scopeOf(context);
  const source = (given: Given): Sql =>
    isCounted
      ? sql`(select c.triage_status, c.total from issue_count c where ${ofTest('c')} and ${kept('c')} ${raw(context.viewer.role === 'customer' ? 'and c.published' : '')} ${narrowed(given, raw('c'))}) c`
      : sql`(select i.triage_status, 1 as total from issue i where ${ofTest('i')} and ${kept('i')} and ${published('i')} ${filtered(context, given)}) c`;
  return read(
    context,
    info,
    values,
    (selection, _context, given) =>
      sql`select ${shape(selection, { newIssuesCount: counted('untriaged'), acceptedIssuesCount: counted('accepted'), rejectedIssuesCount: counted('rejected') })} as json from ${source(given)} having count(*) >= 0`,
    { variant: String(isCounted) },
  );
};

const flexibleTestingIssue = async (_: unknown, args: { readonly id: string }, context: RequestContext, info: GraphQLResolveInfo) => {
  const issue = await read(
    context,
    info,
    { id: idOrAbsent(args.id) },
    (selection) => sql`select ${issueShape(context)(selection)} as json from issue i
    where i.id = ${argument('id')} and ${scopeOf(context).ofTest('i')} and ${scopeOf(context).kept('i')} and ${scopeOf(context).published('i')}`,
  );
  if (issue === null) throw notFound();
  return issue;
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

const flexibleTestingIssueTag = async (_: unknown, args: { readonly id: string }, context: RequestContext, info: GraphQLResolveInfo) => {
  if (!isId(args.id)) throw notFound();
  const tag = await read(
    context,
    info,
    args,
    (selection) =>
      sql`select ${tagShape(context)(selection)} as json from issue_tag g where g.id = ${argument('id')} and ${scopeOf(context).organization('g')} and g.state = 'live'`,
  );
  if (tag === null) throw notFound();
  return tag;
};

export const issueQueries: ResolverMap[string] = {
  flexibleTestingIssues: sendsText(flexibleTestingIssues),
  flexibleTestingIssue: sendsText(flexibleTestingIssue),
  issueStats: sendsText(issueStats),
  issueSeverityOptions: () => givenSeverities.map((name) => ({ name })),
  flexibleTestingNextIssue,
  issueItemStates,
  flexibleTestingIssueTags: sendsText(flexibleTestingIssueTags),
  flexibleTestingIssueTag: sendsText(flexibleTestingIssueTag),
};
