import { GraphQLError } from 'graphql';
import * as v from 'valibot';
import { isId } from '../api/ids.ts';

const refusedCursor = (): GraphQLError =>
  new GraphQLError('This cursor does not belong to this list.', { extensions: { code: 'BAD_USER_INPUT' } });
const tooMany = (): GraphQLError => new GraphQLError('first must be from 1 to 200.', { extensions: { code: 'BAD_USER_INPUT' } });

export const pageLimit = 200;

export type PageArgs = { readonly after?: string | null; readonly first?: number | null };
export type Page<TNode> = {
  readonly nodes: readonly TNode[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

const id = v.pipe(
  v.string(),
  v.check((text) => isId(text), 'no id'),
);
const microseconds = v.pipe(v.string(), v.regex(/^\d{1,16}$/u));
const digits = v.pipe(v.string(), v.regex(/^\d{1,18}$/u));

/** A moment in microseconds and an id, an id alone, or a position in the outbox. */
export const places = { byTime: v.strictTuple([microseconds, id]), byId: v.strictTuple([id]), byEvent: v.strictTuple([digits, digits]) };

export const sealCursor = (list: string, place: readonly string[]): string =>
  Buffer.from(JSON.stringify([list, ...place])).toString('base64url');

const opened = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

/** Refuses another list's cursor. */
export const openCursor = <TPlace extends v.GenericSchema>(
  list: string,
  place: TPlace,
  cursor: string | null | undefined,
): v.InferOutput<TPlace> | null => {
  if (cursor === null || cursor === undefined) return null;
  const read = cursor.length > 300 ? null : opened(cursor);
  if (!Array.isArray(read) || read[0] !== list) throw refusedCursor();
  const checked = v.safeParse(place, read.slice(1));
  if (!checked.success) throw refusedCursor();
  return checked.output;
};

export const sizeOf = ({ first }: PageArgs): number => {
  const size = first ?? 50;
  if (size < 1 || size > pageLimit) throw tooMany();
  return size;
};

export type Placed<TNode> = { readonly node: TNode; readonly place: readonly string[] };

/** Expects one row more than requested. */
export const pageOf = <TNode>(
  list: string,
  rows: readonly Placed<TNode>[],
  size: number,
  after: string | null | undefined,
): Page<TNode> => {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    nodes: shown.map((row) => row.node),
    pageInfo: { hasNextPage: rows.length > size, endCursor: last === undefined ? (after ?? null) : sealCursor(list, last.place) },
  };
};
