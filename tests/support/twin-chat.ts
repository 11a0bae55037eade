import type { Pool } from 'pg';
import type { ChatType } from '#schema/vocabulary/around.ts';
import { chatTypes } from '#schema/vocabulary/around.ts';
import { saidIn } from './chat-access.ts';
import { seed } from './seed.ts';
import { idOf } from './twin-shared.ts';
import type { Side } from './twin-shared.ts';

/** One chat of each kind: the public one of the supervised test, in which the manager wrote twice, and those with the first tester, who wrote twice. */
export const plantChat = async (pool: Pool, side: Side, { words, at }: { readonly words: string; readonly at: string }): Promise<void> => {
  const id = (name: string): string => idOf(side, name);
  const common = { organization_id: id('organization'), test_id: id('supervised'), version: 1, created_at: at };
  for (const chat_type of chatTypes)
    await seed(pool, 'chat_channel', {
      id: id(`chat-${chat_type}`),
      chat_type,
      participant_id: chat_type === 'public' ? null : id('participant-1'),
      external_id: id(`chat-${chat_type}`).replaceAll('-', ''),
      status: 'unresolved',
      last_position: 2,
      last_message_at: at,
      ...common,
    });
  const message = (name: string, chat: ChatType, position: number, author: object) =>
    seed(pool, 'chat_message', {
      id: id(name),
      channel_id: id(`chat-${chat}`),
      client_id: name,
      author_name: 'M',
      position,
      state: 'sent',
      text: `Said by ${words} ${saidIn(chat)}`,
      ...author,
      ...common,
    });
  const byManager = { author_user_id: id('manager'), author_role: 'test_manager' };
  const byTester = { author_tester_id: idOf('a', 'tester-1'), author_role: 'tester' };
  await message('chat-message', 'public', 1, byManager);
  await message('chat-message-2', 'public', 2, byManager);
  for (const chat of chatTypes.filter((each) => each !== 'public')) {
    await message(`chat-${chat}-message`, chat, 1, byTester);
    await message(`chat-${chat}-message-2`, chat, 2, byTester);
  }
};
