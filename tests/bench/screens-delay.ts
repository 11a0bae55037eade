import type { Locator, Page } from 'playwright-core';
import { crawl } from '../gallery/crawl.ts';
import { openPage, signIn, startApp } from '../support/app.ts';
import type { Account } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { startLarge } from '../support/large-app.ts';
import { say, share, sorted, takeDelays, watchInputs } from './input-delay/timing.ts';
import type { Stand } from './input-delay/timing.ts';

/** Input to next paint on every screen that a link leads to, for each role, at a part of the processor's speed; beside it the same inputs on a copy of the screen that runs no program but one that marks what was reached. Prints a table, and names the screens over the bar; no bar fails. */
const [throttle = '4', roles = 'customer,manager,moderator,operator', world = 'demo'] = process.argv.slice(2);
const bar = 50;
/** How many controls of a kind are tried on a screen. */
const tried = 3;

type Figures = { readonly screen: string; readonly delays: readonly number[]; readonly least: readonly number[]; readonly worst: string };

/** What may be pressed without a change: what opens something, and what chooses among parts of the screen. */
const openers = 'main [aria-haspopup], main button[aria-expanded], main [role="tab"], main [role="radio"], main summary';
const searches = 'main input[type="search"], main [role="searchbox"]';
const keys = ['Tab', 'Tab', 'Tab', 'j', 'j', 'k', 'Shift+Tab'];

const placesOf = async (found: Locator): Promise<readonly { readonly x: number; readonly y: number }[]> => {
  const boxes = await Promise.all((await found.all()).slice(0, tried).map((one) => one.boundingBox()));
  return boxes.flatMap((box) => (box === null || box.width === 0 ? [] : [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]));
};

/** Presses keys, opens and closes what opens, and types into a search; gives how many inputs those were. */
async function act(page: Page): Promise<number> {
  let inputs = 0;
  const rest = async (): Promise<void> => {
    inputs += 1;
    await page.waitForTimeout(120);
  };
  for (const key of keys) {
    await page.keyboard.press(key);
    await rest();
  }
  for (const { x, y } of await placesOf(page.locator(openers).locator('visible=true'))) {
    await page.mouse.click(x, y);
    await rest();
    await page.keyboard.press('Escape');
    await rest();
  }
  for (const { x, y } of (await placesOf(page.locator(searches).locator('visible=true'))).slice(0, 1)) {
    await page.mouse.click(x, y);
    await rest();
    for (const key of ['c', 'h', 'Backspace', 'Backspace']) {
      await page.keyboard.press(key);
      await rest();
    }
  }
  return inputs;
}

/** Makes the page a copy of itself in which an input marks what it reaches and does nothing else. */
async function stopProgram(page: Page, origin: string): Promise<void> {
  const copy = await page.evaluate(() => document.documentElement.outerHTML.replaceAll(/<script[\s\S]*?<\/script>/gu, ''));
  await page.goto(`${origin}/health`);
  await page.setContent(copy);
  await page.evaluate(() => {
    let marked: Element | null = null;
    const mark = ({ target }: Event): void => {
      if (marked instanceof HTMLElement) marked.style.outline = '';
      marked = target instanceof Element ? target : null;
      if (marked instanceof HTMLElement) marked.style.outline = '2px solid';
    };
    for (const kind of ['click', 'keydown']) document.addEventListener(kind, mark);
    document.addEventListener('click', (event) => event.preventDefault());
  });
}

async function measure(stand: Stand, tellWorst?: (what: string) => void): Promise<readonly number[]> {
  await watchInputs(stand);
  const inputs = await act(stand.page);
  const delays = await takeDelays(stand.page, inputs, tellWorst);
  await stand.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return delays;
}

const row = ({ screen, delays, least, worst }: Figures): string => {
  const figures = [delays.length, share(delays, 0.5), share(delays, 0.95), delays.at(-1) ?? 0, share(least, 0.5), share(least, 0.95)];
  return `${screen.padEnd(62)}${figures.map((figure) => String(figure).padStart(7)).join('')}   ${worst}`;
};

const app = world === 'large' ? await startLarge({ issues: 12_000, participants: 200, cases: 200 }) : await startApp();
const browser = await launchChromium();
const found: Figures[] = [];
try {
  say(`${'screen'.padEnd(62)} inputs    p50    p95  worst   least   p95   worst input; ms, processor slowed ${throttle} times`);
  for (const role of roles.split(',') as readonly Account[]) {
    const account = world === 'large' && role !== 'operator' ? (`large-${role}` as Account) : role;
    const { page, close } = await openPage(browser, app.url);
    await signIn(page, app.url, account, '/');
    const standOf = async (of: Page): Promise<Stand> => {
      const cdp = await of.context().newCDPSession(of);
      return { page: of, cdp, throttle: Number(throttle), apart: 120 };
    };
    const stand = await standOf(page);
    await crawl(page, ['/'], async ({ kind }) => {
      const address = page.url();
      let worst = '';
      const delays = await measure(stand, (what) => (worst = what));
      await page.goto(address);
      await page.waitForTimeout(1_000);
      await stopProgram(page, app.url);
      const figures = { screen: `${role} ${kind}`, delays, least: await measure(stand), worst };
      found.push(figures);
      say(row(figures));
    });
    await close();
  }
  const all = sorted(found.flatMap(({ delays }) => delays));
  say(row({ screen: 'every screen', delays: all, least: sorted(found.flatMap(({ least }) => least)), worst: '' }));
  const over = found.filter(({ delays }) => share(delays, 0.95) > bar);
  say(`\n${over.length} of ${found.length} screens over ${bar} ms at the 95th:`);
  for (const figures of over.toSorted((one, other) => share(other.delays, 0.95) - share(one.delays, 0.95))) say(row(figures));
} finally {
  await browser.close();
  await app.dispose();
}
