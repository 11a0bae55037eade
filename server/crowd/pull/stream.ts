import type { CrowdContext } from '../context.ts';
import { openCursor, places, sealCursor, sizeOf } from '../cursor.ts';
import type { Page, PageArgs } from '../cursor.ts';

type Node = Readonly<Record<string, unknown>>;
type Scan = { readonly tx: string; readonly id: string; readonly entityId: string | null };

const scanned = 2000;

const now = async ({ owner }: CrowdContext, list: string): Promise<string> => {
  const { rows } = await owner.query<{ tx: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as tx');
  return sealCursor(list, [rows[0]?.tx ?? '0', '0']);
};

const eventsOf = (isMeant: string): string => `
  select tx::text as tx, id::text as id, case when ${isMeant} then entity_id end as "entityId"
  from outbox
  where (tx, id) > ($1::text::xid8, $2::bigint) and tx < pg_snapshot_xmin(pg_current_snapshot())
  order by tx, id limit ${scanned}`;

const upTo = (rows: readonly Scan[], size: number): { readonly taken: readonly Scan[]; readonly ids: readonly string[] } => {
  const ids = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (row.entityId === null || ids.has(row.entityId)) continue;
    if (ids.size === size) return { taken: rows.slice(0, index), ids: [...ids] };
    ids.add(row.entityId);
  }
  return { taken: rows, ids: [...ids] };
};

type Stream = {
  readonly list: string;
  readonly isMeant: string;
  /** SQL of the nodes by ids ($1), in their order. */
  readonly current: string;
};

/** Follows the outbox by its transaction cursor, so that a change that commits late is not skipped. */
export const streamOf =
  ({ list, isMeant, current }: Stream) =>
  async (args: PageArgs, context: CrowdContext): Promise<Page<Node>> => {
    const size = sizeOf(args);
    const place = openCursor(list, places.byEvent, args.after);
    if (place === null) return { nodes: [], pageInfo: { hasNextPage: false, endCursor: await now(context, list) } };
    const { rows } = await context.owner.query<Scan>(eventsOf(isMeant), [...place]);
    const { taken, ids } = upTo(rows, size);
    const { rows: found } = await context.owner.query<{ node: Node }>(current, [ids]);
    const last = taken.at(-1);
    return {
      nodes: found.map((row) => row.node),
      pageInfo: {
        hasNextPage: taken.length < rows.length || rows.length === scanned,
        endCursor: last === undefined ? (args.after ?? null) : sealCursor(list, [last.tx, last.id]),
      },
    };
  };
