import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { openPage, signIn } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { report, say, sorted, time, watchInputs } from './input-delay/timing.ts';
import type { Stand } from './input-delay/timing.ts';
import { openLargeRoom } from './tab-world.ts';

/** Click to paint of each tab of a test with a thousand testers and cases, and key to paint in moderation, at a part of the processor's speed; beside them a copy of each tab and panel put in place by a page without a program. Prints figures; no bar fails. A third value names a file for profiles. */
const [throttle = '4', turns = '8', profile] = process.argv.slice(2);

/** What stands in a tab once it shows what it is for. */
const signs = {
  Summary: '[aria-label="Severity"], section[aria-label^="Test"] a, main [role="img"]',
  'Test details': 'section[aria-label^="Dates"] dd',
  Testers: 'table[aria-label^="Testers of"] tbody tr, [aria-label^="Testers of"] [role="row"]',
  Blockers: 'table[aria-label="Blockers"] tbody tr',
  'Issues reported': 'main a[data-key]',
  'Test case results': '[aria-label="Test cases"] [role="listitem"]',
  'Tester feedback': '[aria-label="Tester feedback"] li',
} as const;
type Tab = keyof typeof signs;
const tabs = Object.keys(signs) as readonly Tab[];

type Watched = typeof globalThis & { arrivals: number[]; awaited: string; kept: HTMLElement[] };

/** Lets the page note how long after a click the first frame is painted that shows what is awaited. */
const watchArrivals = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const own = globalThis as Watched;
    own.arrivals = [];
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const { awaited } = own;
        const look = (): void => {
          if (document.querySelector(awaited) === null) return void requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => own.arrivals.push(performance.now() - timeStamp), { once: true });
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      true,
    );
  });

const linkOf = (page: Page, tab: Tab) => page.getByRole('navigation', { name: 'Parts of this test' }).getByRole('link', { name: tab });

/** Presses a tab where it stands, and gives the milliseconds until it shows. */
async function change({ page }: Stand, tab: Tab, press: () => Promise<void>): Promise<number> {
  await page.evaluate((sign) => {
    const own = globalThis as Watched;
    own.awaited = sign;
    own.arrivals.length = 0;
  }, signs[tab]);
  await press();
  await page.waitForFunction(() => (globalThis as Watched).arrivals.length > 0, null, { timeout: 20_000 });
  const took = await page.evaluate(() => (globalThis as Watched).arrivals[0] ?? 0);
  await page.waitForTimeout(500);
  return took;
}

async function pressAt(page: Page, tab: Tab): Promise<void> {
  const box = await linkOf(page, tab).boundingBox();
  if (box === null) throw new Error(`${tab} is not on the page`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function measureTabs(stand: Stand, what: string, press: (tab: Tab) => Promise<void>): Promise<void> {
  const figures = new Map<Tab, number[]>(tabs.map((tab) => [tab, []]));
  for (let turn = 0; turn <= Number(turns); turn += 1)
    for (const tab of [...tabs.slice(1), 'Summary'] as const) {
      const took = await change(stand, tab, () => press(tab));
      if (turn > 0) figures.get(tab)?.push(Math.round(took));
    }
  for (const [tab, taken] of figures) report(`${what}${tab}`, sorted(taken));
  report(`${what}every tab`, sorted([...figures.values()].flat()));
}

/** The least that any program can take: a page without one, in which a click puts a kept copy of the tab in place. */
async function measureCopies(stand: Stand): Promise<void> {
  const { page } = stand;
  await page.evaluate(() => Object.assign(globalThis, { kept: [] }));
  for (const tab of tabs) {
    await pressAt(page, tab);
    await page.waitForTimeout(1_500);
    await page.getByRole('main').evaluate((main) => void (globalThis as Watched).kept.push(main.cloneNode(true) as HTMLElement));
  }
  await page.evaluate((names) => {
    const { kept } = globalThis as Watched;
    document.body.replaceChildren(...[...document.body.childNodes].map((node) => node.cloneNode(true)));
    document.addEventListener('click', (event) => {
      event.preventDefault();
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const at = names.findIndex((name) => link?.textContent.startsWith(name));
      const copy = kept[at]?.cloneNode(true);
      if (copy !== undefined) document.querySelector('main')?.replaceWith(copy);
    });
  }, tabs);
  await measureTabs(stand, 'a copy of ', (tab) => pressAt(page, tab));
}

/** The same for a move from one result to the next: a key marks the row and puts a kept content into the panel, which stays. */
async function measurePanelCopy(stand: Stand): Promise<void> {
  const { page } = stand;
  await page.evaluate(() => Object.assign(globalThis, { kept: [] }));
  const shown: string[] = [];
  for (let at = 0; at < 16; at += 1) {
    shown.push(
      await page.evaluate(() => {
        const panel = document.querySelector('[data-panel]');
        if (panel !== null) (globalThis as Watched).kept.push(panel.cloneNode(true) as HTMLElement);
        return document.querySelector('main tr[aria-current] [data-key]')?.getAttribute('data-key') ?? '';
      }),
    );
    await page.keyboard.press('j');
    await page.waitForTimeout(700);
  }
  await page.evaluate((names) => {
    const { kept } = globalThis as Watched;
    document.body.replaceChildren(...[...document.body.childNodes].map((node) => node.cloneNode(true)));
    const rowOf = (at: number) => document.querySelector(`main tr:has([data-key="${names[at] ?? ''}"])`);
    const title = (row: Element | null) => row?.querySelector('[data-key]') ?? null;
    const marked = document.querySelector('main tr[aria-current]');
    const looks = [rowOf(0), marked].map((row) => [row?.className ?? '', title(row)?.className ?? ''] as const);
    const mark = (row: Element | null, [own = '', inner = '']: readonly string[] = []): void => {
      if (row === null) return;
      row.className = own;
      const head = title(row);
      if (head !== null) head.className = inner;
    };
    let at = 0;
    const show = (to: number): void => {
      mark(rowOf(at), looks[0]);
      mark(rowOf(to), looks[1]);
      document.querySelector('[data-panel]')?.replaceChildren(...(kept[to]?.cloneNode(true).childNodes ?? []));
      at = to;
    };
    mark(marked, looks[0]);
    show(0);
    addEventListener(
      'keydown',
      (event) => {
        event.stopImmediatePropagation();
        const to = at + (event.key === 'j' ? 1 : -1);
        if (kept[to] === undefined) throw new Error(`the copy keeps no panel ${to}`);
        show(to);
      },
      true,
    );
  }, shown);
  await measureKeys(stand, 'a copy, j', keys(15, 'j'));
  await measureKeys(stand, 'a copy, k', keys(15, 'k'));
}

const keys = (count: number, key: string): readonly string[] => Array.from({ length: count }, () => key);

async function measureKeys(stand: Stand, what: string, pressed: readonly string[]): Promise<void> {
  await time(stand, what, async () => {
    for (const key of pressed) {
      await stand.page.keyboard.press(key);
      await stand.page.waitForTimeout(stand.apart);
    }
    return pressed.length;
  });
}

/** Keeps a profile of what is measured, where a file is named for it. */
async function profiled({ cdp }: Stand, what: string, measure: () => Promise<void>): Promise<void> {
  if (profile === undefined) return measure();
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.start');
  await measure();
  writeFileSync(`${profile}.${what}.cpuprofile`, JSON.stringify((await cdp.send('Profiler.stop')).profile));
}

const room = await openLargeRoom();
const browser = await launchChromium();
try {
  const { page } = await openPage(browser, room.app.url, { viewport: { width: 1440, height: 900 } });
  await signIn(page, room.app.url, 'manager', `/results/${room.testId}`);
  await linkOf(page, 'Testers').waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const stand: Stand = { page, cdp, throttle: Number(throttle), apart: 300 };
  for (const tab of tabs) {
    await pressAt(page, tab);
    await page.waitForTimeout(2_000);
  }
  await watchInputs(stand);
  await watchArrivals(page);
  await profiled(stand, 'tabs', () => measureTabs(stand, '', (tab) => pressAt(page, tab)));
  await measureCopies(stand);

  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`${room.app.url}/results/${room.testId}/participant/${room.participantId}`);
  await page
    .getByRole('button', { name: /of many$/ })
    .first()
    .click();
  await page.getByRole('complementary').waitFor();
  await page.waitForTimeout(1_500);
  await watchInputs(stand);
  say('Moderation, forty results, keys 300 ms apart');
  await profiled(stand, 'keys', async () => {
    await measureKeys(stand, 'j', keys(15, 'j'));
    await measureKeys(stand, 'k', keys(15, 'k'));
    await measureKeys(stand, 'approve', keys(12, '1'));
  });
  await measurePanelCopy(stand);
} finally {
  await browser.close();
  await room.stop();
}
