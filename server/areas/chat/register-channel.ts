import { chatTexts } from '#schema/vocabulary/chat.ts';
import type { ChatType } from '#schema/vocabulary/around.ts';
import { isId } from '#server/api/ids.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';

export type Wanted = { readonly testId: string; readonly chatType: ChatType; readonly participantId: string | null };

const find = `select id from chat_channel where test_id = $1 and chat_type = $2 and participant_id is not distinct from $3`;

const hasModerators = async (tx: Tx, testId: string): Promise<boolean> => {
  if (tx.viewer.role === 'community_test_manager') return true;
  const found = await tx.query(`select 1 from moderator_assignment where test_id = $1 and status = 'accepted'`, [testId]);
  return found.length > 0;
};

export const registerChannel = async (tx: Tx, wanted: Wanted, operation: string): Promise<string> => {
  const { testId, chatType, participantId } = wanted;
  const key = [testId, chatType, participantId];
  const [known] = await tx.query<{ id: string }>(find, key);
  if (known !== undefined) return known.id;
  if (chatType === 'community' && !(await hasModerators(tx, testId))) refuse('invalid_state', chatTexts.noCommunity, 'type');
  const [made] = await tx.query<{ id: string }>(
    `insert into chat_channel (organization_id, test_id, chat_type, participant_id, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning id`,
    [tx.viewer.organizationId, testId, chatType, participantId, tx.at],
  );
  if (made === undefined) {
    const [other] = await tx.query<{ id: string }>(find, key);
    if (other === undefined) throw new NotFound();
    return other.id;
  }
  await record(tx, { operation, entity: 'chat-channel', entityId: made.id, event: 'channel.register', after: { chatType, participantId } });
  await announce(tx, { topic: 'chat', testId, entityId: made.id, payload: { kind: 'channel', channelId: made.id } });
  return made.id;
};

export const participantOf = async (tx: Tx, testId: string, testerId: string | null | undefined): Promise<string> => {
  if (testerId === null || testerId === undefined) return refuse('blank', 'Say which tester.', 'testerId');
  const [found] = isId(testerId)
    ? await tx.query<{ id: string }>(
        `select id from participant where test_id = $1 and tester_id = $2 ${tx.viewer.role === 'customer' ? 'and published_at is not null' : ''}`,
        [testId, testerId],
      )
    : [];
  if (found === undefined) throw new NotFound();
  return found.id;
};
