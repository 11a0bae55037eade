import type { ChatType } from '#schema/vocabulary/around.ts';
import { idOrAbsent } from '../../api/ids.ts';
import type { CrowdContext } from '../context.ts';
import { openCursor, pageOf, places, sealCursor, sizeOf } from '../cursor.ts';
import type { Page, PageArgs } from '../cursor.ts';
import { chatMessageJson } from '../shapes.ts';

type Node = Readonly<Record<string, unknown>>;
type Scan = { readonly tx: string; readonly id: string; readonly entityId: string | null };

const list = 'chatChanges';
const scanned = 2000;

const now = async ({ owner }: CrowdContext): Promise<string> => {
  const { rows } = await owner.query<{ tx: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as tx');
  return sealCursor(list, [rows[0]?.tx ?? '0', '0']);
};

const events = `
  select tx::text as tx, id::text as id, case when topic = 'chat' and payload ->> 'kind' = 'message' then entity_id end as "entityId"
  from outbox
  where (tx, id) > ($1::text::xid8, $2::bigint) and tx < pg_snapshot_xmin(pg_current_snapshot())
  order by tx, id limit ${scanned}`;

const current = `
  select ${chatMessageJson} as node from unnest($1::uuid[]) with ordinality given (id, place)
    join chat_message m on m.id = given.id join chat_channel c on c.id = m.channel_id order by given.place`;

const upTo = (rows: readonly Scan[], size: number): { readonly taken: readonly Scan[]; readonly ids: readonly string[] } => {
  const ids = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (row.entityId === null || ids.has(row.entityId)) continue;
    if (ids.size === size) return { taken: rows.slice(0, index), ids: [...ids] };
    ids.add(row.entityId);
  }
  return { taken: rows, ids: [...ids] };
};

const history = `
  select ${chatMessageJson} as node, array[m.position::text, '0'] as place
  from chat_message m join chat_channel c on c.id = m.channel_id join participant p on p.id = $1
  where c.test_id = p.test_id and c.chat_type = $2 and (c.chat_type = 'public' or c.participant_id = p.id)
    and p.joined_at is not null and m.position > coalesce($3::bigint, 0)
  order by m.position limit $4`;

type HistoryArgs = PageArgs & { readonly participantId: string; readonly chatType: ChatType };

/** The chats as testers see them: what was said, and what is said from now on. */
export const chat = {
  chatMessages: async (args: HistoryArgs, context: CrowdContext): Promise<Page<Node>> => {
    const size = sizeOf(args);
    const [place] = openCursor('chatMessages', places.byEvent, args.after) ?? [null];
    const { rows } = await context.owner.query<{ node: Node; place: readonly string[] }>(history, [
      idOrAbsent(args.participantId),
      args.chatType,
      place,
      size + 1,
    ]);
    return pageOf('chatMessages', rows, size, args.after);
  },
  chatChanges: async (args: PageArgs, context: CrowdContext): Promise<Page<Node>> => {
    const size = sizeOf(args);
    const place = openCursor(list, places.byEvent, args.after);
    if (place === null) return { nodes: [], pageInfo: { hasNextPage: false, endCursor: await now(context) } };
    const { rows } = await context.owner.query<Scan>(events, [...place]);
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
  },
};
