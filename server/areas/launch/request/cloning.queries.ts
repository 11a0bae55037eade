import type { GraphQLResolveInfo } from 'graphql';
import { pageArguments, pageStatement, pageVariant } from '#server/api/connection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { likeWords } from '#server/database/like.ts';
import { raw, sql, oneOf } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { requestedTestShape } from '#server/entities/requested-test.fields.ts';
import { supervisedTestShape } from '#server/entities/test.fields.ts';
import { begunWindowStatuses } from '#schema/vocabulary/test.ts';
import { sendsText } from '#server/api/text-answer.ts';

type PageArgs = { readonly first?: number | null; readonly after?: string | null };
type TestsArgs = PageArgs & { readonly hasIssues?: boolean | null; readonly search?: string | null };

const hasIssues = ({ viewer: { role } }: RequestContext): Sql =>
  raw(`exists (select from issue_count c where c.test_id = t.id and c.total > 0 ${role === 'customer' ? 'and c.published' : ''})`);
const hasRun = raw(`t.window_status in ${oneOf(begunWindowStatuses)}`);

const flexibleTestingTests = async (_: unknown, args: TestsArgs, context: RequestContext, info: GraphQLResolveInfo) => {
  const { values, first } = pageArguments(context, 'flexibleTestingTests', {
    first: args.first ?? 10,
    after: args.after ?? null,
    hasIssues: args.hasIssues === true ? true : null,
    words: likeWords(args.search),
  });
  return read(
    context,
    info,
    values,
    (selection, _context, given) => {
      const from = sql`from test t join supervised_test s on s.test_id = t.id
        where t.kind = 'supervised' and ${given('hasIssues') ? hasIssues(context) : hasRun} and ${scopeOf(context).test('t')}
        ${given('words') ? sql`and (t.name || ' ' || t.code) ilike all (${argument('words')}::text[])` : raw('')}`;
      const node = selection.of('edges').of('node');
      return sql`select ${pageStatement(
        {
          row: supervisedTestShape(context)(node),
          from,
          key: raw('t.created_at'),
          id: raw('t.id'),
          keyType: 'timestamptz',
          total: sql`(select count(*)::int ${from})`,
          first,
        },
        selection,
        given,
      )} as json`;
    },
    { variant: pageVariant(first) },
  );
};

const requestedTest = async (_: unknown, args: { readonly id: string }, context: RequestContext, info: GraphQLResolveInfo) => {
  const found = await read(
    context,
    info,
    { id: idOrAbsent(args.id) },
    (selection) =>
      sql`select ${requestedTestShape(context)(selection)} as json from requested_test q
        where q.id = ${argument('id')}::uuid and ${scopeOf(context).ofTest('q')} and ${scopeOf(context).kept('q')}`,
  );
  if (found === null) throw notFound();
  return found;
};

export const cloningQueries: ResolverMap[string] = {
  flexibleTestingTests: sendsText(flexibleTestingTests),
  requestedTest: sendsText(requestedTest),
};
