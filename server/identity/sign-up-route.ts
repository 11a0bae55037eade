import type { FastifyInstance } from 'fastify';
import { signUpClosed } from '#schema/rules/session/sign-up.ts';
import type { Pool } from 'pg';

import { bearerOf } from './identify.ts';
import type { Limits } from './limits.ts';
import { createPasswordLink } from './password-link.ts';
import type { IdentitySettings } from './settings.ts';
import { signUp } from './sign-up.ts';
import type { VerifiedToken, VerifyAccessToken } from './tokens.ts';

export type SignUpDeps = {
  readonly pool: Pool;
  readonly settings: IdentitySettings;
  readonly limits: Limits;
  readonly verify: VerifyAccessToken;
  readonly now: () => Date;
};

const oneHour = 3600;

const emailOf = async ({ pool, settings }: SignUpDeps, token: VerifiedToken | null): Promise<string | null> => {
  if (token === null) return null;
  if (settings.foreign !== null) return token.email;
  const { rows } = await pool.query<{ email: string }>(`select email::text from organization_user where id::text = $1`, [token.subject]);
  return rows[0]?.email ?? null;
};

/** POST /sign_up: a trial for a new customer. With the local sign-in service the answer says where to choose a password. */
export const mountSignUp = (app: FastifyInstance, deps: SignUpDeps): void => {
  const { pool, settings, limits, verify, now } = deps;
  app.post('/sign_up', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    if (!settings.signUp) return reply.code(403).send({ error: 'Sign-up is closed here.', code: signUpClosed, error_code: signUpClosed });
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
    const outcome = await signUp(pool, request.body, await emailOf(deps, token), now());
    if ('code' in outcome) return reply.code(422).send(outcome);
    const continueUrl = settings.foreign === null ? await createPasswordLink(pool, settings, outcome.userId, oneHour) : null;
    return reply.code(201).send({ successful: true, continueUrl });
  });
};
