import type { GraphQLResolveInfo } from 'graphql';
import { connection, pageArguments, pageStatement, pageVariant } from '#server/api/connection.ts';
import type { RawPage } from '#server/api/connection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { raw, sql } from '#server/database/sql.ts';
import { advancedTestShape } from '#server/entities/test.fields.ts';
import { createCustomerRequest } from './create-request.ts';
import { draftMutations, draftQueries } from './drafts.ts';
import { importMappingMutations, importMappingQueries } from './import-mapping.ts';
import { referenceQueries } from './reference.ts';

type PageArgs = { readonly first?: number | null; readonly after?: string | null };

const advancedTestRequests = async (_: unknown, args: PageArgs, context: RequestContext, info: GraphQLResolveInfo) => {
  const { values, binding, first } = pageArguments(context, 'advancedTestRequests', { first: args.first ?? 10, after: args.after ?? null });
  const page = await read<RawPage>(
    context,
    info,
    values,
    (selection, _context, given) => {
      const from = sql`from test t join advanced_test a on a.test_id = t.id where t.kind = 'advanced' and ${scopeOf(context).test('t')}`;
      const row = advancedTestShape(context)(selection.of('nodes'));
      return sql`select ${pageStatement({ row, from, key: raw('t.created_at'), id: raw('t.id'), keyType: 'timestamptz', total: sql`(select count(*)::int ${from})`, first }, selection, given)} as json`;
    },
    { variant: pageVariant(first) },
  );
  return connection(context, binding, first, page ?? { items: [] });
};

export const launchResolvers: ResolverMap = {
  Query: { ...referenceQueries, ...draftQueries, ...importMappingQueries, advancedTestRequests },
  Mutation: { ...draftMutations, ...importMappingMutations, createCustomerRequest },
};
