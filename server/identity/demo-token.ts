import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

import { attempt, failedSignIns } from './attempt.ts';
import { originOf } from './origin.ts';
import type { Limits } from './limits.ts';

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
