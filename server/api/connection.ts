import type { RequestContext } from './context.ts';
import { badUserInput } from './errors.ts';
import { argument } from './param.ts';
import { shape } from './shape.ts';
import type { Given } from './read.ts';
import type { Selection } from './selection.ts';
import { signWritten } from './inner-page.ts';
import { Written } from './written.ts';
import { raw, sql } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';

type PageArgs = { readonly first?: number | null; readonly after?: string | null };

export type RawPage = {
  readonly items: readonly { readonly node: unknown; readonly place: readonly unknown[] }[];
  readonly totalCount?: number;
  readonly testsCount?: number;
};

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

/** Refuses a foreign or changed cursor. */
export const pageArguments = (
  context: RequestContext,
  operation: string,
  args: PageArgs & Readonly<Record<string, unknown>>,
  most = 100,
): { readonly values: Readonly<Record<string, unknown>>; readonly binding: string; readonly first: number } => {
  const { first: wanted, after, ...filter } = args;
  const first = wanted ?? 10;
  if (!Number.isInteger(first) || first < 1 || first > most) throw badUserInput(`first must be from 1 to ${most}.`);
  const binding = `${context.viewer.organizationId}:${operation}:${JSON.stringify(filter)}`;
  const [afterKey = null, afterId = null] = after === null || after === undefined ? [] : context.services.cursors.open(binding, after);
  return { values: { ...filter, first, afterKey, afterId }, binding, first };
};

/** JSON as it is sent but for cursor signatures, from the ordered rows `paged (node, place, number)`. */
const writtenPage = (page: PageOf, selection: Selection, first: Sql): Sql => {
  const shown = sql`filter (where paged.number <= ${first})`;
  const cursor = sql`json_build_object('place', paged.place)`;
  const edges = (edge: Selection): Sql =>
    sql`coalesce(json_agg(${shape(edge, { cursor, node: (_node) => raw('paged.node') })}) ${shown}, '[]'::json)`;
  return shape(selection, {
    edges,
    nodes: (_nodes) => sql`coalesce(json_agg(paged.node) ${shown}, '[]'::json)`,
    totalCount: page.total ?? raw('0'),
    testsCount: page.tests ?? raw('0'),
    pageInfo: (info) =>
      shape(info, {
        hasNextPage: sql`count(*) > ${first}`,
        endCursor: sql`case when count(*) > 0 then json_build_object('place', (array_agg(paged.place) ${shown})[least(count(*), ${first})]) end`,
      }),
  });
};

/** A keyset page: reads one row more than requested to know whether another page follows. */
export const pageStatement = (page: PageOf, selection: Selection, given: Given): Sql => {
  const comparison = raw(page.direction === 'asc' ? '>' : '<');
  const order = raw(page.direction === 'asc' ? 'asc' : 'desc');
  const after = given('afterId')
    ? sql` and (${page.key}, ${page.id}) ${comparison} (${argument('afterKey')}::${raw(page.keyType)}, ${argument('afterId')}::uuid)`
    : raw('');
  const most = usualSizes.includes(page.first) ? raw(String(page.first + 1)) : sql`${argument('first')}::int + 1`;
  const total = selection.has('totalCount') && page.total !== undefined ? sql`, 'totalCount', ${page.total}` : raw('');
  const tests = selection.has('testsCount') && page.tests !== undefined ? sql`, 'testsCount', ${page.tests}` : raw('');
  const ordered = sql`order by ${page.key} ${order}, ${page.id} ${order}`;
  if (selection.isWritten) {
    const size = usualSizes.includes(page.first) ? raw(String(page.first)) : sql`${argument('first')}::int`;
    const number = sql`row_number() over (${ordered})`;
    const rows = sql`select case when ${number} <= ${size} then ${page.row} end as node, json_build_array(${page.key}, ${page.id}) as place, ${number} as number
      ${page.from}${after} ${ordered} limit ${most}`;
    return sql`(select ${writtenPage(page, selection, size)} from (${rows}) paged having count(*) >= 0)`;
  }
  return sql`json_build_object('items', coalesce((select json_agg(paged.item) from (
    select json_build_object('node', ${page.row}, 'place', json_build_array(${page.key}, ${page.id})) as item
    ${page.from}${after}
    ${ordered} limit ${most}) paged), '[]'::json)${total}${tests})`;
};

export const connection = (context: RequestContext, binding: string, first: number, page: RawPage) => {
  const { cursors } = context.services;
  if (page instanceof Written) return new Written(signWritten(page.text, cursors, binding));
  const shown = page.items.slice(0, first).map((item) => ({
    node: item.node,
    get cursor() {
      return cursors.seal(binding, item.place);
    },
  }));
  return {
    edges: shown,
    get nodes() {
      return shown.map(({ node }) => node);
    },
    totalCount: page.totalCount ?? 0,
    testsCount: page.testsCount ?? 0,
    pageInfo: {
      hasNextPage: page.items.length > first,
      get endCursor() {
        return shown.at(-1)?.cursor ?? null;
      },
    },
  };
};
