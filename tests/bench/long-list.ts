import type { CDPSession, Page } from 'playwright-core';
import { openPage, signIn } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { showBareList } from './input-delay/bare-list.ts';
import { say, time, watchInputs } from './input-delay/timing.ts';
import type { Stand } from './input-delay/timing.ts';
import { startLarge } from '../support/large-app.ts';

/** A list of issues as it grows: what a key, a verdict and a scroll cost and what the page holds, at a part of the processor's speed. Prints figures; no bar fails. */
const [throttle = '4', lengths = '50,2500,10000'] = process.argv.slice(2);
/** Two in five are new, which the list shows. */
const issues = 30_000;
const pageSize = 25;
/** From so many rows on only those in sight are drawn. */
const windowed = 100;

const rows = (page: Page) => page.getByRole('list', { name: 'Issues' }).locator('a[data-key]');

const metric = async (cdp: CDPSession, name: string): Promise<number> =>
  (await cdp.send('Performance.getMetrics')).metrics.find((one) => one.name === name)?.value ?? 0;

async function held({ cdp }: Stand): Promise<string> {
  await cdp.send('HeapProfiler.collectGarbage');
  const [heap, nodes] = [await metric(cdp, 'JSHeapUsedSize'), await metric(cdp, 'Nodes')];
  return `${(heap / 2 ** 20).toFixed(1)} MB of script's memory, ${nodes} nodes`;
}

/** Milliseconds between frames while the window is scrolled by the wheel, a screen a time. */
async function scroll({ page, cdp }: Stand, turns: number): Promise<string> {
  await page.mouse.move(300, 500);
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const watch = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    Object.assign(globalThis, { frames });
  });
  const before = await metric(cdp, 'TaskDuration');
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(60);
  }
  const worked = ((await metric(cdp, 'TaskDuration')) - before) * 1_000;
  const frames = (await page.evaluate(() => (globalThis as typeof globalThis & { readonly frames: number[] }).frames.splice(0))).toSorted(
    (one, other) => one - other,
  );
  const at = (part: number): string => (frames[Math.floor(frames.length * part)] ?? 0).toFixed(0);
  return `${(worked / turns).toFixed(1)} ms of processor a turn, frames p50 ${at(0.5)} p95 ${at(0.95)} worst ${at(0.999)} ms`;
}

const app = await startLarge({ issues });
const browser = await launchChromium();
try {
  for (const length of lengths.split(',').map(Number)) {
    const { page, close } = await openPage(browser, app.url, { viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const stand: Stand = { page, cdp, throttle: Number(throttle), apart: 150 };
    const begun = performance.now();
    await signIn(page, app.url, 'large-customer', `/issues?pages=${length / pageSize}`);
    await rows(page).first().waitFor();
    await page.getByText(new RegExp(`^${length.toLocaleString('en')} of [0-9,]+ issues`, 'u')).waitFor();
    say(`\n${length} issues: there after ${((performance.now() - begun) / 1_000).toFixed(1)} s, ${await held(stand)}`);
    await watchInputs(stand);
    await rows(page).first().click();
    await page.waitForTimeout(1_500);
    const press = (what: string, key: string, times: number) =>
      time(stand, what, async () => {
        for (let turn = 0; turn < times; turn += 1) {
          await page.keyboard.press(key);
          await page.waitForTimeout(stand.apart);
        }
        return times;
      });
    await press('j', 'j', 30);
    await press('reject as duplicate', '2', 10);
    await press('undo', 'u', 10);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(1_000);
    say(`scroll: ${await scroll(stand, 40)}`);
    say(await held(stand));
    if (length > windowed) {
      await showBareList(page, app.url, length);
      say(`the same rows by the bare library: ${await scroll(stand, 40)}`);
    }
    await close();
  }
} finally {
  await browser.close();
  await app.dispose();
}
