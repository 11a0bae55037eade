import type { RequestContext } from './context.ts';
import type { CursorKeys } from './cursor.ts';
import { badUserInput } from './errors.ts';
import { argument, param, valueOf } from './param.ts';
import type { Inputs, Param } from './param.ts';
import type { Given } from './read.ts';
import type { Call, Selection } from './selection.ts';
import { shape } from './shape.ts';
import { join, raw, sql } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';

type PageArgs = { readonly first?: number | null; readonly after?: string | null };

export type PageOf = {
  readonly row: Sql;
  /** FROM and WHERE, without order. */
  readonly from: Sql;
  /** Sort expression and id expression; both in the same direction. */
  readonly key: Sql;
  readonly id: Sql;
  readonly direction?: 'asc' | 'desc';
  readonly keyType: 'timestamptz' | 'integer' | 'text';
  readonly total?: Sql;
  /** The number of tests, where a row may be a request with several. */
  readonly tests?: Sql;
  /** Usual page sizes are literals in the SQL, so that the planner sees them. */
  readonly first: number;
};

const usualSizes = [10, 25, 50, 100];

export const pageVariant = (first: number): string => (usualSizes.includes(first) ? String(first) : '');

const demandSize = (first: unknown, most: number): number => {
  if (typeof first !== 'number' || !Number.isInteger(first) || first < 1 || first > most)
    throw badUserInput(`first must be from 1 to ${most}.`);
  return first;
};

const sealed = (place: Sql, { inner, outer }: Readonly<Record<keyof CursorKeys, Param>>): Sql =>
  sql`seal_cursor(${place}, ${inner}::text, ${outer}::text)`;

const ownKeys = { inner: argument('cursorInner'), outer: argument('cursorOuter') };

/** Refuses a size out of bounds and a foreign or changed cursor. */
export const pageArguments = (
  context: RequestContext,
  operation: string,
  args: PageArgs & Readonly<Record<string, unknown>>,
  most = 100,
): { readonly values: Readonly<Record<string, unknown>>; readonly first: number } => {
  const { first: wanted, after, ...filter } = args;
  const { cursors } = context.services;
  const first = demandSize(wanted ?? 10, most);
  const binding = `${context.viewer.organizationId}:${operation}:${JSON.stringify(filter)}`;
  const [afterKey = null, afterId = null] = after === null || after === undefined ? [] : cursors.open(binding, after);
  const { inner: cursorInner, outer: cursorOuter } = cursors.keysOf(binding);
  return { values: { ...filter, first, afterKey, afterId, cursorInner, cursorOuter }, first };
};

/** A keyset page of a root field: reads one row more than requested to know whether another page follows. */
export const pageStatement = (page: PageOf, selection: Selection, given: Given): Sql => {
  const comparison = raw(page.direction === 'asc' ? '>' : '<');
  const order = raw(page.direction === 'asc' ? 'asc' : 'desc');
  const after = given('afterId')
    ? sql` and (${page.key}, ${page.id}) ${comparison} (${argument('afterKey')}::${raw(page.keyType)}, ${argument('afterId')}::uuid)`
    : raw('');
  const isUsual = usualSizes.includes(page.first);
  const size = isUsual ? raw(String(page.first)) : sql`${argument('first')}::int`;
  const most = isUsual ? raw(String(page.first + 1)) : sql`${size} + 1`;
  const ordered = sql`order by ${page.key} ${order}, ${page.id} ${order}`;
  const number = sql`row_number() over (${ordered})`;
  const rows = sql`select case when ${number} <= ${size} then ${page.row} end as node, json_build_array(${page.key}, ${page.id}) as place, ${number} as number
    ${page.from}${after} ${ordered} limit ${most}`;
  const shown = sql`filter (where paged.number <= ${size})`;
  const cursor = sealed(raw('paged.place'), ownKeys);
  const answer = shape(selection, {
    edges: (edge) => sql`coalesce(json_agg(${shape(edge, { cursor, node: (_node) => raw('paged.node') })}) ${shown}, '[]'::json)`,
    nodes: (_nodes) => sql`coalesce(json_agg(paged.node) ${shown}, '[]'::json)`,
    totalCount: page.total ?? raw('0'),
    testsCount: page.tests ?? raw('0'),
    pageInfo: (info) =>
      shape(info, {
        hasNextPage: sql`count(*) > ${size}`,
        endCursor: sealed(sql`(array_agg(paged.place) ${shown})[least(count(*), ${size})]`, ownKeys),
      }),
  });
  return sql`(select ${answer} from (${rows}) paged having count(*) >= 0)`;
};

export type InnerPage = {
  readonly first: Param;
  readonly after: (part: number) => Param;
  readonly cursor: (place: readonly Sql[]) => Sql;
};

type Wanted = { readonly of: string; readonly first: number; readonly most: number; readonly filter?: readonly string[] };

/** Of a list below a root field, whose arguments are known when the statement runs; refuses as `pageArguments` does. */
export const innerPage = (context: RequestContext, call: Call, { of, first, most, filter = [] }: Wanted): InnerPage => {
  const { cursors } = context.services;
  const binding = (inputs: Inputs): string =>
    `${inputs.viewer.organizationId}:${of}:${JSON.stringify(filter.map((name) => valueOf(call.argument(name), inputs)))}`;
  const size = call.argument('first', first);
  const given = call.argument('after');
  const keys = {
    inner: param((inputs) => cursors.keysOf(binding(inputs)).inner),
    outer: param((inputs) => cursors.keysOf(binding(inputs)).outer),
  };
  return {
    first: param((inputs) => demandSize(valueOf(size, inputs), most)),
    after: (part) =>
      param((inputs) => {
        const cursor = valueOf(given, inputs);
        return typeof cursor === 'string' ? (cursors.open(binding(inputs), cursor)[part] ?? null) : null;
      }),
    cursor: (place) => sealed(sql`json_build_array(${join(place)})`, keys),
  };
};
