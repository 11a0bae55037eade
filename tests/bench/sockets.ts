import { fork } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Arrivals, Listening } from './listeners.ts';
import { median } from './measure.ts';
import type { Bar } from './report.ts';
import type { Start } from './servers/child.ts';
import { endOf, startServer } from './stacks.ts';
import type { BenchWorld } from './world.ts';

const people = 100;
const overEcho = 2;
const slowest = 1000;

/** People of another organization than the one that is asked, as many as a person's ten sockets need. */
const plantListeners = async (world: BenchWorld) => {
  await world.run(
    `insert into organization_user (id, organization_id, role, email, first_name, last_name)
     select md5('bench:listener:' || n)::uuid, o.id, (array['customer', 'test_manager'])[1 + n % 2], 'listener-' || n || '@bench.example', 'Listener', n::text
     from organization o, generate_series(1, $1::int) n where o.public_id = 'large-2' on conflict do nothing`,
    [people],
  );
  const [place] = await world.run<{ organizationId: string; testId: string }>(
    `select o.id as "organizationId", (select id from test t where t.organization_id = o.id and t.closed_at is null limit 1) as "testId"
     from organization o where o.public_id = 'large-2'`,
  );
  if (place === undefined || place.testId === null) throw new Error('The second organization has no test.');
  const listeners = await world.run<{ id: string }>(`select id from organization_user where email like 'listener-%@bench.example'`);
  return { ...place, userIds: listeners.map(({ id }) => id) };
};

/** The public chat of their test, which all of them may read. */
const plantChannel = async (world: BenchWorld, organizationId: string, testId: string): Promise<string> => {
  await world.run('update organization set flexible_testing_access = true where id = $1', [organizationId]);
  await world.run(
    `insert into chat_channel (organization_id, test_id, chat_type, created_at) values ($1, $2, 'public', now()) on conflict do nothing`,
    [organizationId, testId],
  );
  const [channel] = await world.run<{ id: string }>(`select id from chat_channel where test_id = $1 and chat_type = 'public'`, [testId]);
  if (channel === undefined) throw new Error('The chat could not be opened.');
  return channel.id;
};

const listening = (given: Listening): Promise<Arrivals> => {
  const child = fork(fileURLToPath(new URL('listeners.ts', import.meta.url)), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const arrivals = new Promise<Arrivals>((resolve, reject) => {
    child.once('message', (found) => resolve(found as Arrivals));
    child.once('exit', (code) => reject(new Error(`the listeners ended with ${String(code)}`)));
  });
  child.send(given);
  return arrivals.finally(() => void endOf(child));
};

/** What is sent through: an event of the outbox, or a message of the chat from before it is posted. */
export type Sent = 'event' | 'message';

export type Delivery = {
  readonly sent: Sent;
  readonly sockets: number;
  /** Milliseconds to the last socket, of the bare library and of ours. */
  readonly echo: number;
  readonly ours: number;
  /** Of the bare library where it keeps a message before it tells of it: the least that any program takes; null for events. */
  readonly least: number | null;
  readonly times: number;
  /** Milliseconds to the first socket of ours: what the database takes before anything is sent. */
  readonly first: number;
  readonly p99: number;
};

/** From an event to the last of many sockets, beside a bare server of the same library, in turns, everything in processes of its own. */
export const measureSockets = async (
  world: BenchWorld,
  start: Start,
  sockets: number,
  rounds: number,
  sent: Sent,
  profile: readonly string[] = [],
): Promise<Delivery> => {
  const { userIds, ...place } = await plantListeners(world);
  const channelId = sent === 'event' ? null : await plantChannel(world, place.organizationId, place.testId);
  const servers = [
    await startServer('servers/echo.ts', start),
    await startServer('servers/ours.ts', { ...start, listeners: userIds }, [], profile),
  ] as const;
  const [echo, ours] = servers;
  try {
    const found = await listening({
      echo: echo.ready.port,
      ours: ours.ready.port,
      tokens: ours.ready.tokens,
      ownerUrl: start.ownerUrl,
      organizationPublicId: 'large-2',
      ...place,
      channelId,
      sockets,
      warmUp: 10,
      rounds,
    });
    const last = (all: Arrivals['ours']): readonly number[] => all.map((each) => each.at(-1) ?? Number.NaN);
    const [echoed, told] = [last(found.echo), last(found.ours)];
    const every = found.ours.flat().toSorted((one, other) => one - other);
    return {
      sent,
      sockets,
      echo: median(echoed),
      ours: median(told),
      least: sent === 'event' ? null : median(last(found.kept)),
      first: median(found.ours.map((each) => each[0] ?? Number.NaN)),
      times: median(told.map((milliseconds, turn) => milliseconds / (echoed[turn] ?? Number.NaN))),
      p99: every[Math.floor(every.length * 0.99)] ?? Number.NaN,
    };
  } finally {
    await Promise.all(servers.map(({ child }) => endOf(child)));
  }
};

/** The figures in words. */
export const deliveryWords = ({ sent, sockets, echo, ours, least, first, p99 }: Delivery): string =>
  `\n${sent === 'event' ? 'An event' : 'A message'} to the last of ${sockets} sockets: ${ours.toFixed(1)} ms, to the first ${first.toFixed(1)} ms, 99 of 100 arrivals within ${p99.toFixed(1)} ms; the bare library ${echo.toFixed(1)} ms${least === null ? '' : `, where it keeps the message first ${least.toFixed(1)} ms`}. Load of the machine ${os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}.`;

export const deliveryBars = ({ sent, times, p99 }: Delivery): readonly Bar[] => [
  { words: `sockets, ${sent}s: ${times.toFixed(2)} times the bare library, at most ${overEcho} wanted`, reached: times <= overEcho },
  { words: `sockets, ${sent}s: 99 of 100 within ${p99.toFixed(0)} ms, under ${slowest} wanted`, reached: p99 < slowest },
];
