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

/** Looks through the issues of the test and the latest of the organization: bounded, however many there are. */
const similarIssues = async (_: unknown, args: { readonly issueId: string }, context: RequestContext, info: GraphQLResolveInfo) => {
  const { ofTest, kept, published } = scopeOf(context);
  const found = await read(context, info, { issueId: idOrAbsent(args.issueId) }, (selection) => {
    const readable = sql`${ofTest('i')} and ${kept('i')} and ${published('i')}`;
    const similar = shape(selection, { likeness: sql`found.likeness`, issue: issueShape(context) });
    const latest = sql`select i.id, i.title from issue i where ${readable} order by i.created_at desc, i.id desc limit ${raw(String(limits.similarAmong))}`;
    const beside = sql`select i.id, i.title from issue i where i.test_id = here.test_id and ${readable}`;
    const found = sql`select near.id, round(100 * similarity(near.title, here.title))::int as likeness
        from ((${latest}) union (${beside})) near where near.id <> here.id and similarity(near.title, here.title) >= ${raw(String(limits.similarFrom / 100))}
        order by likeness desc, near.id limit ${raw(String(limits.similarIssues))}`;
    return sql`select ${list(similar, sql`from (${found}) found join issue i on i.id = found.id order by found.likeness desc, i.id`)} as json
      from (select i.id, i.test_id, i.title from issue i where i.id = ${argument('issueId')} and ${readable}) here`;
  });
  if (found === null) throw notFound();
  return found;
};

export const similarQueries: ResolverMap[string] = { similarIssues };
