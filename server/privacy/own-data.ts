import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { RefusalError } from '#machines/lib/refusal.ts';
import { ownDataTexts } from '#schema/vocabulary/own-data.ts';
import type { FileLinks } from '../files/links.ts';
import { record } from '../workflow/audit.ts';
import type { Enqueue } from '../workflow/effects.ts';
import { forget } from '../workflow/forget-person.ts';
import type { Database, Viewer } from '../workflow/transaction.ts';
import { findByEmail } from '../identity/accounts.ts';
import type { Identified } from '../identity/identify.ts';
import { asThemselves, done, refused } from '../identity/my-sessions.ts';
import type { Identity } from '../identity/mount.ts';
import { verifyPassword } from '../identity/password.ts';
import { originOf } from '../identity/sessions.ts';
import { localIssuer } from '../identity/settings.ts';
import type { IdentitySettings } from '../identity/settings.ts';

export type OwnDataRouteDeps = {
  readonly pool: Pool;
  readonly settings: IdentitySettings;
  readonly identity: Pick<Identity, 'limits' | 'viewerOf'>;
  readonly database: Database;
  readonly enqueue: Enqueue;
  readonly links: Pick<FileLinks, 'pathOf'>;
};

const Confirmed = v.object({ confirmation: v.pipe(v.string(), v.maxLength(1024)) });

const latest = `
  select id, state, done, total, size_bytes::float8 as "sizeBytes", to_json(created_at) #>> '{}' as "createdAt", to_json(expires_at) #>> '{}' as "expiresAt"
  from archive where user_id = $1 order by created_at desc, id desc limit 1`;
type Latest = { readonly id: string; readonly state: string };

const writerOf = ({ viewer: { organizationId, userId, role, isOperator }, token }: Identified, request: FastifyRequest): Viewer => ({
  organizationId,
  userId,
  role: isOperator ? 'operator' : role,
  origin: originOf(request, 'page', token.sid),
});

/** What is kept of the caller, in an archive; and the end of their account. Refused while acting for somebody. */
export const mountOwnData = (app: FastifyInstance, deps: OwnDataRouteDeps): void => {
  const { pool, settings, database, enqueue, links } = deps;
  const { limits, viewerOf } = deps.identity;
  const own = asThemselves(viewerOf);

  app.post(
    '/api/session/own-data',
    own(async ({ viewer: { userId, organizationId } }) => {
      const [archive = null] = (await pool.query<Latest>(latest, [userId])).rows;
      const link = archive?.state === 'ready' ? links.pathOf({ userId, organizationId, objectId: archive.id }) : null;
      return { isByPassword: settings.foreign === null, archive: archive === null ? null : { ...archive, link } };
    }),
  );

  app.post(
    '/api/session/own-data/ask',
    own(async (caller, request) => {
      const { userId, organizationId } = caller.viewer;
      await database.write(writerOf(caller, request), async (tx) => {
        const [made] = await tx.query<{ id: string }>(
          `insert into archive (organization_id, user_id, name, created_at) values ($1, $2, 'my-data.zip', $3) on conflict do nothing returning id`,
          [organizationId, userId, tx.at],
        );
        if (made === undefined) return;
        await record(tx, { operation: 'ownData', entity: 'archive', entityId: made.id, event: 'archive.ask' });
        await enqueue(tx, 'make-archive', { archiveId: made.id, organizationId }, { singletonKey: made.id });
      });
      return done;
    }),
  );

  app.post(
    '/api/session/forget',
    { bodyLimit: 16 * 1024 },
    own(async (caller, request, reply) => {
      const { userId, email } = caller.viewer;
      const isLocal = settings.foreign === null;
      const wrong = () => reply.code(422).send(refused('confirmation', isLocal ? ownDataTexts.wrong : ownDataTexts.wrongEmail));
      const read = v.safeParse(Confirmed, request.body);
      if (!read.success) return wrong();
      const { confirmation } = read.output;
      const wait = await limits.guessesAtChange.count(userId);
      if (wait > 0) return reply.code(429).header('retry-after', wait).send(refused('confirmation', ownDataTexts.tooMany));
      const isRight = isLocal
        ? await verifyPassword(confirmation, (await findByEmail(pool, email))?.hash ?? null)
        : confirmation.trim().toLowerCase() === email.toLowerCase();
      if (!isRight) return wrong();
      await limits.guessesAtChange.takeBack(userId);
      try {
        await database.write(writerOf(caller, request), (tx) =>
          forget(tx, enqueue, { userId, issuer: localIssuer(settings), operation: 'forgetMe' }),
        );
      } catch (error) {
        if (error instanceof RefusalError) return reply.code(422).send(refused(null, error.refusal.message));
        throw error;
      }
      return done;
    }),
  );
};
