import { testingParticipantStatuses, workingParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { oneOf } from '#server/database/sql.ts';
import type { CrowdContext } from '../context.ts';
import { openCursor, pageOf, places, sizeOf, sealCursor } from '../cursor.ts';
import type { Page, PageArgs } from '../cursor.ts';
import { participantJson, testJson, chatMessageJson } from '../shapes.ts';
import type { ChatType } from '#schema/vocabulary/around.ts';
import { idOrAbsent } from '../../api/ids.ts';

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
const streamOf =
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

type Node = Readonly<Record<string, unknown>>;
type Found = { readonly node: Node; readonly place: readonly string[] };

const instant = (column: string): string => `(extract(epoch from ${column}) * 1000000)::bigint::text`;
const from = (time: string, id: string): string =>
  `($1::bigint is null or (${time}, ${id}) > (timestamptz 'epoch' + $1::bigint * interval '1 microsecond', $2::uuid))`;

const read = async (
  context: CrowdContext,
  list: string,
  args: PageArgs,
  statement: string,
  values: readonly unknown[],
): Promise<Page<Node>> => {
  const size = sizeOf(args);
  const { rows } = await context.owner.query<Found>(`${statement} limit ${size + 1}`, [...values]);
  return pageOf(list, rows, size, args.after);
};

const byTime = (context: CrowdContext, list: string, args: PageArgs, statement: string): Promise<Page<Node>> => {
  const [at, id] = openCursor(list, places.byTime, args.after) ?? [null, null];
  return read(context, list, args, statement, [at, id]);
};

const invited = `
  select json_build_object('participantId', p.id, 'invitedAt', p.invited_at,
      'tester', json_build_object('id', p.tester_id, 'fullName', p.full_name, 'email', p.email, 'countryCode', p.country_code), 'test', ${testJson}) as node,
    array[${instant('p.invited_at')}, p.id::text] as place
  from participant p join test t on t.id = p.test_id join supervised_test s on s.test_id = t.id
  where p.status = 'invited' and p.invited_at is not null and t.window_status in ('scheduled', 'open') and ${from('p.invited_at', 'p.id')}
  order by p.invited_at, p.id`;

const waiting = `
  select json_build_object('id', e.id, 'participantId', r.participant_id, 'caseResultId', r.id, 'testCaseId', r.test_case_id,
      'content', e.content, 'state', e.state, 'createdAt', e.created_at) as node,
    array[${instant('e.created_at')}, e.id::text] as place
  from edit_request e join case_result r on r.id = e.case_result_id join participant p on p.id = r.participant_id join test t on t.id = r.test_id
  where e.state in ('requested', 'overdue') and t.window_status <> 'cancelled'
    and p.status in ${oneOf(workingParticipantStatuses)} and ${from('e.created_at', 'e.id')}
  order by e.created_at, e.id`;

const current = `
  select ${participantJson} as node, array[p.id::text] as place
  from participant p where p.status = any ($2::text[]) and ($1::uuid is null or p.id > $1::uuid)
  order by p.id`;

export const lists = {
  invitations: (args: PageArgs, context: CrowdContext) => byTime(context, 'invitations', args, invited),
  editRequests: (args: PageArgs, context: CrowdContext) => byTime(context, 'editRequests', args, waiting),
  participants: (args: PageArgs & { readonly statuses?: readonly string[] | null }, context: CrowdContext) => {
    const [id] = openCursor('participants', places.byId, args.after) ?? [null];
    return read(context, 'participants', args, current, [id, args.statuses ?? testingParticipantStatuses]);
  },
};

export const changes = {
  participantChanges: streamOf({
    list: 'participantChanges',
    isMeant: `topic = 'participant'`,
    current: `select ${participantJson} as node from unnest($1::uuid[]) with ordinality given (id, place) join participant p on p.id = given.id order by given.place`,
  }),
};

const history = `
  select ${chatMessageJson} as node, array[m.position::text, '0'] as place
  from chat_message m join chat_channel c on c.id = m.channel_id join participant p on p.id = $1
  where c.test_id = p.test_id and c.chat_type = $2 and (c.chat_type = 'public' or c.participant_id = p.id)
    and p.joined_at is not null and m.position > coalesce($3::bigint, 0)
  order by m.position limit $4`;

type HistoryArgs = PageArgs & { readonly participantId: string; readonly chatType: ChatType };

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
  chatChanges: streamOf({
    list: 'chatChanges',
    isMeant: `topic = 'chat' and payload ->> 'kind' = 'message'`,
    current: `select ${chatMessageJson} as node from unnest($1::uuid[]) with ordinality given (id, place)
      join chat_message m on m.id = given.id join chat_channel c on c.id = m.channel_id order by given.place`,
  }),
};
