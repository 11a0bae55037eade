import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startEmbedded } from '#server/database/embedded/supervisor.ts';
import { ownerPool } from '#server/database/pool.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { makeFolder, removeFolder } from '#tests/support/embedded.ts';

const kills = 4;

it('loses no acknowledged write when PostgreSQL is killed again and again, and comes back by itself', async () => {
  const folder = await makeFolder();
  const embedded = await startEmbedded({ dataDir: path.join(folder, 'data') });
  const pool = ownerPool(embedded.ownerUrl, 4);
  const acknowledged: number[] = [];
  const backAfter: number[] = [];
  const stopped = new AbortController();
  const write = async (writer: number): Promise<void> => {
    for (let n = writer; !stopped.signal.aborted; n += 3) {
      const done = await inTransaction(pool, async (db) => {
        await db.query('insert into parent values ($1)', [n]);
        await db.query('insert into child select $1, generate_series(1, 3)', [n]);
      }).then(
        () => true,
        () => false,
      );
      if (done) acknowledged.push(n);
      else await pause(20);
    }
  };
  try {
    await pool.query('create table parent (id int primary key); create table child (parent int references parent, n int)');
    const writers = [0, 1, 2].map((writer) => write(writer));
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(100 + Math.random() * 300);
      const victim = embedded.pid();
      process.kill(victim, 'SIGKILL');
      const at = performance.now();
      await expect.poll(() => embedded.pid(), { timeout: 15_000, interval: 20 }).not.toBe(victim);
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 15_000, interval: 20 }).toBeGreaterThan(before + 6);
      backAfter.push(performance.now() - at);
    }
    stopped.abort();
    await Promise.all(writers);
    const { rows } = await pool.query<{ id: number; children: number }>(
      'select id, (select count(*) from child where parent = id) as children from parent',
    );
    const stored = new Map(rows.map((row) => [row.id, row.children]));
    expect(acknowledged.filter((id) => stored.get(id) !== 3)).toEqual([]);
    expect(rows.filter((row) => row.children !== 3)).toEqual([]);
    expect(Math.max(...backAfter)).toBeLessThan(10_000);
  } finally {
    stopped.abort();
    await pool.end();
    await embedded.stop();
    await removeFolder(folder);
  }
});
