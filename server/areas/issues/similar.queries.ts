import type { GraphQLResolveInfo } from 'graphql';
import { limits } from '#schema/vocabulary/limits.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape } from '#server/api/shape.ts';
import { raw, sql } from '#server/database/sql.ts';
import { issueShape } from '#server/entities/issue.fields.ts';

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
