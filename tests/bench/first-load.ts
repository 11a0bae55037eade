import type { CDPSession, Page } from 'playwright-core';
import { settle } from '../gallery/crawl.ts';
import { newContext, startApp, startSignedIn } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { say, share, sorted } from './input-delay/timing.ts';

/** The first load of five pages with nothing kept, on the phone and the line that Lighthouse supposes: paints, blocking and shift, and the grade that its four curves give them. Prints medians; no bar fails. */
const [runs = '3', throttle = '4'] = process.argv.slice(2);
const pages = { 'Sign-in': '/', Overview: '/overview', Results: '/results', Issues: '/issues', Launch: '/launch' };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** The slow line that Lighthouse reckons with: each request waits for 150 ms. */
const line = { offline: false, latency: 150, downloadThroughput: (1_638.4 * 1_024) / 8, uploadThroughput: (675 * 1_024) / 8 };

/** Of each figure: what weighs how much, at which value a page is among the best tenth, and among the better half. */
const curves = {
  firstPaint: { weight: 0.1, tenth: 1_800, half: 3_000 },
  largestPaint: { weight: 0.25, tenth: 2_500, half: 4_000 },
  blocking: { weight: 0.3, tenth: 200, half: 600 },
  shift: { weight: 0.25, tenth: 0.1, half: 0.25 },
};

type Figure = keyof typeof curves;
type Load = Readonly<Record<Figure, number>> & { readonly bytes: number; readonly requests: number };
type Watched = typeof globalThis & { readonly seen: { first: number; largest: number; shift: number; tasks: [number, number][] } };

function watch(): void {
  const seen: Watched['seen'] = { first: 0, largest: 0, shift: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  const on = (type: string, tell: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
}

/** The part of a normal distribution that is above. */
function above(deviations: number): number {
  const t = 1 / (1 + 0.3275911 * (Math.abs(deviations) / Math.SQRT2));
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const tail = (series * Math.exp(-(deviations ** 2) / 2)) / 2;
  return deviations > 0 ? tail : 1 - tail;
}

/** Ninety of a hundred at the best tenth, fifty at the half; without the speed index, whose tenth goes to the others. */
function gradeOf(load: Load): number {
  const graded = Object.entries(curves).map(([name, { weight, tenth, half }]) => {
    const spread = Math.log(half / tenth) / 1.2815516;
    return [weight, above(Math.log(Math.max(load[name as Figure], 1e-9) / half) / spread)] as const;
  });
  const weights = graded.reduce((sum, [weight]) => sum + weight, 0);
  return Math.round((graded.reduce((sum, [weight, grade]) => sum + weight * grade, 0) / weights) * 100);
}

/** Counts what came over the line. */
function count(cdp: CDPSession): { bytes: number; requests: number } {
  const came = { bytes: 0, requests: 0 };
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    came.bytes += encodedDataLength;
    came.requests += 1;
  });
  return came;
}

async function loadOf(page: Page, path: string): Promise<Load> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(throttle) });
  const came = count(cdp);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settle(page);
  await page.waitForTimeout(2_000);
  const { first, largest, shift, tasks } = await page.evaluate(() => (globalThis as Watched).seen);
  const blocking = tasks.filter(([start]) => start > first).reduce((sum, [, duration]) => sum + duration - 50, 0);
  return { firstPaint: first, largestPaint: largest, blocking, shift, ...came };
}

const app = await startApp();
const browser = await launchChromium();
try {
  say(`${'page'.padEnd(10)} first paint   largest paint   blocking   shift   requests      kB   grade, processor slowed ${throttle} times`);
  for (const [name, path] of Object.entries(pages)) {
    const loads: Load[] = [];
    for (let run = 0; run < Number(runs); run += 1) {
      const context = await newContext(browser, app.url, phone);
      context.setDefaultTimeout(60_000);
      await context.addInitScript(watch);
      if (name !== 'Sign-in') await startSignedIn(context, app.url, 'customer');
      loads.push(await loadOf(await context.newPage(), path));
      await context.close();
    }
    const middle = (of: (load: Load) => number): number => share(sorted(loads.map(of)), 0.5);
    const ms = (figure: Figure, width: number): string => `${middle((load) => load[figure]).toFixed(0)} ms`.padStart(width);
    const rest = [middle(({ requests }) => requests), Math.round(middle(({ bytes }) => bytes) / 1_024), middle(gradeOf)];
    const [requests = 0, bytes = 0, grade = 0] = rest;
    say(
      `${name.padEnd(10)}${ms('firstPaint', 12)}${ms('largestPaint', 16)}${ms('blocking', 11)}${middle(({ shift }) => shift)
        .toFixed(3)
        .padStart(8)}${String(requests).padStart(11)}${String(bytes).padStart(8)}${String(grade).padStart(8)}`,
    );
  }
} finally {
  await browser.close();
  await app.dispose();
}
