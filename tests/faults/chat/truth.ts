import type { Machine } from '../machine.ts';
import type { ChatBrowser } from './browser.ts';

/** What a person sees of a message, whatever drew it. */
export type Shown = {
  readonly position: number;
  readonly state: string;
  readonly text: string;
  readonly replies: number;
  readonly quoted: string | null;
  readonly reactions: readonly string[];
};

const stored = `
  select m.position, m.state, case when m.state = 'deleted' then '' else m.text end as text,
    (select count(*)::int from chat_message r where r.parent_message_id = m.id and r.state <> 'deleted') as replies,
    (select case when q.state = 'deleted' then '' else q.text end from chat_message q where q.id = m.quoted_message_id) as quoted,
    array(select x.reaction || ' ' || count(*) from chat_reaction x where x.message_id = m.id and m.state <> 'deleted' group by x.reaction order by x.reaction) as reactions
  from chat_message m where m.channel_id = $1 and m.parent_message_id is null order by m.position`;

export const storedIn = (machine: Machine, channelId: string): Promise<Shown[]> => machine.sql<Shown>(stored, [channelId]);

const shownBy = (browser: ChatBrowser): readonly Shown[] =>
  browser.messages().map(({ position, state, text, repliesCount, quoted, reactions }) => ({
    position,
    state,
    text,
    replies: repliesCount,
    quoted: quoted?.text ?? null,
    reactions: reactions.map(({ reaction, names }) => `${reaction} ${names.length}`).toSorted(),
  }));

/** The first message that a browser shows otherwise than it is stored, from the oldest one it holds. */
export const firstWrong = (browser: ChatBrowser, all: readonly Shown[]): object | null => {
  const shown = shownBy(browser);
  const held = all.filter(({ position }) => position >= (shown[0]?.position ?? 0));
  const at = held.findIndex((message, place) => JSON.stringify(message) !== JSON.stringify(shown[place]));
  if (at >= 0) return { held: held[at], shown: shown[at] ?? null };
  return shown.length === held.length ? null : { held: null, shown: shown[held.length] };
};

const numbered = `
  select count(*)::int as count, max(position) as last, count(distinct client_id)::int as named from chat_message where channel_id = $1`;

/** Whether places are given without a gap, and each message once; and which of those that were written are not there. */
export const countsIn = async (machine: Machine, channelId: string, clientIds: readonly string[], texts: readonly string[]) => {
  const [counts] = await machine.sql<{ count: number; last: number; named: number }>(numbered, [channelId]);
  const written = await machine.sql<{ client_id: string; text: string }>('select client_id, text from chat_message where channel_id = $1', [
    channelId,
  ]);
  const missed = [
    ...clientIds.filter((id) => written.filter((each) => each.client_id === id).length !== 1),
    ...texts.filter((text) => written.filter((each) => each.text === text).length !== 1),
  ];
  return { ...counts, missed };
};
