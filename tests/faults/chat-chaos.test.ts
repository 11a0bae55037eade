import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatReactions } from '#schema/vocabulary/around.ts';
import { randomFrom } from '#crowd/random.ts';
import type { Random } from '#crowd/random.ts';
import { createCrowdToken } from '#server/crowd/tokens.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import type { ChatBrowser, Member } from './chat/browser.ts';
import { composeDocuments } from './chat/documents.ts';
import { standInForPage } from './chat/page.ts';
import type { Page } from './chat/page.ts';
import { GatewayTester } from './chat/tester.ts';
import { countsIn, firstWrong, storedIn } from './chat/truth.ts';
import { startMachine } from './machine.ts';
import type { Machine } from './machine.ts';
import { startProxy } from './proxy.ts';
import type { Proxy } from './proxy.ts';
import { plantPeople } from './stock.ts';

/** Each run is two browsers and a crowd system in one chat; four go on at a time. `CHAT_RUNS=200` asks for more of them, which takes minutes; `CHAT_SEED` for others. */
const runs = Number(process.env['CHAT_RUNS'] ?? 8);
const seed = Number(process.env['CHAT_SEED'] ?? 19);
const lanes = 4;
const steps = 20;
/** A server is killed in every so many rounds. */
const killEvery = 5;
const settlesWithin = 60_000;

type Lane = { readonly browsers: readonly ChatBrowser[]; readonly tester: GatewayTester; readonly proxies: readonly Proxy[] };
type Told = { readonly clientIds: string[]; readonly texts: string[] };

const channelId = idOf('a', 'chat-private');
let machine: Machine;
let page: Page | null = null;
let members: readonly Member[];
let crowdToken: string;
const chance = randomFrom(seed, 'doubled');

const openLane = async (): Promise<Lane> => {
  const { ChatBrowser } = await import('./chat/browser.ts');
  const port = Number(new URL(machine.url).port);
  const proxies = await Promise.all([startProxy(port), startProxy(port), startProxy(port)]);
  const browsers = members.map((member, at) => new ChatBrowser({ origin: proxies[at]?.url ?? '', channelId, member }));
  return { browsers, proxies, tester: new GatewayTester(proxies[2]?.url ?? '', crowdToken, idOf('a', 'participant-1')) };
};

const act = (random: Random, { browsers, tester, proxies }: Lane, name: string, { clientIds, texts }: Told): void => {
  const browser = random.pick(browsers);
  const seen = browser.messages().filter(({ state }) => state !== 'deleted');
  const own = seen.filter(({ authorId }) => authorId === browser.member.account.userId);
  const any = seen.length === 0 ? null : random.pick(seen);
  /** Nobody takes these back, so that what is written about them is never refused. */
  const ofTester = seen.filter(({ authorRole }) => authorRole === 'tester');
  const lasting = ofTester.length === 0 ? null : random.pick(ofTester);
  const mine = own.length === 0 ? null : random.pick(own);
  const wish = random.weigh([
    ['write', 8],
    ['say', 5],
    ['react', 4],
    ['edit', 2],
    ['delete', 1],
    ['answer', 2],
    ['quote', 2],
    ['look', 1],
    ['cut', 3],
    ['reload', 1],
  ] as const);
  if (wish === 'write') clientIds.push(browser.write(name));
  else if (wish === 'say') {
    texts.push(`${name} of the tester`);
    tester.say(name, `${name} of the tester`, random.chance(0.3));
  } else if (wish === 'react' && any !== null) {
    if (random.chance(0.5)) tester.react(name, any.id, random.chance(0.7));
    else browser.change({ kind: 'react', messageId: any.id, reaction: random.pick(chatReactions), isOn: random.chance(0.7) });
  } else if (wish === 'edit' && mine !== null) browser.change({ kind: 'edit', messageId: mine.id, text: `${name} edited` });
  else if (wish === 'delete' && mine !== null) browser.change({ kind: 'delete', messageId: mine.id });
  else if (wish === 'answer' && lasting !== null) clientIds.push(browser.write(name, { threadId: lasting.id }));
  else if (wish === 'quote' && lasting !== null) clientIds.push(browser.write(name, { quoted: lasting.id }));
  else if (wish === 'look') browser.want({ kind: random.pick(['earlier', 'newest'] as const) });
  else if (wish === 'cut') random.pick(proxies).cutAll();
  else if (wish === 'reload') browser.reload();
};

const runLane = async (lane: Lane, random: Random, name: string, told: Told): Promise<void> => {
  for (let step = 0; step < steps; step += 1) {
    act(random, lane, `${name} step ${step}`, told);
    await pause(random.whole(0, 60));
  }
};

const waitingIn = (all: readonly Lane[]) =>
  all
    .flatMap(({ browsers, tester }) => [...browsers.map((browser) => browser.waiting()), tester.waiting()])
    .filter((each) => each !== null);

/** People press what failed until nothing waits. */
const settle = async (all: readonly Lane[]): Promise<void> => {
  const press = () => {
    page?.online();
    for (const { browsers } of all) for (const browser of browsers) browser.pressRetry();
    return waitingIn(all);
  };
  await expect.poll(press, { timeout: settlesWithin, interval: 100 }).toEqual([]);
};

describe('a chat', () => {
  beforeAll(async () => {
    composeDocuments();
    machine = await startMachine();
    await machine.withOwner(plantPeople);
    crowdToken = await machine.withOwner((pool) => createCrowdToken(pool, 'chaos'));
    members = await Promise.all(
      (
        [
          ['manager', 'test_manager'],
          ['accepted', 'community_test_manager'],
        ] as const
      ).map(async ([name, role]) => {
        const userId = idOf('a', name);
        const [person] = await machine.sql<{ name: string }>(
          `select trim(first_name || ' ' || last_name) as name from organization_user where id = $1`,
          [userId],
        );
        return {
          account: { userId, role, organizationPublicId: publicId('a') },
          name: person?.name ?? '',
          token: await machine.tokenOf(userId),
        };
      }),
    );
    page = standInForPage({ call: () => chance.chance(0.1), event: () => chance.chance(0.1) });
  });
  afterAll(async () => {
    page?.close();
    await machine.dispose();
  });

  it(
    `shows both browsers what the database holds after ${runs} runs of cuts, kills and repetitions`,
    async () => {
      const opened: Lane[] = [];
      try {
        for (let lane = 0; lane < lanes; lane += 1) opened.push(await openLane());
        for (let round = 0; round * lanes < runs; round += 1) {
          const told: Told = { clientIds: [], texts: [] };
          const working = opened.map((lane, at) => runLane(lane, randomFrom(seed, round, at), `run ${round * lanes + at}`, told));
          if (round % killEvery === 1) {
            await pause(randomFrom(seed, round, 'kill').whole(100, 600));
            await machine.killServer();
            await machine.start();
          }
          await Promise.all(working);
          await settle(opened);
          const { missed, ...counts } = await countsIn(machine, channelId, told.clientIds, told.texts);
          expect({ round, missed, ...counts }).toEqual({ round, missed: [], count: counts.last, last: counts.last, named: counts.last });
          for (const { browsers } of opened)
            for (const browser of browsers)
              await expect
                .poll(
                  async () => ({ round, wrong: firstWrong(browser, await storedIn(machine, channelId)), hasLater: browser.hasLater() }),
                  {
                    timeout: settlesWithin,
                    interval: 200,
                  },
                )
                .toEqual({ round, wrong: null, hasLater: false });
        }
      } finally {
        for (const { browsers, proxies } of opened) {
          for (const browser of browsers) browser.close();
          for (const proxy of proxies) await proxy.close();
        }
      }
    },
    60_000 + runs * 20_000,
  );
});
