import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { mountCondition } from '#server/condition.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import { startPortal } from '#tests/support/portal.ts';

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
  jobAge: 3,
  diskFree: 7,
  diskSize: 9,
  backedUpAt: null,
  virusScanner: { place: 'clamd:3310', answers: false },
  replica: { place: 'replica:5432', state: 'behind' as const, lag: 12 },
  masterKeyChange: { isDone: false, looked: 10, of: 25 },
  queues: [{ name: 'open-test', waiting: 2, running: 0, failed: 1 }],
  failedJobs: [],
  integrations: [],
});

const persisted = () => JSON.parse(readFileSync('schema/generated/persisted.json', 'utf8')) as Readonly<Record<string, string>>;

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
    expect(body).toContain('muster_job_age_seconds 3\n');
    expect(body).toContain('muster_disk_free_bytes 7\n');
    expect(body).toContain('muster_master_key_change_left 15\n');
    expect(body).toContain('muster_virus_scanner_up 0\n');
    expect(body).toContain('muster_backup_age_seconds');
    expect(body).toContain('muster_http_request_seconds_count{method="GET",route="/metrics",operation="",status="4xx"} 4\n');
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/mu);
  });

  it('tells operations of the client apart, and takes no name that a caller made up', async () => {
    const portal = await startPortal({}, { METRICS_TOKEN: token });
    onTestFinished(() => portal.stop());
    await plantTwins(portal.database.owner);
    const headers = {
      authorization: `Bearer ${await portal.server.identity.mint(idOf('a', 'customer'))}`,
      'x-organization-public-id': publicId('a'),
    };
    const [sha256Hash = ''] = Object.entries(persisted()).find(([, text]) => text.includes('query SignIn_CurrentUser')) ?? [];
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    await portal.post({ operationName: 'SignIn_CurrentUser', extensions }, headers);
    await portal.post({ operationName: 'made_up_by_hash', extensions }, headers);
    await portal.post({ operationName: 'made_up', query: 'query made_up { __typename }' }, headers);
    const answer = await fetch(new URL('/metrics', portal.url), { headers: { authorization: `Bearer ${token}` } });
    const names = [...(await answer.text()).matchAll(/^muster_http_request_seconds_count\{.*operation="([^"]+)"/gmu)].map(
      ([, name]) => name,
    );
    expect(new Set(names)).toEqual(new Set(['SignIn_CurrentUser', 'other']));
  });

  it('knows each measure that the dashboard and the alerts ask for', async () => {
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    const known = new Set([...body.matchAll(/^# TYPE (\S+)/gmu)].map(([, name]) => name));
    const asked = ['alerts.yaml', 'dashboard.json']
      .flatMap((file) => [...readFileSync(`deploy/monitoring/${file}`, 'utf8').matchAll(/\b(?:muster|nodejs|process)_[a-z0-9_]+/gu)])
      .map(([name]) => name.replace(/(?<=_seconds)_(?:bucket|count|sum)$/u, ''));
    expect(asked.length).toBeGreaterThan(20);
    expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('is not measured without a token in the configuration', async () => {
    const closed = fastify();
    mountCondition(closed, { app: database.app, house: { condition }, metricsToken: null });
    expect((await closed.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
    await closed.close();
  });
});
