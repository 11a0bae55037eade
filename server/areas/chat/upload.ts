import type { FastifyRequest } from 'fastify';
import { rowOf } from '#server/api/guard.ts';
import type { UploadPlace } from '#server/api/member-upload.ts';
import { reach } from '#server/api/reach.ts';
import type { KeptFile } from '#server/files/store.ts';
import { record } from '#server/workflow/audit.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';

/** Per person: files not yet sent with a message. */
const mostWaiting = 50;

const insert = `
  insert into chat_file (organization_id, channel_id, created_by, name, content_type, media_kind, size_bytes, sha256, storage_key, created_at)
  select c.organization_id, c.id, $2, $3, $4, $5, $6, $7, $8, $9 from chat_channel c where c.id = $1
    and (c.chat_type <> 'community' or $10) returning id`;

const writeRow = async (tx: Tx, channelId: string, file: KeptFile): Promise<string> => {
  const [waiting] = await tx.query<{ count: number }>(
    'select count(*)::int as count from chat_file where created_by = $1 and message_id is null',
    [tx.viewer.userId],
  );
  if ((waiting?.count ?? 0) >= mostWaiting) refuse('too_many', `At most ${mostWaiting} files can wait for a message.`, 'file');
  const { name, contentType, mediaKind, sizeBytes, sha256, storageKey } = file;
  const mayWriteAll = tx.viewer.role === 'community_test_manager';
  const values = [channelId, tx.viewer.userId, name, contentType, mediaKind, sizeBytes, sha256, storageKey, tx.at, mayWriteAll];
  const [made] = await tx.query<{ id: string }>(insert, values);
  if (made === undefined) throw new NotFound();
  await record(tx, { operation: 'uploadChatFile', entity: 'chat-file', entityId: made.id, after: { name, sha256 } });
  return made.id;
};

const channelOf = ({ query }: FastifyRequest): string => {
  const { channel } = query as { readonly channel?: unknown };
  return typeof channel === 'string' ? channel.toLowerCase() : '';
};

/** One file at POST /api/chat-files?channel=…, to be named by the message that sends it. */
export const chatFiles = (scopeChecks: boolean): UploadPlace => ({
  path: '/api/chat-files',
  mayWrite: ({ role, flags }) => role !== 'customer' || flags.has('flexibleTestingAccess'),
  spends: { operation: 1, message: 1 },
  demand: (tx, request) => reach(tx, rowOf('Mutation.sendChatMessage'), { input: { channelId: channelOf(request) } }, scopeChecks),
  write: (tx, request, file) => writeRow(tx, channelOf(request), file),
});
