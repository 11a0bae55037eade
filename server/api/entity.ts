import type { GraphQLResolveInfo } from 'graphql';
import { sql } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';
import type { RequestContext } from './context.ts';
import { notFound } from './errors.ts';
import { idOrAbsent } from './ids.ts';
import { argument } from './param.ts';
import { read } from './read.ts';
import type { Selection } from './selection.ts';
import { sendsText } from './text-answer.ts';

/** A kind of thing with ids, for queries of one and for events. */
export type Entity = {
  readonly id: Sql;
  readonly shape: (context: RequestContext) => (selection: Selection) => Sql;
  /** FROM and WHERE of what the caller may read. */
  readonly from: (context: RequestContext) => Sql;
};

const oneOf =
  ({ id, shape, from }: Entity) =>
  (selection: Selection, context: RequestContext): Sql =>
    sql`select ${shape(context)(selection)} as json ${from(context)} and ${id} = ${argument('id')}`;

/** Those with given ids, by id. */
export const manyOf =
  ({ id, shape, from }: Entity) =>
  (selection: Selection, context: RequestContext): Sql =>
    sql`select coalesce(json_object_agg(${id}, ${shape(context)(selection)}), '{}') as json ${from(context)} and ${id} = any(${argument('ids')}::uuid[])`;

/** Absent and unreadable ones are both NOT_FOUND. */
export const byId = (entity: Entity) =>
  sendsText(async (_: unknown, args: { readonly id: string }, context: RequestContext, info: GraphQLResolveInfo): Promise<unknown> => {
    const found = await read(context, info, { id: idOrAbsent(args.id) }, oneOf(entity));
    if (found === null) throw notFound();
    return found;
  });
