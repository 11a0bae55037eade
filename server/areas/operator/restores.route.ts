import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { restoreBytes, restoreTexts } from '#schema/vocabulary/organization-restore.ts';
import { RefusalError } from '#machines/lib/refusal.ts';
import { refusalWords } from '#server/api/answer-call.ts';
import type { ApiDeps } from '#server/api/answer-call.ts';
import { isId } from '#server/api/ids.ts';
import { personOf } from '#server/api/person.ts';
import { FileRefusedError } from '#server/files/files.ts';
import type { FilesPort } from '#server/files/files.ts';
import type { Identified } from '#server/identity/identify.ts';
import { originOf } from '#server/identity/sessions.ts';
import { advance } from '#server/workflow/advance.ts';
import { NotFound } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Viewer } from '#server/workflow/transaction.ts';

export const restoresPath = '/api/organization-restores';

type Deps = Pick<ApiDeps, 'identity' | 'database' | 'services' | 'limiter'> & { readonly files: FilesPort };

const coded = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ error_code: code, errors: [{ code, message, path: 'file' }] });

const awaiting = `select organization_id as "organizationId" from organization_restore where id = $1 and asked_by = $2 and state = 'awaiting'`;

/** The archive is stored first and named after it, so that no row ever stands for half of one; who sends it is asked again, since it may take long. */
const receive = async (deps: Deps, request: FastifyRequest, { viewer, token }: Identified, id: string): Promise<void> => {
  const who: Viewer = {
    organizationId: viewer.organizationId,
    userId: viewer.userId,
    role: 'operator',
    origin: originOf(request, 'page', token.sid),
  };
  const [row] = isId(id) ? await deps.database.write(who, (tx) => tx.query<{ organizationId: string }>(awaiting, [id, viewer.userId])) : [];
  if (row === undefined) throw new NotFound();
  const { organizationId } = row;
  const { storageKey, sizeBytes } = await deps.files.store(request.body as AsyncIterable<Uint8Array>, {
    name: 'organization.zip',
    maxBytes: restoreBytes,
    kinds: ['archive'],
  });
  try {
    const now = await deps.identity.viewerOf(request);
    if (now.kind === 'refused' || !personOf(now).isOperator) throw new NotFound();
    await deps.database.write({ ...who, organizationId }, async (tx) => {
      await advance(
        tx,
        subjects.organizationRestore,
        id,
        { type: 'restore.receive', storageKey },
        { operation: 'sendOrganizationArchive' },
      );
      await tx.query('update organization_restore set size_bytes = $2 where id = $1', [id, sizeBytes]);
      await deps.services.enqueue(tx, 'restore-organization', { restoreId: id, organizationId }, { singletonKey: id });
    });
  } catch (error) {
    await deps.files.remove(storageKey);
    throw error;
  }
};

const answer = async (deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const identified = await deps.identity.viewerOf(request);
  if (identified.kind === 'refused') return coded(reply, identified.status, identified.errorCode, refusalWords[identified.errorCode]);
  const person = personOf(identified);
  if (!person.isOperator) return coded(reply, 403, 'forbidden', 'Only operators restore an organization.');
  const wait = await deps.limiter.spend(person, { operation: 1, export: 1 });
  if (wait > 0) return coded(reply.header('retry-after', String(wait)), 429, 'rate_limited', refusalWords.rate_limited);
  try {
    await receive(deps, request, identified, (request.params as { readonly id: string }).id.toLowerCase());
    return await reply.header('cache-control', 'no-store').send({ successful: true });
  } catch (error) {
    if (error instanceof NotFound) return coded(reply, 404, 'not_found', restoreTexts.notSent);
    if (error instanceof RefusalError) return coded(reply, 409, error.refusal.code, error.refusal.message);
    if (!(error instanceof FileRefusedError)) throw error;
    const isLarge = error.code === 'too_large';
    return coded(reply, isLarge ? 413 : 422, error.code, isLarge ? restoreTexts.tooLarge : restoreTexts.noArchive);
  }
};

/** POST the archive itself to the place that an operator began. */
export const mountRestores = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/zip', (_request, payload, done) => done(null, payload));
    scope.post(`${restoresPath}/:id`, { bodyLimit: restoreBytes + 1 }, (request, reply) => answer(deps, request, reply));
  });
};
