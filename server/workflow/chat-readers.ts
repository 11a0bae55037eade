import { namedIn } from '#schema/rules/chat/mentions.ts';
import type { Nameable } from '#schema/rules/chat/mentions.ts';
import { chatTypeOfCustomers } from '#schema/vocabulary/around.ts';
import type { Tx } from './transaction.ts';

const moderators = `select from moderator_assignment a where a.test_id = c.test_id and a.status = 'accepted'`;

/** Whether no moderator of channel c has accepted the test yet. */
export const isUnmoderated = `not exists (${moderators})`;

/** Whether person u of the organization reads channel c. */
export const readsChat = `u.organization_id = c.organization_id and u.state = 'active' and case u.role
  when 'test_manager' then true
  when 'community_test_manager' then exists (${moderators} and a.user_id = u.id)
  when 'customer' then c.chat_type = '${chatTypeOfCustomers}'
    and exists (select from organization o where o.id = c.organization_id and o.flexible_testing_access)
  else false end`;

const readers = `
  select u.id, trim(u.first_name || ' ' || u.last_name) as name from chat_channel c join organization_user u on ${readsChat} where c.id = $1`;

/** Those whom a text names by their full name, of the people who read the chat that it stands in. */
export const mentionsIn = async (tx: Tx, channelId: string, text: string): Promise<readonly string[]> => {
  if (!text.includes('@')) return [];
  return [...new Set(namedIn(text, await tx.query<Nameable>(readers, [channelId])).map(({ id }) => id))];
};
