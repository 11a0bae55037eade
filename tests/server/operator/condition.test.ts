import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { exposition, mountCondition } from '#server/condition.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';

const token = 'a-token-of-some-length';
const condition = async () => ({
  version: '1.0.0',
  node: '24',
  postgres: '18',
  migration: '0100',
  startedAt: '2026-01-01T00:00:00.000Z',
  databaseBytes: 10,
  fileBytes: 5,
  files: '/files',
  mailServer: null,
  outboxAge: 0.5,
  queues: [{ name: 'open-test', waiting: 2, running: 0, failed: 1 }],
  failedJobs: [],
  integrations: [],
});

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  app = fastify();
  mountCondition(app, { app: database.app, house: { condition }, metricsToken: token });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('the condition of a process', () => {
  it('is told to whoever asks whether it lives and can serve, and nothing more', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    }
  });

  it('is measured for the token alone', async () => {
    for (const authorization of [undefined, 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`])
      expect((await app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })).statusCode).toBe(404);
    const { statusCode, body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect(statusCode).toBe(200);
    expect(body).toContain('muster_jobs{queue="open-test",state="failed"} 1\n');
    expect(body).toContain('muster_outbox_age_seconds 0.5\n');
    expect(body).toContain('muster_http_requests_total{method="GET",route="/metrics",status="4xx"} 4\n');
  });

  it('is not measured without a token in the configuration', async () => {
    const closed = fastify();
    mountCondition(closed, { app: database.app, house: { condition }, metricsToken: null });
    expect((await closed.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
    await closed.close();
  });

  it('escapes what stands in a label', () => {
    expect(exposition([{ name: 'm', help: 'M.', type: 'gauge', samples: [[{ a: 'x"\\\n' }, 1]] }])).toBe(
      '# HELP m M.\n# TYPE m gauge\nm{a="x\\"\\\\\\n"} 1\n',
    );
  });
});
