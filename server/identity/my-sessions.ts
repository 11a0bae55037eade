import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import * as v from 'valibot';

import { passwordTexts } from '#schema/vocabulary/sign-in.ts';
import { inTransaction } from '../database/transaction.ts';
import { findByEmail, namesOfAccount, savePassword } from './accounts.ts';
import { hashPassword, verifyPassword, chosenPassword } from './password.ts';
import { confirming, confirmSession, endEverything, endOne, isConfirmed, sessionsOf, deviceName, originOf } from './sessions.ts';
import type { Identified, IdentityRefusal } from './identify.ts';
import { changedLetter } from './letters.ts';
import type { Limits } from './limits.ts';
import { recordOfPerson } from '../workflow/audit.ts';
import type { PostLetter } from './letters.ts';
import { namesOf, type IdentitySettings } from './settings.ts';
import type { VerifiedToken } from './tokens.ts';

export type MySessionsDeps = {
  readonly pool: Pool;
  readonly settings: IdentitySettings;
  readonly limits: Limits;
  readonly now: () => Date;
  readonly post: PostLetter | null;
  readonly viewerOf: (request: FastifyRequest) => Promise<Identified | IdentityRefusal>;
  readonly forget: (userId: string) => Promise<void>;
};

/** A session id of any service. */
const Ended = v.object({ id: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,255}$/u)) });
const Confirmation = v.object({ password: v.pipe(v.string(), v.maxLength(1024)) });
const Change = v.object({ current: v.pipe(v.string(), v.maxLength(1024)), password: v.string() });

type Told = (caller: Identified, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export const refused = (path: string | null, message: string) => ({ successful: false, errors: [{ path, message }] });
export const done = { successful: true, errors: [] };

/** Refuses whoever acts for somebody. */
export const asThemselves =
  (viewerOf: MySessionsDeps['viewerOf']) =>
  (answer: Told) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = await viewerOf(request);
    void reply.header('cache-control', 'no-store');
    if (caller.kind === 'refused') {
      if (caller.retryAfter !== null) void reply.header('retry-after', caller.retryAfter);
      return reply.code(caller.status).send({ error_code: caller.errorCode });
    }
    if (caller.impersonation !== null) return reply.code(403).send({ error_code: 'not_allowed' });
    return answer(caller, request, reply);
  };

/** The caller's sessions and password; refused while acting for somebody. */
export const mountMySessions = (app: FastifyInstance, deps: MySessionsDeps): void => {
  const { pool, settings, limits, now, post, viewerOf, forget } = deps;
  const isLocal = settings.foreign === null;

  const own = asThemselves(viewerOf);
  /** Whoever found an open page cannot sign out the person whose it is. */
  const confirmed = (answer: Told) =>
    own(async (caller, request, reply) => {
      if (await isConfirmed(pool, settings, caller.token)) return answer(caller, request, reply);
      const by = isLocal ? 'password' : 'service';
      return reply.code(403).header(confirming.header, by).send(refused(null, confirming.message));
    });
  const tell = (userId: string, event: string, { request, token }: { readonly request: FastifyRequest; readonly token: VerifiedToken }) =>
    recordOfPerson(pool, {
      userId,
      event,
      origin: originOf(request, 'page', token.sid),
      ...(event === 'password.mistype' && { outcome: 'refused' as const }),
    });

  app.post(
    '/api/session/list',
    own(async ({ viewer, token }, request) => {
      const listed = await sessionsOf(pool, settings, viewer.userId, { current: token.sid, now: now() });
      const begunAt = new Date(token.issuedAt * 1000).toISOString();
      const here = { id: token.sid ?? '', device: deviceName(request.headers['user-agent'] ?? ''), begunAt, usedAt: now().toISOString() };
      return {
        hasPassword: isLocal,
        sessions: listed.some(({ isCurrent }) => isCurrent) ? listed : [{ ...here, isCurrent: true }, ...listed],
      };
    }),
  );

  app.post(
    '/api/session/end-one',
    confirmed(async ({ viewer, token }, request) => {
      const read = v.safeParse(Ended, request.body);
      if (!read.success || !(await endOne(pool, settings, viewer.userId, read.output.id))) return refused(null, passwordTexts.over);
      await tell(viewer.userId, 'session.endOne', { request, token });
      await forget(viewer.userId);
      return done;
    }),
  );

  app.post(
    '/api/session/end-others',
    confirmed(async ({ viewer, token }, request) => {
      await endEverything(pool, settings, viewer.userId, token.sid);
      await tell(viewer.userId, 'session.endOthers', { request, token });
      await forget(viewer.userId);
      return done;
    }),
  );

  if (isLocal)
    app.post(
      '/api/session/confirm',
      { bodyLimit: 16 * 1024 },
      own(async ({ viewer, token }, request, reply) => {
        const read = v.safeParse(Confirmation, request.body);
        if (!read.success || token.sid === null) return reply.code(422).send(refused('password', passwordTexts.wrong));
        const wait = await limits.guessesAtChange.count(viewer.userId);
        if (wait > 0) return reply.code(429).header('retry-after', wait).send(refused('password', passwordTexts.tooMany));
        const hash = (await findByEmail(pool, viewer.email))?.hash ?? null;
        if (!(await verifyPassword(read.output.password, hash))) {
          await tell(viewer.userId, 'password.mistype', { request, token });
          return reply.code(422).send(refused('password', passwordTexts.wrong));
        }
        await limits.guessesAtChange.takeBack(viewer.userId);
        await confirmSession(pool, settings, token.sid);
        await tell(viewer.userId, 'password.confirm', { request, token });
        return done;
      }),
    );

  if (isLocal)
    app.post(
      '/api/session/password',
      { bodyLimit: 16 * 1024 },
      own(async ({ viewer, token }, request, reply) => {
        const read = v.safeParse(Change, request.body);
        if (!read.success) return reply.code(422).send(refused('current', passwordTexts.wrong));
        const { current, password } = read.output;
        const found = await findByEmail(pool, viewer.email);
        const names = found === null ? [] : namesOfAccount(found.account);
        const chosen = await chosenPassword(password, viewer.email, namesOf(settings, names));
        if (chosen.fault !== null) return reply.code(422).send(refused('password', chosen.fault));
        const wait = await limits.guessesAtChange.count(viewer.userId);
        if (wait > 0) return reply.code(429).header('retry-after', wait).send(refused('current', passwordTexts.tooMany));
        const hash = found?.hash ?? null;
        const isRight = await verifyPassword(current, hash);
        /** A retry after a lost response is sent when the new password is already in force. */
        const isDone = !isRight && (await verifyPassword(chosen.password, hash));
        if (!isRight && !isDone) {
          await tell(viewer.userId, 'password.mistype', { request, token });
          return reply.code(422).send(refused('current', passwordTexts.wrong));
        }
        await limits.guessesAtChange.takeBack(viewer.userId);
        if (isDone) return done;
        const wanted = await hashPassword(chosen.password);
        await inTransaction(pool, async (db) => {
          await savePassword(db, viewer.userId, wanted, originOf(request, 'page', token.sid));
          await endEverything(db, settings, viewer.userId, token.sid);
        });
        await forget(viewer.userId);
        await post?.(viewer.email, 'password', () =>
          Promise.resolve(changedLetter(settings.client.operatorName, `${settings.publicUrl}/oidc/forgotten`)),
        );
        return done;
      }),
    );
};
