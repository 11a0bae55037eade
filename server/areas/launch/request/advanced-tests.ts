import type { GraphQLResolveInfo } from 'graphql';
import { pageArguments, pageStatement, pageVariant } from '#server/api/connection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { read } from '#server/api/read.ts';
import { scopeOf } from '#server/api/scope.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { advancedTestShape } from '#server/entities/test.fields.ts';

export type PageArgs = { readonly first?: number | null; readonly after?: string | null };
type Filter = { readonly values: Readonly<Record<string, unknown>>; readonly condition: Sql; readonly variant?: string };

const everything: Filter = { values: {}, condition: sql`true` };

/** A page of advanced tests by the aliases t and a, newest first. */
export const advancedTestPage = async (
  operation: string,
  args: PageArgs,
  context: RequestContext,
  info: GraphQLResolveInfo,
  { values: filter, condition, variant = '' }: Filter = everything,
) => {
  const page = { first: args.first ?? 10, after: args.after ?? null, ...filter };
  const { values, first } = pageArguments(context, operation, page);
  return read(
    context,
    info,
    values,
    (selection, _context, given) => {
      const from = sql`from test t join advanced_test a on a.test_id = t.id where t.kind = 'advanced' and ${condition} and ${scopeOf(context).test('t')}`;
      const row = advancedTestShape(context)(selection.of('nodes'));
      return sql`select ${pageStatement({ row, from, key: raw('t.created_at'), id: raw('t.id'), keyType: 'timestamptz', total: sql`(select count(*)::int ${from})`, first }, selection, given)} as json`;
    },
    { variant: `${pageVariant(first)}${variant}` },
  );
};

export const advancedTestRequests = (_: unknown, args: PageArgs, context: RequestContext, info: GraphQLResolveInfo) =>
  advancedTestPage('advancedTestRequests', args, context, info);
