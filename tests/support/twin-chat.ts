import type { Pool } from 'pg';
import { idOf, insert } from './twin-shared.ts';
import type { Side } from './twin-shared.ts';

/** The public chat of the supervised test, in which the manager wrote twice, and the private one of the first tester. */
export const plantChat = async (pool: Pool, side: Side, { words, at }: { readonly words: string; readonly at: string }): Promise<void> => {
  const id = (name: string): string => idOf(side, name);
  const common = { organization_id: id('organization'), test_id: id('supervised'), version: 1, created_at: at };
  for (const [name, chat_type, participant_id] of [
    ['chat-public', 'public', null],
    ['chat-private', 'private', id('participant-1')],
  ] as const)
    await insert(pool, 'chat_channel', {
      id: id(name),
      chat_type,
      participant_id,
      external_id: id(name).replaceAll('-', ''),
      status: 'unresolved',
      last_position: 2,
      last_message_at: at,
      ...common,
    });
  const message = (name: string, channel: string, position: number, author: object) =>
    insert(pool, 'chat_message', {
      id: id(name),
      channel_id: id(channel),
      client_id: name,
      author_name: 'M',
      position,
      state: 'sent',
      text: `Said by ${words}`,
      ...author,
      ...common,
    });
  const byManager = { author_user_id: id('manager'), author_role: 'test_manager' };
  const byTester = { author_tester_id: idOf('a', 'tester-1'), author_role: 'tester' };
  await message('chat-message', 'chat-public', 1, byManager);
  await message('chat-message-2', 'chat-public', 2, byManager);
  await message('chat-private-message', 'chat-private', 1, byTester);
  await message('chat-private-message-2', 'chat-private', 2, byTester);
};
