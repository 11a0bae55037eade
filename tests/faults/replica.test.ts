import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReads, positionHeader } from '#server/api/reads.ts';
import { Replica } from '#server/database/replica.ts';
import { identitySettings } from '#server/identity/settings.ts';
import { readConfig } from '#server/lib/config.ts';
import { startCluster } from '#tests/support/cluster.ts';
import type { Cluster, Node } from '#tests/support/cluster.ts';
import { createTestDatabase, testMasterKey } from '#tests/support/database.ts';
import { documentOf } from '#tests/support/documents.ts';
import { openSocket } from '#tests/support/live.ts';
import { startStandby } from '#tests/support/standby.ts';
import type { Standby } from '#tests/support/standby.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import { startProxy } from './proxy.ts';
import type { Proxy } from './proxy.ts';
import { plantStock } from './stock.ts';
import type { Stock } from './stock.ts';

const metricsToken = 'a-token-of-some-length';
let cluster: Cluster;
let standby: Standby;
let toPrimary: Proxy;
let toStandby: Proxy;
let nodes: readonly Node[];
let stock: Stock;
let token: string;

beforeAll(async () => {
  cluster = await startCluster({
    through: async (port) => {
      toPrimary = await startProxy(port);
      return toPrimary.port;
    },
    env: { METRICS_TOKEN: metricsToken },
  });
  standby = await startStandby(cluster.embedded, path.join(cluster.folder, 'database'), path.join(cluster.folder, 'standby'));
  toStandby = await startProxy(standby.port);
  const env = { DATABASE_REPLICA_URL: `postgres://127.0.0.1:${toStandby.port}/muster` };
  nodes = [await cluster.start({ env }), await cluster.start({ env })];
  stock = await cluster.withOwner(plantStock);
  token = await cluster.tokenOf(idOf('a', 'manager'));
}, 300_000);
afterAll(async () => {
  await cluster.dispose();
  await standby.stop();
  await Promise.all([toPrimary.close(), toStandby.close()]);
});

type Told = { readonly position: string; readonly cookie: string; readonly data: Record<string, unknown> | null | undefined };

const post = async (at: number, query: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Told> => {
  const answer = await fetch(`${nodes[at]?.url}/api/customer_portal`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-organization-public-id': publicId('a'),
      'idempotency-key': randomUUID(),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await answer.json()) as Pick<Told, 'data'>;
  return { position: answer.headers.get(positionHeader) ?? '', cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', data };
};

let next = 0;
/** Accepts one more issue at a node. */
const accept = async (at: number): Promise<Told & { readonly id: string }> => {
  const id = stock.issues[next] ?? '';
  next += 1;
  const told = await post(at, documentOf('flexibleTestingIssueAccept'), { input: { issueId: id, newSeverity: 'high' } });
  expect(told.data).toEqual({ answer: { successful: true, errors: [] } });
  return { ...told, id };
};
const browser = { 'sec-fetch-site': 'same-origin' };
const statusOf = async (at: number, id: string, headers: Readonly<Record<string, string>>): Promise<unknown> =>
  (
    (await post(at, 'query ($id: ID!) { flexibleTestingIssue(id: $id) { triageStatus } }', { id }, headers)).data?.[
      'flexibleTestingIssue'
    ] as { triageStatus: string } | undefined
  )?.triageStatus;

const measured = async (at: number): Promise<(name: string) => number | undefined> => {
  const answer = await fetch(`${nodes[at]?.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const lines = (await answer.text()).split('\n');
  return (name) => {
    const line = lines.find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.split(' ')[1]);
  };
};
const readsFrom = async (at: number, from: 'replica' | 'primary'): Promise<number> =>
  (await measured(at))(`muster_reads{from="${from}"}`) ?? 0;
const reading = async (): Promise<void> => {
  await expect.poll(async () => (await measured(1))('muster_replica_up')).toBe(1);
};

describe('a replica', () => {
  it('is read by whoever changed nothing, and by a script only once it says what it changed', async () => {
    await reading();
    const id = stock.issues.at(-1) ?? '';
    const before = await readsFrom(1, 'replica');
    for (let call = 0; call < 20; call += 1) expect(await statusOf(1, id, browser)).toBe('untriaged');
    expect((await readsFrom(1, 'replica')) - before).toBeGreaterThan(0);
    const atPrimary = await readsFrom(1, 'primary');
    expect(await statusOf(1, id, {})).toBe('untriaged');
    expect((await readsFrom(1, 'primary')) - atPrimary).toBe(1);
  });

  it('shows whoever changed something at one node what they changed at the other, by cookie and by header', async () => {
    for (let call = 0; call < 20; call += 1) {
      const { id, position, cookie } = await accept(call % 2);
      const headers = call % 4 < 2 ? { [positionHeader]: position } : { ...browser, cookie };
      expect(await statusOf(1 - (call % 2), id, headers)).toBe('accepted');
    }
    expect(await statusOf(0, stock.issues[0] ?? '', { [positionHeader]: 'made-up' })).toBe('accepted');
  });

  it('that stands still is told of, and shows nobody what is old once it is known', async () => {
    for (const by of ['header', 'cookie'] as const) {
      await reading();
      await standby.ask('select pg_wal_replay_pause()');
      const known = stock.issues.at(-1) ?? '';
      expect(await statusOf(1, known, browser)).toBe('untriaged');
      const { id: changed, position, cookie } = await accept(0);
      const headers = by === 'header' ? { [positionHeader]: position } : { ...browser, cookie };
      expect(await statusOf(1, changed, headers)).toBe('accepted');
      if (by === 'header') await standby.ask('select pg_wal_replay_resume()');
    }
    const { id } = await accept(0);
    await expect.poll(async () => (await measured(1))('muster_replica_up')).toBe(0);
    await expect.poll(async () => (await measured(1))('muster_replica_lag_seconds') ?? 0).toBeGreaterThan(0.3);
    expect(await statusOf(1, id, browser)).toBe('accepted');
    await standby.ask('select pg_wal_replay_resume()');
    await reading();
    expect((await measured(1))('muster_replica_lag_seconds')).toBeLessThan(1);
  });

  it('that stands still shows a page that was told of a change what it was told of', async () => {
    const socket = openSocket(nodes[1]?.url ?? '', { token, organization: publicId('a'), origin: cluster.url });
    expect(await socket.settled()).toBe(true);
    const { events } = socket.subscribe('subscription { changed { topic entityId } }');
    await reading();
    await standby.ask('select pg_wal_replay_pause()');
    const { id } = await accept(0);
    await expect.poll(() => events.some(({ entityId }) => entityId === id)).toBe(true);
    expect(await statusOf(1, id, browser)).toBe('accepted');
    await standby.ask('select pg_wal_replay_resume()');
    socket.close();
  });

  it('is not read for a page that changed something a moment ago, whose cookie may be that of an older change', async () => {
    await reading();
    const app = new pg.Pool({ connectionString: cluster.embedded.appUrl });
    const database = { write: () => Promise.reject(new Error()), json: () => Promise.reject(new Error()) };
    let now = 1_000_000;
    const reads = openReads({
      config: { databaseReplicaUrl: `postgres://127.0.0.1:${standby.port}/muster`, databasePool: 1 },
      app,
      appUrl: cluster.embedded.appUrl,
      database,
      bus: { listen: () => () => undefined, logged: '0/0' },
      masterKey: testMasterKey,
      settings: identitySettings(readConfig({ NODE_ENV: 'test', DEMO: '0', PUBLIC_URL: cluster.url })),
      log: { info: () => undefined, warn: () => undefined },
      now: () => now,
    });
    const isRead = async (headers: Readonly<Record<string, string>>): Promise<boolean> =>
      (await reads.of({ headers }, idOf('a', 'organization'))) !== database;
    const { 'set-cookie': cookie = '', [positionHeader]: position = '' } = await reads.wrote();
    const page = { ...browser, cookie: cookie.split(';')[0] ?? '' };
    await expect.poll(() => isRead({ [positionHeader]: position })).toBe(true);
    expect(await isRead(page)).toBe(false);
    now += 3_000;
    await expect.poll(() => isRead(page)).toBe(true);
    await Promise.all([reads.stop(), app.end()]);
  });

  it('that is lost costs nobody an answer, and is read again when it is back', async () => {
    await reading();
    const id = stock.issues.at(-1) ?? '';
    toStandby.leadTo(1);
    toStandby.cutAll();
    for (let call = 0; call < 20; call += 1) expect(await statusOf(call % 2, id, browser)).toBe('untriaged');
    expect((await measured(1))('muster_replica_up')).toBe(0);
    toStandby.leadTo(standby.port);
    await reading();
    const before = await readsFrom(1, 'replica');
    await expect.poll(async () => (await statusOf(1, id, browser)) && (await readsFrom(1, 'replica')) - before).toBeGreaterThan(0);
  });

  it('of another database is not read', async () => {
    const other = await createTestDatabase();
    const primary = new pg.Pool({ connectionString: cluster.embedded.appUrl });
    const told: unknown[] = [];
    const replica = new Replica({ url: other.appUrl, primary, connections: 1, onChange: (condition) => told.push(condition.state) });
    expect([await replica.hasReached(0n), (await replica.condition()).state, told]).toEqual([false, 'foreign', ['foreign']]);
    await Promise.all([replica.pool.end(), primary.end()]);
    await other.drop();
  });

  it('takes the place of a database that is lost, and the nodes go on', async () => {
    const { id: last } = await accept(0);
    const [at] = await cluster.sql<{ at: string }>('select pg_current_wal_lsn()::text as at');
    await expect.poll(async () => (await standby.ask(`select pg_last_wal_replay_lsn() >= '${at?.at}' as there`))[0]?.['there']).toBe(true);
    await cluster.embedded.stop();
    await standby.ask('select pg_promote()');
    toPrimary.leadTo(standby.port);
    toPrimary.cutAll();
    await expect.poll(() => statusOf(0, last, browser).catch(() => null)).toBe('accepted');
    const { id, position } = await accept(1);
    expect(await statusOf(0, id, { [positionHeader]: position })).toBe('accepted');
    await expect.poll(async () => (await measured(1))('muster_replica_up')).toBe(0);
  });
});
