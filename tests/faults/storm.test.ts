import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '#crowd/random.ts';
import { announceAll } from '#server/workflow/outbox.ts';
import type { Announcement } from '#server/workflow/outbox.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import { composeDocuments } from './chat/documents.ts';
import { standInForPage } from './chat/page.ts';
import type { ShownPage } from './shown/page.ts';
import type { Standing } from './shown/world.ts';

/** `STORM_PAGES=100 STORM_SECONDS=60 npx vitest run --project server tests/faults/storm.test.ts` opens more pages for longer, which takes an hour. */
const pageCount = Number(process.env['STORM_PAGES'] ?? 8);
const seconds = Number(process.env['STORM_SECONDS'] ?? 6);
const eventsASecond = 100;
/** In milliseconds of a page. */
const step = 100;
const eventsAStep = (eventsASecond * step) / 1000;
const random = randomFrom(20, 0);

const people = [
  ['customer', 'customer'],
  ['manager', 'test_manager'],
  ['accepted', 'community_test_manager'],
] as const;

let portal: Portal;
let standIn: { readonly close: () => void };
let release: () => void;
const pages: ShownPage[] = [];

beforeAll(async () => {
  composeDocuments();
  const { holdPages } = await import('./shown/network.ts');
  const { plantShown } = await import('./shown/world.ts');
  portal = await startPortal();
  await plantShown(portal);
  standIn = standInForPage({ call: () => false, event: () => false });
  release = holdPages();
});

afterAll(async () => {
  for (const page of pages) page.close();
  release?.();
  standIn?.close();
  await portal?.stop();
});

/** What comes to the page and what it asks is answered, until nothing is left; how often it asked. */
const deliver = async ({ network }: ShownPage): Promise<number> => {
  let asked = 0;
  await network.settled();
  while (network.calls.length > 0 || (network.socket?.waiting.length ?? 0) > 0) {
    const [call] = network.calls;
    if (call !== undefined) {
      asked += 1;
      await call.reach();
      network.over(call, () => call.arrive());
    }
    while ((network.socket?.waiting.length ?? 0) > 0) network.socket?.let();
    await network.settled();
  }
  return asked;
};

const openPage = async (at: number, standing: Standing): Promise<ShownPage> => {
  const [{ ShownPage }, { Network }, { screenFor }] = await Promise.all([
    import('./shown/page.ts'),
    import('./shown/network.ts'),
    import('./shown/screens.ts'),
  ]);
  const [name, role] = people[at % people.length] ?? people[0];
  const member = { userId: idOf('a', name), role, organizationPublicId: publicId('a') };
  const person = { member, name, token: await portal.server.identity.mint(idOf('a', name), 60 * 60) };
  const page = new ShownPage(portal.url, person, new Network(portal.url));
  pages.push(page);
  page.open(screenFor(random, member, standing));
  await deliver(page);
  page.follow();
  for (let passed = 0; passed < 10_000; passed += 500) {
    await deliver(page);
    await page.network.advance(500);
  }
  return page;
};

type Event = readonly [statement: string, values: readonly unknown[], ...Announcement[]];

const changeOf = ({ issues, results, participants, blockers }: Standing, testId: string): Event => {
  const issue = random.pick(issues);
  const result = random.pick(results);
  const participant = random.pick(participants);
  const blocker = random.pick(blockers);
  return random.pick<Event>([
    [
      'update issue set severity = $2, version = version + 1 where id = $1',
      [issue.id, random.pick(['low', 'medium', 'high', 'critical'])],
      { topic: 'issue', testId: issue.testId, entityId: issue.id },
    ],
    [
      'update case_result set was_read = not was_read where id = $1',
      [result.id],
      { topic: 'case_result', testId, entityId: result.id },
      { topic: 'test', testId, entityId: testId },
    ],
    [
      'update participant set approved_test_cases_count = approved_test_cases_count where id = $1',
      [participant.id],
      { topic: 'participant', testId, entityId: participant.id },
    ],
    ['update blocker set name = name where id = $1', [blocker.id], { topic: 'blocker', testId, entityId: blocker.id }],
  ]);
};

const storm = async (standing: Standing, testId: string): Promise<void> => {
  const { newMarker } = await import('./shown/network.ts');
  const marker = newMarker();
  const heard = pages.map(({ network }) => network.marked(marker));
  await portal.server.database.write(systemViewer(idOf('a', 'organization')), async (tx) => {
    const announced: Announcement[] = [];
    while (announced.length < eventsAStep) {
      const [statement, values, ...announcements] = changeOf(standing, testId);
      await tx.query(statement, values);
      announced.push(...announcements);
    }
    await announceAll(tx, [...announced, { topic: 'organization', entityId: marker }]);
  });
  await Promise.all(heard);
};

it(
  `asks at most once a second on each of ${pageCount} pages while ${eventsASecond} events come a second`,
  async () => {
    const [{ readStanding, tests }, { readAfresh }] = await Promise.all([import('./shown/world.ts'), import('./shown/page.ts')]);
    const standing = await readStanding(portal);
    for (let at = 0; at < pageCount; at += 1) await openPage(at, standing);
    const asked: number[][] = [];
    for (let second = 0; second < seconds; second += 1) {
      const counts = pages.map(() => 0);
      for (let passed = 0; passed < 1000; passed += step) {
        await storm(standing, tests[0]);
        for (const [at, page] of pages.entries()) {
          counts[at] = (counts[at] ?? 0) + (await deliver(page));
          await page.network.advance(step);
        }
      }
      asked.push(counts);
    }
    expect(Math.max(...asked.flat())).toBe(1);
    for (const page of pages) {
      for (let passed = 0; passed < 5000; passed += 500) {
        await deliver(page);
        await page.network.advance(500);
      }
      for (const [part, watched] of page.parts) {
        const shown = watched.shown();
        const fresh = await readAfresh(portal.url, page.person, part);
        expect(shown, part.title).toMatchObject(Object(part.within?.(fresh, shown) ?? fresh));
      }
    }
  },
  30_000 + pageCount * seconds * 1000,
);
