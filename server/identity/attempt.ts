import type { Pool } from 'pg';
import { Bound } from '../workflow/bound.ts';
import { recordOfPerson } from '../workflow/audit.ts';
import type { Origin } from '../workflow/transaction.ts';
import { findByEmail } from './accounts.ts';
import type { Limits } from './limits.ts';
import { originOf } from './sessions.ts';
import { verifyPassword } from './password.ts';
import type { FastifyInstance } from 'fastify';

/** With the device cookie of this person's earlier sign-in on the browser, if any. */
export type Attempt = {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly deviceOf: (userId: string) => string | null;
  readonly origin: Origin;
};

export type TellFailure = (userId: string | null, event: 'session.fail' | 'session.block', origin: Origin) => Promise<void>;

/** Lines of failed sign-ins; so many that somebody who guesses does not fill the disk. */
export const failedSignIns = (pool: Pool): TellFailure => {
  const bound = new Bound({ each: 20, all: 600, seconds: 600 });
  return async (userId, event, origin) => {
    const keep = bound.keep(userId ?? origin.address ?? '');
    if (keep === 'no') return;
    await recordOfPerson(pool, { userId, event: keep === 'last' ? 'session.more' : event, origin, outcome: 'refused' });
  };
};

export type Outcome = { readonly userId: string } | 'wrong' | { readonly wait: number };

const countsOf = (limits: Limits, address: string, account: string, device: string | null) =>
  device === null
    ? ([
        [limits.guessesByAddress, address],
        [limits.guessesByAccount, account],
      ] as const)
    : ([[limits.guessesByDevice, device]] as const);

/** Each try is counted before the password is checked, so that parallel tries do not pass the limit; a correct one is given back. */
export const attempt = async (
  { pool, limits, failures }: { readonly pool: Pool; readonly limits: Limits; readonly failures: TellFailure },
  { email, password, address, deviceOf, origin }: Attempt,
): Promise<Outcome> => {
  const found = await findByEmail(pool, email);
  const userId = found?.account.userId ?? null;
  const counts = countsOf(limits, address, userId ?? email.trim().toLowerCase(), userId === null ? null : deviceOf(userId));
  for (const [limit, key] of counts) {
    const wait = await limit.count(key);
    if (wait > 0) {
      await failures(userId, 'session.block', origin);
      return { wait };
    }
  }
  if (!(await verifyPassword(password, found?.hash ?? null)) || userId === null) {
    await failures(userId, 'session.fail', origin);
    return 'wrong';
  }
  for (const [limit, key] of counts) await limit.takeBack(key);
  return { userId };
};

type DemoTokenDeps = {
  readonly pool: Pool;
  readonly limits: Limits;
  readonly mint: (userId: string, seconds?: number) => Promise<string>;
};

const workday = 8 * 60 * 60;

const textOf = (body: unknown, name: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : null;
  return typeof value === 'string' ? value.slice(0, 1024) : '';
};

/** Demo only: an access token for e-mail and password. */
export const mountDemoToken = (app: FastifyInstance, { pool, limits, mint }: DemoTokenDeps): void => {
  const failures = failedSignIns(pool);
  app.post('/demo/token', async (request, reply) => {
    const outcome = await attempt(
      { pool, limits, failures },
      {
        email: textOf(request.body, 'email'),
        password: textOf(request.body, 'password'),
        address: request.ip,
        deviceOf: () => null,
        origin: originOf(request, 'api', null),
      },
    );
    if (outcome === 'wrong') return reply.code(401).send({ error_code: 'unauthenticated' });
    if ('wait' in outcome) return reply.code(429).header('retry-after', outcome.wait).send({ error_code: 'rate_limited' });
    return reply.send({ access_token: await mint(outcome.userId, workday), token_type: 'Bearer', expires_in: workday });
  });
};
