import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepFile, mostBytes } from '../files/store.ts';
import type { KeptFile, TakenKinds } from '../files/store.ts';
import type { FilesPort } from '../files/files.ts';
import type { Identified } from '../identity/identify.ts';
import { originOf } from '../identity/sessions.ts';
import { NotFound, Refused, refuse } from '../workflow/refused.ts';
import type { Tx, Viewer } from '../workflow/transaction.ts';
import { refusalWords } from './answer-call.ts';
import type { ApiDeps } from './answer-call.ts';
import type { Person } from './context.ts';
import { personOf } from './person.ts';

export type UploadDeps = Pick<ApiDeps, 'identity' | 'database' | 'services' | 'limiter'> & { readonly files: FilesPort };

/** Where a member's file goes. */
export type UploadPlace = {
  readonly path: string;
  readonly takes?: TakenKinds;
  readonly mayWrite: (person: Person) => boolean;
  readonly spends: { readonly operation: 1; readonly message?: 1 };
  /** Throws where the place is not to be reached; asked before the file is read, and again when it is there. */
  readonly demand: (tx: Tx, request: FastifyRequest) => Promise<void>;
  /** Writes the row of the file and answers its id. */
  readonly write: (tx: Tx, request: FastifyRequest, file: KeptFile) => Promise<string>;
};

const coded = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ error_code: code, errors: [{ code, message, path: 'file' }] });

/** Access is checked again after the upload, which may take long. */
const demandSame = async (
  { identity }: UploadDeps,
  request: FastifyRequest,
  { organizationId, userId, role }: Identified['viewer'],
): Promise<void> => {
  const now = await identity.viewerOf(request);
  const isSame =
    now.kind === 'identified' && now.viewer.userId === userId && now.viewer.organizationId === organizationId && now.viewer.role === role;
  if (!isSame) refuse('not_allowed', 'You may not write here any more.', 'file');
};

type Arrived = { readonly source: AsyncIterable<Uint8Array>; readonly name: string };

const keep = async (
  deps: UploadDeps,
  place: UploadPlace,
  request: FastifyRequest,
  { viewer, impersonation, token }: Identified,
  { source, name }: Arrived,
) => {
  const who: Viewer = {
    organizationId: viewer.organizationId,
    userId: viewer.userId,
    role: viewer.role,
    onBehalfOfUserId: impersonation?.staffId ?? null,
    origin: originOf(request, 'page', token.sid),
  };
  await deps.database.write(who, (tx) => place.demand(tx, request));
  const file = await keepFile(deps.files, source, name, place.takes);
  let isKept = false;
  try {
    await demandSame(deps, request, viewer);
    const id = await deps.database.write(who, async (tx) => {
      await place.demand(tx, request);
      return place.write(tx, request, file);
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
    refuse('invalid', 'The file did not arrive complete.', 'file');
  }
}

const fileOf = async (request: FastifyRequest) => {
  try {
    return (await request.file({ limits: { files: 1, fields: 0, parts: 1, fileSize: mostBytes + 1 } })) ?? null;
  } catch {
    return null;
  }
};

const answerFile = async (deps: UploadDeps, place: UploadPlace, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const identified = await deps.identity.viewerOf(request);
  if (identified.kind === 'refused') return coded(reply, identified.status, identified.errorCode, refusalWords[identified.errorCode]);
  const person = personOf(identified);
  if (identified.organizationHeader === 'absent') return coded(reply, 409, 'stale_organization', refusalWords.stale_organization);
  if (!place.mayWrite(person)) return coded(reply, 403, 'forbidden', 'You may not write here.');
  const wait = await deps.limiter.spend(person, place.spends);
  if (wait > 0) return coded(reply.header('retry-after', String(wait)), 429, 'rate_limited', refusalWords.rate_limited);
  const part = await fileOf(request);
  if (part === null) return coded(reply, 422, 'blank', 'Send one part named file.');
  try {
    return await reply
      .header('cache-control', 'no-store')
      .send(await keep(deps, place, request, identified, { source: arriving(part.file), name: part.filename }));
  } catch (error) {
    part.file.resume();
    if (error instanceof NotFound) return coded(reply, 404, 'not_found', 'The requested resource was not found.');
    if (!(error instanceof Refused)) throw error;
    const [first] = error.errors;
    return coded(reply, statusOf(error), first?.code ?? 'invalid', error.message);
  }
};

/** One file of a member at a POST, answered with its id. */
export const mountMemberUploads = async (app: FastifyInstance, deps: UploadDeps, places: readonly UploadPlace[]): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: mostBytes + 1 } });
    for (const place of places)
      scope.post(place.path, { bodyLimit: mostBytes + 1 }, (request, reply) => answerFile(deps, place, request, reply));
  });
};
