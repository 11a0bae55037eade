import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OutboxBus } from '#server/workflow/bus.ts';
import type { BusEvent } from '#server/workflow/bus.ts';
import { randomFrom } from '#machines/testing/random.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';

const organization = randomUUID();
const writers = 8;

let database: TestDatabase;
const buses: OutboxBus[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(buses.splice(0).map((bus) => bus.stop()));
});
afterAll(() => database.drop());

/** A node of its own that notes the entity of every event it hears. */
const node = async (): Promise<string[]> => {
  const heard: string[] = [];
  const bus = new OutboxBus(database.ownerUrl, () => undefined);
  buses.push(bus);
  await bus.start();
  bus.listen((event: BusEvent) => {
    if (event.entityId !== null) heard.push(event.entityId);
  });
  return heard;
};

const leave = (client: pg.ClientBase, entity: string) =>
  client.query(
    `with event as (insert into outbox (organization_id, topic, entity_id) values ($1, 'issue', $2)) select pg_notify('outbox', '')`,
    [organization, entity],
  );

const connected = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  return client;
};

const yielding = (turns: number): Promise<void> =>
  turns === 0 ? Promise.resolve() : new Promise((resolve) => setImmediate(() => resolve(yielding(turns - 1))));

/** One writer: transactions of a few events, held open for a while, some of them undone. */
const write = async (seed: number): Promise<{ readonly kept: readonly (readonly string[])[] }> => {
  const random = randomFrom(seed);
  const client = await connected();
  const kept: string[][] = [];
  for (let transaction = 0; transaction < 25; transaction += 1) {
    await client.query('begin');
    const entities = Array.from({ length: 1 + random(4) }, () => randomUUID());
    for (const entity of entities) {
      await leave(client, entity);
      await yielding(random(20));
    }
    const isUndone = random(5) === 0;
    await client.query(isUndone ? 'rollback' : 'commit');
    if (!isUndone) kept.push(entities);
  }
  await client.end();
  return { kept };
};

const sleepers = `select pid from pg_stat_activity where application_name = 'muster outbox' and datname = current_database()`;

describe('the outbox', () => {
  it('loses, doubles and reorders nothing with eight writers and open transactions, on two nodes', async () => {
    const nodes = [await node(), await node()];
    const slow = await connected();
    await slow.query('begin');
    const early = randomUUID();
    await leave(slow, early);
    const written = await Promise.all(Array.from({ length: writers }, (_, index) => write(1000 + index)));
    expect(nodes.map((heard) => heard.includes(early))).toEqual([false, false]);
    await slow.query('commit');
    await slow.end();
    const all = [early, ...written.flatMap(({ kept }) => kept.flat())];
    for (const heard of nodes) {
      await expect.poll(() => heard.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(all.length);
      expect(heard.toSorted()).toEqual(all.toSorted());
      for (const { kept } of written) expect(heard.filter((entity) => kept.flat().includes(entity))).toEqual(kept.flat());
    }
  });

  it('tells nothing of what was undone', async () => {
    const heard = await node();
    const client = await connected();
    await client.query('begin');
    const undone = randomUUID();
    await leave(client, undone);
    await client.query('rollback');
    const after = randomUUID();
    await leave(client, after);
    await client.end();
    await expect.poll(() => heard.includes(after), { timeout: 10_000 }).toBe(true);
    expect(heard).not.toContain(undone);
  });

  it('loses nothing when the listening connection is killed, again and again', async () => {
    const heard = await node();
    const client = await connected();
    const all: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { rows } = await client.query<{ pid: number }>(sleepers);
      for (const { pid } of rows) await client.query('select pg_terminate_backend($1)', [pid]);
      for (let event = 0; event < 20; event += 1) {
        const entity = randomUUID();
        all.push(entity);
        await leave(client, entity);
      }
      await expect.poll(async () => (await client.query(sleepers)).rowCount, { timeout: 10_000 }).toBe(1);
    }
    await client.end();
    await expect.poll(() => heard.includes(all.at(-1) ?? ''), { timeout: 10_000 }).toBe(true);
    expect(heard.filter((entity) => all.includes(entity))).toEqual(all);
  });
});
