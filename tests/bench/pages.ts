import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { once, setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { print } from 'graphql';
import type pg from 'pg';
import { WebSocket as Listener } from 'ws';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import { composeDocuments } from '../faults/chat/documents.ts';
import { standInForPage } from '../faults/chat/page.ts';
import { startMachine } from '../faults/machine.ts';
import { plantStock } from '../faults/stock.ts';
import { median } from './measure.ts';

const { values: given } = parseArgs({
  options: {
    pages: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
    events: { type: 'string', default: '100' },
    caches: { type: 'string', default: '8' },
    slower: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

const help = `node tests/bench/pages.ts [--pages 100] [--seconds 60] [--events 100] [--caches 8] [--slower 1]

So many open pages beside a server in a process of its own, while so many events a second change issues and testers. So many of the pages are the portal's own code from cache to socket, spread over both kinds of viewer; the others take the same events and drop them, since a machine of two processors writes a thousand of them a second into caches, not ten thousand. With --slower 20 the time of pages and events goes at a twentieth, so that such a machine keeps up with a cache in each of a hundred pages; seconds are then those of the pages. Exit code 1 when a page asks more than once a second on the average.`;

const [pages, seconds, events, caches] = [Number(given.pages), Number(given.seconds), Number(given.events), Number(given.caches)];
const slower = Number(given.slower);
/** How much slower the time of the pages goes: all of them are open first. */
let pace = 1;
/** In milliseconds between two rounds of events. */
const beat = 100 * slower;
/** Below the sockets that one person may have. */
const pagesOfOne = 5;

const organization = idOf('a', 'organization');
const test = idOf('a', 'supervised');

const newPeople = `insert into organization_user (organization_id, public_id, role, email, first_name)
  select $1, 'reader' || n, case when n % 2 = 0 then 'customer' else 'test_manager' end, 'reader' || n || '@a.example', 'Reader' from generate_series(1, $2::int) n
  returning id, role`;

/** Real changes with the events that the product leaves beside them, half of issues, which move between their lists, half of testers: by the database itself, which no busy page delays. */
const changes = (beats: number, each: number): string => `do $$ declare begun timestamptz := clock_timestamp(); begin
  for beat in 1 .. ${beats} loop
    with judged as (
      update issue set triage_status = case when triage_status = 'untriaged' then 'accepted' else 'untriaged' end, version = version + 1
      where id in (select id from issue where test_id = '${test}' and number >= 5000 order by random() limit ${Math.ceil(each / 2)}) returning id, test_id
    ), moved as (
      update participant set completed_cases_count = 1 + (completed_cases_count + 1) % 2, version = version + 1
      where id in (select id from participant where test_id = '${test}' order by random() limit ${Math.floor(each / 2)}) returning id, test_id
    ) insert into outbox (organization_id, topic, test_id, entity_id)
      select '${organization}'::uuid, 'issue', test_id, id from judged union all select '${organization}'::uuid, 'participant', test_id, id from moved;
    perform pg_notify('outbox', '');
    commit;
    perform pg_sleep(greatest(0, ${beat / 1000} * beat - extract(epoch from clock_timestamp() - begun)));
  end loop;
end $$`;

/** A page that is open, and when it asked. */
type Open = { readonly asked: { readonly at: number; readonly isNext: boolean }[]; told: number; closings: number };

const inside = new AsyncLocalStorage<Open>();

const noteCalls = (): void => {
  const { fetch, setTimeout } = globalThis;
  /** Timers of a page go by its time, those beside it by that of the machine. */
  const timer = (run: () => void, milliseconds = 0, ...more: []): unknown =>
    setTimeout(run, inside.getStore() === undefined ? milliseconds : milliseconds * pace, ...more);
  Object.assign(globalThis, { setTimeout: timer });
  globalThis.fetch = (...call) => {
    const body = typeof call[1]?.body === 'string' ? call[1].body : '';
    inside.getStore()?.asked.push({ at: performance.now() / slower, isNext: body.includes('"after":') });
    return fetch(...call);
  };
};

type Member = { readonly id: string; readonly role: 'customer' | 'test_manager'; readonly token: string };

/** Issues of a test for customers, testers of the test for managers, each with all that stands beside them. */
const openPage = async (origin: string, { id, role, token }: Member, name: string): Promise<Open> => {
  const { createPortal } = await import('#src/cache/client.ts');
  const { followChanges } = await import('#src/cache/follow-changes.ts');
  const { screenOf } = await import('./page-screens.ts');
  const page: Open = { asked: [], told: 0, closings: 0 };
  await inside.run(page, async () => {
    const portal = createPortal({
      origin,
      member: { userId: id, role, organizationPublicId: publicId('a') },
      source: { token: () => token, isExpiring: () => false, renew: async () => 'renewed' },
      onProblem: ({ kind }) => process.stderr.write(`${name}: ${kind}\n`),
      onSocket: (event) => (page.closings += event === 'socket.closed' ? 1 : 0),
      onSocketRefused: () => process.stderr.write(`${name}: socket refused\n`),
    });
    const parts = screenOf(role, test).map((part) => part.open(portal.client));
    while (!parts.every((part) => part.isSettled())) await pause(20);
    followChanges(portal);
    while (!portal.isLive()) await pause(20);
  });
  return page;
};

/** Takes what the server sends to a page, and drops it: the server has one more page to tell. */
const openListener = async (origin: string, { token, role }: Member, query: string, hear: () => void): Promise<void> => {
  const socket = new Listener(`${origin.replace(/^http/, 'ws')}/api/customer_portal`, 'graphql-transport-ws');
  const said = (message: object): void => socket.send(JSON.stringify(message));
  await once(socket, 'open');
  said({ type: 'connection_init', payload: { auth_token: token, organization: publicId('a') } });
  await once(socket, 'message');
  socket.on('message', hear);
  said({ id: randomUUID(), type: 'subscribe', payload: { query, variables: { isStaff: role !== 'customer' } } });
};

const tellEvents = async (pool: pg.Pool): Promise<{ readonly told: number; readonly lasted: number }> => {
  const count = async (): Promise<number> => Number((await pool.query<{ n: string }>('select count(*) as n from outbox')).rows[0]?.n);
  const [before, begun] = [await count(), performance.now()];
  await pool.query(changes((seconds * 1000 * slower) / beat, (events * beat) / slower / 1000));
  return { told: (await count()) - before, lasted: (performance.now() - begun) / 1000 / slower };
};

const tell = (words: string): void => void process.stdout.write(`${words}\n`);

const run = async (): Promise<void> => {
  if (given.help) return tell(help);
  composeDocuments();
  const others: Open = { asked: [], told: 0, closings: 0 };
  standInForPage({
    call: () => false,
    event: () => {
      (inside.getStore() ?? others).told += 1;
      return false;
    },
  });
  setMaxListeners(0, document, window);
  noteCalls();
  const machine = await startMachine();
  try {
    await machine.withOwner(plantStock);
    const people = await machine.sql<{ id: string; role: Member['role'] }>(newPeople, [organization, Math.ceil(pages / pagesOfOne)]);
    const members = await Promise.all(people.map(async (each) => ({ ...each, token: await machine.tokenOf(each.id) })));
    const query = print((await import('#src/cache/changes.documents.ts')).SomethingChanged);
    const opened: Open[] = [];
    let heard = 0;
    for (let at = 0; at < pages; at += 1) {
      const member = members[at % members.length];
      if (member === undefined) continue;
      if (at < caches) opened.push(await openPage(machine.url, member, `${member.role} ${at}`));
      else await openListener(machine.url, member, query, () => (heard += 1));
    }
    await pause(2000);
    for (const { asked } of opened) asked.length = 0;
    const taken = (): number => opened.reduce((sum, page) => sum + page.told, others.told);
    for (const page of [...opened, others]) page.told = 0;
    pace = slower;
    const { told, lasted } = await machine.withOwner(tellEvents);
    for (let before = -1; before < taken(); await pause(1500 * slower)) before = taken();
    const calls = opened.map(({ asked }) => asked.length);
    const most = Math.max(...calls);
    const gaps = opened.flatMap(({ asked }) => {
      const judged = asked.filter(({ isNext }) => !isNext);
      return judged.slice(1).map(({ at }, index) => at - (judged[index]?.at ?? 0));
    });
    const filled = opened.map(({ asked }) => asked.filter(({ isNext }) => isNext).length);
    tell(
      `${pages} pages, ${opened.length} of them with a cache, ${told} events in ${lasted.toFixed(0)} s, ${(told / lasted).toFixed(0)} a second.`,
    );
    tell(
      `Those with a cache were told ${(taken() / told / opened.length).toFixed(2)} times each event; ${opened.reduce((sum, { closings }) => sum + closings, 0)} of their sockets were closed meanwhile.`,
    );
    if (pages > caches) tell(`The others were told ${(heard / told / (pages - caches)).toFixed(2)} times each event.`);
    tell(`Calls of a page: median ${median(calls)}, most ${most}, ${(most / lasted).toFixed(2)} a second.`);
    tell(`Of them further rows for a list that others empty: median ${median(filled)}, most ${Math.max(...filled)}.`);
    tell(`Shortest time between two others: ${Math.min(...gaps).toFixed(0)} ms.`);
    const isHeld = most <= lasted + 1;
    tell(`${isHeld ? 'PASS' : 'MISS'}  no page asks more than once a second`);
    if (!isHeld) process.exitCode = 1;
  } finally {
    await machine.dispose();
  }
};

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
process.exit();
