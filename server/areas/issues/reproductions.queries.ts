import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { reproductionShape } from '#server/entities/reproduction.fields.ts';

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
