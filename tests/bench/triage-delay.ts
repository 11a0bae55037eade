import type { CDPSession, Page } from 'playwright-core';
import { openPage, signIn, startApp } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { say, time, watchInputs } from './input-delay/timing.ts';
import type { Stand } from './input-delay/timing.ts';

/** Key to next paint in the triage of issues, at a part of the processor's speed and so many milliseconds apart: moving, judging, taking back, selecting. Prints figures, with layouts and style recalculations of each key; no bar fails. */
const [throttle = '4', apart = '120', pages = '4'] = process.argv.slice(2);
/** A page lists 25 issues, and the copy of the page has no others to go to. */
const moves = Math.min(40, Number(pages) * 25 - 5);
const verdicts = 15;
const list = `/issues?triage=accepted&pages=${pages}`;

const rows = (page: Page) => page.getByRole('list', { name: 'Issues' }).locator('a[data-key]');

const metric = async (cdp: CDPSession, name: string): Promise<number> =>
  (await cdp.send('Performance.getMetrics')).metrics.find((one) => one.name === name)?.value ?? 0;

/** Presses keys one after the other, and says what the page did for each. */
async function measure(stand: Stand, what: string, keys: readonly string[]): Promise<void> {
  const { page, cdp } = stand;
  const names = ['LayoutCount', 'RecalcStyleCount', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
  const before = await Promise.all(names.map((name) => metric(cdp, name)));
  await time(stand, what, async () => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(stand.apart);
    }
    return keys.length;
  });
  const after = await Promise.all(names.map((name) => metric(cdp, name)));
  const each = names.map((name, at) => {
    const figure = ((after[at] ?? 0) - (before[at] ?? 0)) / keys.length;
    return `${name} ${name.endsWith('Duration') ? `${(figure * 1_000).toFixed(1)} ms` : figure.toFixed(1)}`;
  });
  say(`${''.padEnd(24)}${each.join('   ')}`);
}

/** Makes the page a copy of itself without a program, in which a key marks the next row, takes the focus there and puts one of some kept issues beside it. */
async function stopProgram(page: Page, origin: string, panes: readonly string[]): Promise<void> {
  const copy = await page.evaluate(() => document.documentElement.outerHTML.replaceAll(/<script[\s\S]*?<\/script>/gu, ''));
  await page.goto(`${origin}/health`);
  await page.setContent(copy);
  await page.waitForTimeout(1_000);
  await page.evaluate((kept) => {
    const links = [...document.querySelectorAll<HTMLElement>('a[data-key]')];
    const isMarked = (link: HTMLElement): boolean => link.ariaCurrent === 'true';
    let at = links.findIndex(isMarked);
    const [plain, marked] = [links[at - 1]?.className ?? '', links[at]?.className ?? ''];
    document.addEventListener('keydown', ({ key }) => {
      const from = links[at];
      at += key === 'j' ? 1 : -1;
      const to = links[at];
      if (from === undefined || to === undefined) return;
      from.className = plain;
      to.className = marked;
      to.focus({ preventScroll: true });
      to.scrollIntoView({ block: 'nearest' });
      const pane = document.querySelector('section[aria-label="Issue"]');
      if (pane === null) return;
      pane.innerHTML = kept[at % kept.length] ?? '';
      document.documentElement.dataset['moved'] = String(Number(document.documentElement.dataset['moved'] ?? 0) + 1);
    });
  }, panes);
}

/** Fails where a key left the copy as it was: a page that draws nothing is no least. */
async function measureMoves(stand: Stand, what: string, key: string): Promise<void> {
  const moved = (): Promise<number> => stand.page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
  const [movedBefore, drawnBefore] = [await moved(), await metric(stand.cdp, 'LayoutCount')];
  await measure(stand, what, times(moves, key));
  const drawn = (await metric(stand.cdp, 'LayoutCount')) - drawnBefore;
  if ((await moved()) - movedBefore !== moves || drawn < moves) throw new Error(`${what}: the copy did not draw each of ${moves} moves`);
}

/** The least that any program can take for a move: no program at all, and every row there to be moved to. */
async function measureCopy(stand: Stand, origin: string): Promise<void> {
  const { page } = stand;
  await stand.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`${origin}${list}`);
  await rows(page).first().click();
  await page.waitForTimeout(1_500);
  const panes: string[] = [];
  for (const key of times(4, 'j')) {
    await page.keyboard.press(key);
    await page.waitForTimeout(1_000);
    panes.push(await page.getByRole('region', { name: 'Issue', exact: true }).innerHTML());
  }
  await stopProgram(page, origin, panes);
  await watchInputs(stand);
  await measureMoves(stand, 'a copy, j', 'j');
  await measureMoves(stand, 'a copy, k', 'k');
}

const times = (count: number, key: string): readonly string[] => Array.from({ length: count }, () => key);

const app = await startApp();
const browser = await launchChromium();
try {
  const { page } = await openPage(browser, app.url, { viewport: { width: 1440, height: 900 } });
  await signIn(page, app.url, 'customer', list);
  await rows(page).first().waitFor();
  await page.waitForTimeout(1_500);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const stand: Stand = { page, cdp, throttle: Number(throttle), apart: Number(apart) };
  await watchInputs(stand);
  say(`${await rows(page).count()} issues listed, processor slowed ${throttle} times, keys ${apart} ms apart`);
  await rows(page).first().click();
  await page.waitForTimeout(1_000);
  await measure(stand, 'j', times(moves, 'j'));
  await measure(stand, 'k', times(moves, 'k'));
  await measure(stand, 'reject as duplicate', times(verdicts, '2'));
  await measure(stand, 'undo', times(verdicts, 'u'));
  await measure(stand, 'select and extend', ['x', ...times(verdicts, 'Shift+J')]);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1_000);
  await measureCopy(stand, app.url);
} finally {
  await browser.close();
  await app.dispose();
}
