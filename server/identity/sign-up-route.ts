import type { FastifyInstance } from 'fastify';
import { signUpClosed } from '#schema/vocabulary/sign-in.ts';
import type { Pool } from 'pg';

import { bearerOf } from './identify.ts';
import type { Limits } from './limits.ts';
import type { PostLetter } from './letters.ts';
import { isSignUpOpen, type IdentitySettings } from './settings.ts';
import { mailSignUp } from './sign-up-proof.ts';
import { openTrial, readSignUp } from './sign-up.ts';
import type { VerifiedToken, VerifyAccessToken } from './tokens.ts';

export type SignUpDeps = {
  readonly pool: Pool;
  readonly settings: IdentitySettings;
  readonly limits: Limits;
  readonly verify: VerifyAccessToken;
  readonly now: () => Date;
  /** Null where no mail can be sent. */
  readonly post: PostLetter | null;
};

const emailOf = async ({ pool, settings }: SignUpDeps, token: VerifiedToken | null): Promise<string | null> => {
  if (token === null) return null;
  if (settings.foreign !== null) return token.email;
  const { rows } = await pool.query<{ email: string }>(`select email::text from organization_user where id::text = $1`, [token.subject]);
  return rows[0]?.email ?? null;
};

/**
 * POST /sign_up. Without a proved address it mails a link, with the same response for known addresses; one proved by the outside service
 * opens the trial at once.
 */
export const mountSignUp = (app: FastifyInstance, deps: SignUpDeps): void => {
  const { pool, settings, limits, verify, now, post } = deps;
  app.post('/sign_up', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    if (!isSignUpOpen(settings))
      return reply.code(403).send({ error: 'Sign-up is closed here.', code: signUpClosed, error_code: signUpClosed });
    const wait = await limits.signUps.count(request.ip);
    if (wait > 0) {
      return reply
        .code(429)
        .header('retry-after', wait)
        .send({ error: 'Too many sign-ups. Try again later.', code: 'rate_limited', error_code: 'rate_limited' });
    }
    const bearer = bearerOf(request.headers);
    const token = bearer === null ? null : await verify(bearer);
    if (bearer !== null && token === null)
      return reply.code(401).send({ error: 'Sign in again.', code: 'unauthenticated', error_code: 'unauthenticated' });
    const proved = await emailOf(deps, token);
    const form = readSignUp(request.body, proved);
    if ('code' in form) return reply.code(422).send(form);
    if (proved === null && post !== null) {
      await reply.code(202).send({ successful: true, continueUrl: null, mailedTo: form.email });
      await mailSignUp({ settings, limits, post }, form);
      return reply;
    }
    const outcome = await openTrial(pool, form, now());
    if ('code' in outcome) return reply.code(422).send(outcome);
    return reply.code(201).send({ successful: true, continueUrl: null, mailedTo: null });
  });
};
