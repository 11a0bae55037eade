import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

import { findByEmail } from './accounts.ts';
import type { Limits } from './limits.ts';
import { verifyPassword } from './password.ts';

export type DemoTokenDeps = {
  readonly pool: Pool;
  readonly limits: Limits;
  readonly mint: (userId: string, seconds?: number) => Promise<string>;
};

const workday = 8 * 60 * 60;

const textOf = (body: unknown, name: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : null;
  return typeof value === 'string' ? value.slice(0, 1024) : '';
};

/** In the demo only: an access token for e-mail and password, for trying the API without a browser. */
export const mountDemoToken = (app: FastifyInstance, { pool, limits, mint }: DemoTokenDeps): void => {
  app.post('/demo/token', async (request, reply) => {
    const wait = await limits.failedSignInsByAddress.waiting(request.ip);
    if (wait > 0) return reply.code(429).header('retry-after', wait).send({ error_code: 'rate_limited' });
    const found = await findByEmail(pool, textOf(request.body, 'email'));
    if (await verifyPassword(textOf(request.body, 'password'), found?.hash ?? null)) {
      return reply.send({ access_token: await mint(found?.account.userId ?? '', workday), token_type: 'Bearer', expires_in: workday });
    }
    await limits.failedSignInsByAddress.count(request.ip);
    return reply.code(401).send({ error_code: 'unauthenticated' });
  });
};
