import { randomUUID } from 'node:crypto';
import { appPool, beginAs } from '#server/database/pool.ts';
import { announce } from '#server/workflow/outbox.ts';
import { databaseOver, systemViewer } from '#server/workflow/transaction.ts';
import { median } from './measure.ts';
import type { Bar } from './report.ts';
import type { BenchWorld } from './world.ts';

const writers = 24;
const leastOfPlain = 0.8;

/** Commits a second of each round, by what writes the row of an event. */
export type Commits = Readonly<Record<'plain' | 'ours' | 'within', readonly number[]>>;

const perSecond = async (write: () => Promise<unknown>, seconds: number): Promise<number> => {
  let done = 0;
  const begun = performance.now();
  const over = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (performance.now() < over) {
        await write();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - begun);
};

const insert = `insert into outbox (organization_id, topic, test_id) values ($1, 'test', $2)`;

/** Writers that insert the row of an event each, plainly, as the product announces it, and with the notification inside the transaction. */
export const measureCommits = async (
  { embedded }: BenchWorld,
  organizationId: string,
  rounds: number,
  seconds: number,
): Promise<Commits> => {
  const pool = appPool(embedded.appUrl, writers);
  const viewer = systemViewer(organizationId);
  const database = databaseOver(pool, { now: () => new Date() });
  const plainly = async (extra: string | null): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query(beginAs(viewer));
      await client.query(insert, [organizationId, randomUUID()]);
      if (extra !== null) await client.query(extra);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  const ways = {
    plain: () => plainly(null),
    ours: () => database.write(viewer, (tx) => announce(tx, { topic: 'test', testId: randomUUID() })),
    within: () => plainly('notify outbox'),
  };
  const found = { plain: [] as number[], ours: [] as number[], within: [] as number[] };
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const way of ['plain', 'ours', 'within'] as const) found[way].push(await perSecond(ways[way], seconds));
  } finally {
    await pool.end();
  }
  return found;
};

const share = ({ plain }: Commits, rates: readonly number[]): number =>
  median(rates.map((rate, round) => rate / (plain[round] ?? Number.NaN)));

export const commitWords = (found: Commits): string =>
  `\nCommits a second with ${writers} writers: ${(['plain', 'ours', 'within'] as const)
    .map((way) => `${way} ${median(found[way]).toFixed(0)} (${share(found, found[way]).toFixed(2)})`)
    .join(', ')}`;

export const commitBars = (found: Commits): readonly Bar[] => {
  const ours = share(found, found.ours);
  return [
    {
      words: `commits that announce an event are ${ours.toFixed(2)} of plain inserts, at least ${leastOfPlain}`,
      reached: ours >= leastOfPlain,
    },
  ];
};
