import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rowOf } from '#server/api/guard.ts';
import type { ApiDeps } from '#server/api/answer-call.ts';
import { refusalWords } from '#server/api/answer-call.ts';
import { personOf } from '#server/api/person.ts';
import { reach } from '#server/api/reach.ts';
import { keepFile, mostBytes } from '#server/files/store.ts';
import type { KeptFile } from '#server/files/store.ts';
import type { FilesPort } from '#server/files/files.ts';
import { record } from '#server/workflow/audit.ts';
import { NotFound, Refused, refuse } from '#server/workflow/refused.ts';
import type { Tx, Viewer } from '#server/workflow/transaction.ts';
import { originOf } from '#server/identity/sessions.ts';
import type { Identified } from '#server/identity/identify.ts';

export const chatFilesPath = '/api/chat-files';

type Deps = Pick<ApiDeps, 'identity' | 'database' | 'services' | 'limiter'> & { readonly files: FilesPort };
type Member = Identified;

/** Per person: files not yet sent with a message. */
const mostWaiting = 50;

const insert = `
  insert into chat_file (organization_id, channel_id, created_by, name, content_type, media_kind, size_bytes, sha256, storage_key, created_at)
  select c.organization_id, c.id, $2, $3, $4, $5, $6, $7, $8, $9 from chat_channel c where c.id = $1
    and (c.chat_type <> 'community' or $10) returning id`;

const coded = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ error_code: code, errors: [{ code, message, path: 'file' }] });

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

type Upload = { readonly channelId: string; readonly source: AsyncIterable<Uint8Array>; readonly name: string };

/** Access is checked again after the upload, which may take long. */
const demandSame = async (
  { identity }: Deps,
  request: FastifyRequest,
  { organizationId, userId, role }: Member['viewer'],
): Promise<void> => {
  const now = await identity.viewerOf(request);
  const isSame =
    now.kind === 'identified' && now.viewer.userId === userId && now.viewer.organizationId === organizationId && now.viewer.role === role;
  if (!isSame) refuse('not_allowed', 'You may not write here any more.', 'file');
};

const keep = async (deps: Deps, request: FastifyRequest, { viewer, impersonation, token }: Member, { channelId, source, name }: Upload) => {
  const who: Viewer = {
    organizationId: viewer.organizationId,
    userId: viewer.userId,
    role: viewer.role,
    onBehalfOfUserId: impersonation?.staffId ?? null,
    origin: originOf(request, 'page', token.sid),
  };
  const demandReach = (tx: Tx): Promise<void> =>
    reach(tx, rowOf('Mutation.sendChatMessage'), { input: { channelId } }, deps.services.scopeChecks);
  await deps.database.write(who, demandReach);
  const file = await keepFile(deps.files, source, name);
  let isKept = false;
  try {
    await demandSame(deps, request, viewer);
    const id = await deps.database.write(who, async (tx) => {
      await demandReach(tx);
      return writeRow(tx, channelId, file);
    });
    isKept = true;
    const url = deps.services.fileLink({ userId: viewer.userId, organizationId: viewer.organizationId }, id);
    return { id, name: file.name, mediaKind: file.mediaKind, size: file.sizeBytes, url };
  } finally {
    if (!isKept) await deps.files.remove(file.storageKey);
  }
};

const statusOf = (error: Refused): number => {
  const codes = error.errors.map(({ code }) => code);
  if (codes.includes('too_large')) return 413;
  if (codes.includes('not_allowed')) return 403;
  return codes.includes('invalid_type') ? 415 : 422;
};

/** An aborted upload is no failure of the server. */
async function* arriving(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch {
    refuse('invalid', 'The file did not arrive whole.', 'file');
  }
}

const fileOf = async (request: FastifyRequest) => {
  try {
    return (await request.file({ limits: { files: 1, fields: 0, parts: 1, fileSize: mostBytes + 1 } })) ?? null;
  } catch {
    return null;
  }
};

const answerFile = async (deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const identified = await deps.identity.viewerOf(request);
  if (identified.kind === 'refused') return coded(reply, identified.status, identified.errorCode, refusalWords[identified.errorCode]);
  const person = personOf(identified);
  if (identified.organizationHeader === 'absent') return coded(reply, 409, 'stale_organization', refusalWords.stale_organization);
  if (person.role === 'customer' && !person.flags.has('flexibleTestingAccess'))
    return coded(reply, 403, 'forbidden', 'You may not write here.');
  const wait = await deps.limiter.spend(person, { operation: 1, message: 1 });
  if (wait > 0) return coded(reply.header('retry-after', String(wait)), 429, 'rate_limited', refusalWords.rate_limited);
  const { channel } = request.query as { readonly channel?: unknown };
  const channelId = typeof channel === 'string' ? channel.toLowerCase() : '';
  const part = await fileOf(request);
  if (part === null) return coded(reply, 422, 'blank', 'Send one part named file.');
  try {
    return await reply
      .header('cache-control', 'no-store')
      .send(await keep(deps, request, identified, { channelId, source: arriving(part.file), name: part.filename }));
  } catch (error) {
    part.file.resume();
    if (error instanceof NotFound) return coded(reply, 404, 'not_found', 'The requested resource was not found.');
    if (!(error instanceof Refused)) throw error;
    const [first] = error.errors;
    return coded(reply, statusOf(error), first?.code ?? 'invalid', error.message);
  }
};

/** One file at POST /api/chat-files?channel=…, to be named by the message that sends it. */
export const mountChatFiles = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: mostBytes + 1 } });
    scope.post(chatFilesPath, { bodyLimit: mostBytes + 1 }, (request, reply) => answerFile(deps, request, reply));
  });
};
