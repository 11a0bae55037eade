import type { Pool } from 'pg';
import { findByEmail } from './accounts.ts';
import type { Limits } from './limits.ts';
import { verifyPassword } from './password.ts';
import type { FastifyInstance } from 'fastify';

/** With the device cookie of this person's earlier sign-in on the browser, if any. */
export type Attempt = {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly deviceOf: (userId: string) => string | null;
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
  { pool, limits }: { readonly pool: Pool; readonly limits: Limits },
  { email, password, address, deviceOf }: Attempt,
): Promise<Outcome> => {
  const found = await findByEmail(pool, email);
  const userId = found?.account.userId ?? null;
  const counts = countsOf(limits, address, userId ?? email.trim().toLowerCase(), userId === null ? null : deviceOf(userId));
  for (const [limit, key] of counts) {
    const wait = await limit.count(key);
    if (wait > 0) return { wait };
  }
  if (!(await verifyPassword(password, found?.hash ?? null)) || userId === null) return 'wrong';
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
  app.post('/demo/token', async (request, reply) => {
    const outcome = await attempt(
      { pool, limits },
      {
        email: textOf(request.body, 'email'),
        password: textOf(request.body, 'password'),
        address: request.ip,
        deviceOf: () => null,
      },
    );
    if (outcome === 'wrong') return reply.code(401).send({ error_code: 'unauthenticated' });
    if ('wait' in outcome) return reply.code(429).header('retry-after', outcome.wait).send({ error_code: 'rate_limited' });
    return reply.send({ access_token: await mint(outcome.userId, workday), token_type: 'Bearer', expires_in: workday });
  });
};
