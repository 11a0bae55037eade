import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FilesPort } from '../../files/files.ts';
import { record } from '../../workflow/audit.ts';
import { refuse } from '../../workflow/refused.ts';
import type { FieldError } from '../../workflow/refused.ts';
import type { Tx } from '../../workflow/transaction.ts';
import { errorsOf, finders, fingerprintOf, inOrganizationOf, refusedWith } from '../call.ts';
import type { Payload } from '../call.ts';
import type { CrowdContext } from '../context.ts';
import { isWaiting } from '../push/attachments.ts';
import { demandReproducing, demandTakingPart, placeOf } from '../push/place.ts';
import { rules } from '../rules.ts';
import type { Upload } from '../rules.ts';
import { attachmentJson } from '../shapes.ts';
import { keepFile, mostBytes } from '../../files/store.ts';
import type { KeptFile } from '../../files/store.ts';

type Node = Record<string, unknown>;

/** Per participation: files not yet used. */
const mostWaiting = 100;

const insert = `
  insert into attachment (organization_id, test_id, participant_id, kind, media_kind, name, content_type, size_bytes, sha256, storage_key, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`;

const demandRoom = async (tx: Tx, participantId: string): Promise<void> => {
  const [waiting] = await tx.query<{ count: number }>(
    `select count(*)::integer as count from attachment
     where participant_id = $1 and ${isWaiting}`,
    [participantId],
  );
  if ((waiting?.count ?? 0) >= mostWaiting) refuse('too_many', `At most ${mostWaiting} files can wait for a result.`, 'file');
};

const writeRow = async (tx: Tx, told: Upload, file: KeptFile): Promise<Node> => {
  const place = await placeOf(tx, told.participantId);
  if (told.kind === 'reproducibility_attachment') demandReproducing(place);
  else demandTakingPart(place);
  await demandRoom(tx, place.id);
  const [written] = await tx.query<{ id: string }>(insert, [
    tx.viewer.organizationId,
    place.testId,
    place.id,
    told.kind,
    file.mediaKind,
    file.name,
    file.contentType,
    file.sizeBytes,
    file.sha256,
    file.storageKey,
    tx.at,
  ]);
  const id = written?.id ?? '';
  await record(tx, { operation: 'uploadAttachment', entity: 'attachment', entityId: id, after: { name: file.name, sha256: file.sha256 } });
  const [found] = await tx.query<{ node: Node; storageKey: string }>(`select ${attachmentJson} as node from attachment a where a.id = $1`, [
    id,
  ]);
  return { ...found?.node, storageKey: file.storageKey };
};

const keepOnce = async (context: CrowdContext, files: FilesPort, told: Upload, file: KeptFile): Promise<Payload<Node>> => {
  const { key, ...rest } = told;
  const fingerprint = fingerprintOf('uploadAttachment', { ...rest, name: file.name, sha256: file.sha256 });
  let owned: unknown;
  try {
    const payload = await inOrganizationOf(
      context,
      { ...finders.participantId, id: told.participantId },
      { key, operation: 'uploadAttachment', fingerprint },
      (tx) => writeRow(tx, told, file),
    );
    owned = payload.result?.storageKey;
    return payload;
  } finally {
    if (context.token.isSandbox || owned !== file.storageKey) await files.remove(file.storageKey);
  }
};

export class UnreadableForm extends Error {
  override readonly name = 'UnreadableForm';
  readonly isTooMuch: boolean;
  constructor(cause: unknown) {
    const isTooMuch = cause instanceof Error && 'statusCode' in cause && cause.statusCode === 413;
    super(isTooMuch ? 'The form has too many parts.' : 'The form cannot be read.', { cause });
    this.isTooMuch = isTooMuch;
  }
}

/** Failures of the upload stream are the sender's, not the server's. */
async function* received<Piece>(source: () => AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* source();
  } catch (error) {
    throw new UnreadableForm(error);
  }
}

const receive = async (
  request: FastifyRequest,
  context: CrowdContext,
  files: FilesPort,
  fields: Record<string, string>,
): Promise<Payload<Node>> => {
  const limits = { files: 1, fields: 8, parts: 9, fieldSize: 1024, headerPairs: 50, fileSize: mostBytes + 1 };
  for await (const part of received(() => request.parts({ limits }))) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      continue;
    }
    fields['file'] = part.filename;
    const told = rules.upload({ key: fields.key ?? '', participantId: fields.participantId ?? '', kind: fields.kind });
    if (told.value === null || part.fieldname !== 'file') {
      part.file.resume();
      return refusedWith(told.value === null ? told.errors : [noFile]);
    }
    try {
      return await keepOnce(
        context,
        files,
        told.value,
        await keepFile(
          files,
          received<Uint8Array>(() => part.file),
          part.filename,
        ),
      );
    } catch (error) {
      part.file.resume();
      return refusedWith(errorsOf(error, 'participantId'));
    }
  }
  return refusedWith([noFile]);
};

const noFile: FieldError = { code: 'blank', message: 'Send the fields first, then one part named file.', path: 'file' };

const statusOf = ({ errors }: Payload<Node>): number => {
  if (errors.length === 0) return 200;
  if (errors.some((error) => error.code === 'too_large')) return 413;
  return errors.some((error) => error.code === 'invalid_type') ? 415 : 422;
};

/** A refused file leaves neither a file nor a row. What it was sent with stands in the fields afterwards. */
export const answerUpload = async (
  request: FastifyRequest,
  reply: FastifyReply,
  context: CrowdContext,
  files: FilesPort,
  fields: Record<string, string>,
): Promise<void> => {
  const payload = await receive(request, context, files, fields);
  const { storageKey: _, ...result } = payload.result ?? {};
  await reply.code(statusOf(payload)).send({ ...payload, result: payload.result === null ? null : result });
};
