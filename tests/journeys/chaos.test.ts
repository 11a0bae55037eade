import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { randomFrom } from '#crowd/random.ts';
import type { Random } from '#crowd/random.ts';
import { openAs, openPage, startApp, startSignedIn } from '../support/app.ts';
import type { Account, App, Visit } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { channelOf, externalOf, field, message, talkedTest, write } from '../support/drivers-chat.ts';
import { portalOf } from '../support/drivers-portal.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { rejectAsDuplicate } from '../support/drivers-unsent.ts';

/** `CHAOS_SEED` asks for another course of things. */
const seed = Number(process.env['CHAOS_SEED'] ?? 5);
const steps = 26;
/** The server is killed at one step, and is back at another. */
const [killedAt, backAt] = [10, 13];
const settlesWithin = 40_000;

const chat = `channel_id=${externalOf(channelOf('public 412'))}`;

let app: App;
let browser: Browser;
const visits: Visit[] = [];

beforeAll(async () => {
  const client = inject('watchedClient');
  [app, browser] = await Promise.all([
    startApp({ env: { CALL_LIMIT: '100', ...(client !== undefined && { CLIENT_DIR: client }) } }),
    launchChromium(),
  ]);
});

afterAll(async () => {
  await Promise.all(visits.map((visit) => visit.close()));
  await browser?.close();
  await app?.dispose();
});

type Line = { readonly cut: () => Promise<void>; readonly spoil: () => void; readonly mend: () => void };

/** Loses calls, answers and sockets of a page, and brings others late, where chance says so. */
const badLine = async (page: Page, random: Random): Promise<Line> => {
  const open = new Set<WebSocketRoute>();
  let isBad = false;
  await page.routeWebSocket(/\/api\/customer_portal$/u, (socket) => {
    socket.connectToServer();
    open.add(socket);
  });
  await page.route('**/api/customer_portal', async (route) => {
    const fate = isBad
      ? random.weigh([
          ['comes', 12],
          ['comes late', 3],
          ['is lost', 1],
          ['loses its answer', 1],
        ] as const)
      : 'comes';
    if (fate === 'comes late') await pause(random.whole(100, 700));
    if (fate === 'loses its answer') await route.fetch().catch(() => undefined);
    await (fate === 'is lost' || fate === 'loses its answer' ? route.abort('connectionreset') : route.continue()).catch(() => undefined);
  });
  return {
    cut: async () => {
      const all = [...open];
      open.clear();
      await Promise.allSettled(all.map((socket) => socket.close({ code: 4499 })));
    },
    spoil: () => {
      isBad = true;
    },
    mend: () => {
      isBad = false;
    },
  };
};

type Reader = { readonly page: Page; readonly line: Line; readonly keys: readonly string[]; readonly said: string[] };

const openReader = async (account: Account, path: string, keys: readonly string[], random: Random): Promise<Reader> => {
  const visit = await openPage(browser, app.url);
  visits.push(visit);
  const { page } = visit;
  await startSignedIn(page.context(), app.url, account);
  const line = await badLine(page, random);
  await page.goto(path);
  return { page, line, keys, said: [] };
};

const rows = (page: Page): Locator => page.getByRole('list', { name: 'Issues' }).locator('a[data-key]');
const keysOf = (all: Locator): Promise<readonly (string | null)[]> =>
  all.evaluateAll((found) => found.map((each) => each.getAttribute('data-key')));
const results = (page: Page): Locator => page.locator('tr:has(button[data-key])');

/** What a person presses who sees that something failed. */
const pressRetry = async (page: Page): Promise<void> => {
  for (const name of ['Retry', 'Not sent. Press to try again'])
    for (const button of await page.getByRole('button', { name }).all()) await button.click({ timeout: 1000 }).catch(() => undefined);
};

const step = async ({ page, line, keys, said }: Reader, random: Random, words: string): Promise<void> => {
  const what = random.weigh([
    ['key', 10],
    ['say', 3],
    ['cut', 1],
  ] as const);
  if (what === 'cut') return line.cut();
  if (what === 'say') {
    said.push(words);
    await write(page, words);
  }
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  if (what === 'key') {
    const key = random.pick(keys);
    await (key === '2' ? rejectAsDuplicate(page) : page.keyboard.press(key));
  }
};

type Result = { readonly id: string; readonly moderationStatus: string | null; readonly isRejected: boolean };
type Tester = { readonly id: string; readonly caseResults: readonly Result[] };
type Test = {
  readonly platformTest: {
    readonly issueCounts: Readonly<Record<string, number>>;
    readonly issues: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
    readonly selectionRequirementsGroups: readonly { readonly participants: readonly Tester[] }[];
  };
};
type Chat = { readonly chatMessages: { readonly nodes: readonly { readonly text: string }[] } };

const readTest = async (portal: AskPortal): Promise<Test['platformTest']> =>
  (
    await portal<Test>(
      `query Test($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { issueCounts { untriaged accepted rejected }
        issues(triageStatus: untriaged, tagMode: any, first: 50) { edges { node { id } } }
        selectionRequirementsGroups { participants { id caseResults { id moderationStatus isRejected } } } } } }`,
      { id: talkedTest },
    )
  ).platformTest;

const readChat = async (portal: AskPortal): Promise<readonly string[]> =>
  (
    await portal<Chat>('query Chat($channelId: ID!) { chatMessages(channelId: $channelId, first: 100) { nodes { text } } }', {
      channelId: channelOf('public 412'),
    })
  ).chatMessages.nodes.map(({ text }) => text);

const testersOf = ({ selectionRequirementsGroups }: Test['platformTest']): readonly Tester[] =>
  selectionRequirementsGroups.flatMap(({ participants }) => participants);

describe('two people whose lines and server fail', () => {
  it('see in the end what the database holds: issues, moderation and chat', async () => {
    const portal = await portalOf(app.url, 'manager');
    const before = await readTest(portal);
    const tester = testersOf(before).toSorted((one, other) => other.caseResults.length - one.caseResults.length)[0];
    const random = randomFrom(seed, 'chaos');
    const moderation = `/results/${talkedTest}/participant/${tester?.id}?result=${tester?.caseResults[0]?.id}&${chat}`;
    const customer = await openReader(
      'customer',
      `/results/${talkedTest}?tab=issues&${chat}`,
      ['2', 'j', 'k', 'u', '2'],
      randomFrom(seed, 'customer'),
    );
    const manager = await openReader('manager', moderation, ['1', 'j', '1', 'k'], randomFrom(seed, 'manager'));
    for (const { page } of [customer, manager]) await field(page).waitFor();
    await rows(customer.page).first().click();
    for (const { line } of [customer, manager]) line.spoil();

    for (let at = 0; at < steps; at += 1) {
      if (at === killedAt) await app.end('SIGKILL');
      if (at === backAt) await app.start();
      await step(random.pick([customer, manager]), random, `Chaos ${seed} ${at}`);
      await pause(random.whole(50, 400));
    }
    for (const { line } of [customer, manager]) line.mend();

    const said = [...customer.said, ...manager.said].toSorted();
    const isSaid = (text: string): boolean => text.startsWith(`Chaos ${seed} `);
    await expect
      .poll(
        async () => {
          for (const { page } of [customer, manager]) await pressRetry(page);
          return (await readChat(portal)).filter(isSaid).toSorted();
        },
        { timeout: settlesWithin },
      )
      .toEqual(said);
    for (const { page } of [customer, manager])
      for (const text of said) await expect.poll(() => message(page, text).count(), { timeout: settlesWithin }).toBe(1);

    const fresh = await openAs(browser, app.url, 'manager', moderation);
    visits.push(fresh);
    await results(fresh.page).first().waitFor();
    const shownResults = (page: Page): Promise<readonly string[]> => results(page).allInnerTexts();
    await expect
      .poll(async () => [await pressRetry(manager.page), await shownResults(manager.page)][1], { timeout: settlesWithin })
      .toEqual(await shownResults(fresh.page));
    const stored = testersOf(await readTest(portal)).find(({ id }) => id === tester?.id);
    const approved = stored?.caseResults.filter(
      ({ moderationStatus, isRejected }) => moderationStatus === 'approved' && !isRejected,
    ).length;
    expect((await shownResults(manager.page)).filter((text) => text.includes('Accepted')).length).toBe(approved);

    const isTrue = async ({ page }: Reader): Promise<void> => {
      const { issueCounts, issues } = await readTest(portal);
      await pressRetry(page);
      expect(await keysOf(rows(page))).toEqual(issues.edges.map(({ node }) => node.id));
      const figures = ['New', issueCounts['untriaged'], 'Accepted', issueCounts['accepted'], 'Rejected', issueCounts['rejected']];
      expect(await page.getByRole('main').innerText()).toMatch(new RegExp(figures.join(String.raw`\s*`), 'u'));
    };
    await expect.poll(() => isTrue(customer).then(() => true), { timeout: settlesWithin }).toBe(true);
  });
});
