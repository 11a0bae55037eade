import { demoId } from '../random.ts';
import { insertRows, type OwnerClient, type WorldRow } from '../rows.ts';
import { ana, maya, tom } from './accounts.ts';
import { northwind } from './organizations.ts';
import { minutesAfter } from './time.ts';

type Participant = { readonly id: string; readonly tester_id: string; readonly full_name: string };
type Staff = { readonly id: string; readonly name: string; readonly role: string };
/** Minutes before now, who, what; quotes and replies are indices of lines. */
type Said = {
  readonly at: number;
  readonly by: number | 'ana' | 'tom' | 'maya';
  readonly text: string;
  readonly quotes?: number;
  readonly under?: number;
  readonly mentions?: readonly ('ana' | 'tom' | 'maya')[];
  readonly reactions?: readonly (readonly [reaction: string, by: number | 'ana' | 'tom' | 'maya'])[];
};

const people: Readonly<Record<'ana' | 'tom' | 'maya', Staff>> = {
  ana: { id: ana.id, name: `${ana.first_name} ${ana.last_name}`, role: 'community_test_manager' },
  tom: { id: tom.id, name: `${tom.first_name} ${tom.last_name}`, role: 'test_manager' },
  maya: { id: maya.id, name: `${maya.first_name} ${maya.last_name}`, role: 'customer' },
};

const publicChat: readonly Said[] = [
  { at: -1560, by: 'tom', text: 'Welcome, everybody. The build is 11.0.3. Please note which browser you use with every result.' },
  { at: -1544, by: 0, text: 'Is the staging shop reset over night? My cart was empty this morning.' },
  {
    at: -1531,
    by: 'tom',
    text: 'Yes, every night at 02:00 UTC. Orders stay, carts do not.',
    quotes: 1,
    reactions: [
      ['+1', 0],
      ['+1', 1],
    ],
  },
  { at: -420, by: 1, text: 'The voucher AUTUMN25 is refused in GAT-CRT-05. Is it still valid?' },
  {
    at: -402,
    by: 'tom',
    text: 'It ran out last night. Please use WINTER10, the case is updated.',
    quotes: 3,
    reactions: [
      ['white_check_mark', 1],
      ['heart', 2],
    ],
  },
  {
    at: -260,
    by: 'maya',
    text: 'Thank you all for the quick start. We look at payments first, please take those cases before the others.',
    reactions: [
      ['eyes', 0],
      ['+1', 'tom'],
    ],
  },
  { at: -180, by: 2, text: 'Does the 3-D Secure window count as a part of the case? See https://shop.northwind.example/help/3ds' },
  { at: -171, by: 'ana', text: 'It does. Record it, please.', under: 6 },
  { at: -168, by: 2, text: 'Will do.', under: 6 },
  {
    at: -34,
    by: 3,
    text: '@Maya Okafor, two of my payments were taken twice. I have added a recording to GAT-PAY-03.',
    mentions: ['maya'],
    reactions: [['question', 'tom']],
  },
  { at: -12, by: 1, text: 'The same here with a German card.', quotes: 9 },
];

const privateChat: readonly Said[] = [
  { at: -300, by: 0, text: 'The voucher AUTUMN25 is refused in GAT-CRT-05. Is it still valid?' },
  { at: -297, by: 'tom', text: 'It ran out last night. Please use WINTER10, the case is updated.', quotes: 0, reactions: [['+1', 0]] },
  { at: -281, by: 'ana', text: 'I asked for an edit on GAT-PAY-03: the step 2 answer is empty.' },
  { at: -22, by: 0, text: 'Done. And the 3-D Secure one happens on Safari too, recording attached to the result.' },
];

const otherChat: readonly Said[] = [
  { at: -95, by: 1, text: 'My phone asks for an update in the middle of the case. Shall I go on afterwards?' },
  { at: -80, by: 'ana', text: 'Yes, take your time and write the new version into the result.' },
  { at: -6, by: 1, text: 'Done, I am on 18.2 now. Starting again.' },
];

const communityChat: readonly Said[] = [
  { at: -700, by: 'ana', text: 'Thank you for joining again. Please look at the payment guide before you begin.' },
  { at: -690, by: 0, text: 'I have. All clear!', reactions: [['heart', 'ana']] },
];

type Channel = {
  readonly name: string;
  readonly type: string;
  readonly participant: Participant | null;
  readonly said: readonly Said[];
  readonly status?: string;
};

const write = async (
  client: OwnerClient,
  now: Date,
  testId: string,
  participants: readonly Participant[],
  channel: Channel,
): Promise<void> => {
  const { name, type, participant, said, status = 'unresolved' } = channel;
  const channelId = demoId('chat', name);
  const messageId = (at: number): string => demoId('chat-message', `${name} ${at}`);
  const authorOf = (by: Said['by']): WorldRow => {
    if (typeof by !== 'number') {
      const { id, name: author_name, role: author_role } = people[by];
      return { author_user_id: id, author_tester_id: null, author_name, author_role };
    }
    const tester = participants[by];
    return {
      author_user_id: null,
      author_tester_id: tester?.tester_id ?? null,
      author_name: tester?.full_name ?? '',
      author_role: 'tester',
    };
  };
  await insertRows(client, 'chat_channel', [
    {
      id: channelId,
      organization_id: northwind,
      test_id: testId,
      participant_id: participant?.id ?? null,
      chat_type: type,
      external_id: channelId.replaceAll('-', ''),
      status,
      version: 1,
      created_at: minutesAfter(now, (said[0]?.at ?? 0) - 1),
      last_position: said.length,
      last_message_at: minutesAfter(now, said.at(-1)?.at ?? 0),
    },
  ]);
  await insertRows(
    client,
    'chat_message',
    said.map(({ at, by, text, quotes, under, mentions = [] }, place) => ({
      id: messageId(place),
      organization_id: northwind,
      channel_id: channelId,
      test_id: testId,
      client_id: `demo ${place}`,
      ...authorOf(by),
      text,
      quoted_message_id: quotes === undefined ? null : messageId(quotes),
      parent_message_id: under === undefined ? null : messageId(under),
      mentions: mentions.map((one) => people[one].id),
      position: place + 1,
      state: 'sent',
      version: 1,
      created_at: minutesAfter(now, at),
    })),
  );
  await insertRows(
    client,
    'chat_reaction',
    said.flatMap(({ reactions = [], at }, place) =>
      reactions.map(([reaction, by]) => ({
        message_id: messageId(place),
        organization_id: northwind,
        user_id: typeof by === 'number' ? null : people[by].id,
        tester_id: typeof by === 'number' ? (participants[by]?.tester_id ?? null) : null,
        reaction,
        created_at: minutesAfter(now, at + 2),
      })),
    ),
  );
  const read = (of: Staff, position: number): WorldRow => ({
    channel_id: channelId,
    organization_id: northwind,
    user_id: of.id,
    position,
    read_at: minutesAfter(now, -60),
  });
  const upTo = said.filter(({ at }) => at < -60).length;
  const readers = type === 'public' ? [people.ana, people.tom, people.maya] : [people.ana, people.tom];
  await insertRows(
    client,
    'chat_read',
    readers.map((of) => read(of, upTo)),
  );
  const threads = [...new Set(said.flatMap(({ under }) => under ?? []))];
  await insertRows(
    client,
    'chat_thread_read',
    threads.flatMap((under) =>
      readers.filter((of) => of !== people.maya).map((of) => ({ ...read(of, upTo), thread_id: messageId(under) })),
    ),
  );
};

const participantsQuery = `select id, tester_id, full_name from participant where test_id = $1 and joined_at is not null and status <> 'removed'
  order by full_name <> 'Lena Hartmann', joined_at, id limit 6`;

export const seedChats = async (client: OwnerClient, now: Date): Promise<void> => {
  const testId = demoId('test', 412);
  const participants = (await client.query(participantsQuery, [testId])).rows as readonly Participant[];
  const [first, second] = participants;
  if (first === undefined || second === undefined || participants.length < 4) return;
  await write(client, now, testId, participants, { name: 'public 412', type: 'public', participant: null, said: publicChat });
  await write(client, now, testId, participants, { name: 'private first', type: 'private', participant: first, said: privateChat });
  await write(client, now, testId, participants, {
    name: 'private second',
    type: 'private',
    participant: second,
    said: otherChat,
    status: 'resolved',
  });
  await write(client, now, testId, participants, { name: 'community first', type: 'community', participant: first, said: communityChat });
};
