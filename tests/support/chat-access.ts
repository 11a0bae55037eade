import { readFileSync } from 'node:fs';
import type { ChatType } from '#schema/vocabulary/around.ts';

/** `no`: answered as if it were not there; `refused`: read, and refused in words. */
export type ChatAnswer = 'yes' | 'refused' | 'no';

const [head = [], ...lines] = readFileSync(new URL('../server/chat/who-sees.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

/** The people of the table kept by hand, by their column. */
export const chatPeople = head.slice(2);

/** The chats that the table decides. */
export const decidedChats: ReadonlySet<string> = new Set(lines.map(([chat = '']) => chat));

/** What the table kept by hand says of a kind of chat. */
export const chatAnswer = (chat: ChatType, act: 'read' | 'write', person: string): ChatAnswer => {
  const cell = lines.find(([type, what]) => type === chat && what === act)?.[head.indexOf(person)];
  if (cell !== 'yes' && cell !== 'refused' && cell !== 'no') throw new Error(`who-sees.tsv says nothing of ${person} and ${chat} ${act}`);
  return cell;
};

/** Words that stand in each message of a kind of chat in the two organizations, so that they are found in any answer. */
export const saidIn = (chat: ChatType): string => `said-in-${chat}`;
