import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

const reportRules = v.object({
  name: text(200),
  message: text(500),
  stack: v.optional(text(4000)),
  where: text(100),
  path: text(1000),
});

/** Logs browser errors; responds nothing, and accepts few from one address. */
export const mountErrorBeacon = (app: FastifyInstance): void => {
  const limiter = new RateLimiterMemory({ points: 30, duration: 60 });
  app.post('/error', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    const parsed = v.safeParse(reportRules, request.body);
    const isHeard =
      parsed.success &&
      (await limiter.consume(request.ip).then(
        () => true,
        () => false,
      ));
    if (isHeard) request.log.warn({ report: parsed.output }, 'an error in a browser');
    return reply.code(204).send();
  });
};
