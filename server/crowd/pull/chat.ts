import type { ChatType } from '#schema/vocabulary/around.ts';
import { idOrAbsent } from '../../api/ids.ts';
import type { CrowdContext } from '../context.ts';
import { openCursor, pageOf, places, sizeOf } from '../cursor.ts';
import type { Page, PageArgs } from '../cursor.ts';
import { chatMessageJson } from '../shapes.ts';
import { streamOf } from './stream.ts';

type Node = Readonly<Record<string, unknown>>;
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
