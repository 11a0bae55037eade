import type { CDPSession, Locator, Page } from 'playwright-core';

/** A page that is measured: how many times its processor is slowed, and how many milliseconds lie between two keys. */
export type Stand = { readonly page: Page; readonly cdp: CDPSession; readonly throttle: number; readonly apart: number };

/** An event: how long until the next paint, of which interaction, and on what. */
type Timed = { readonly duration: number; readonly interactionId: number; readonly what: string };
type Watched = typeof globalThis & { readonly timed: Timed[] };

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

export const sorted = (figures: readonly number[]): readonly number[] => figures.toSorted((one, other) => one - other);

/** The least figure that so large a part of all does not exceed. */
export const share = (figures: readonly number[], part: number): number => figures[Math.max(0, Math.ceil(figures.length * part) - 1)] ?? 0;

/** Slows the processor and counts inputs: event timing says how long after one the next paint stood. */
export async function watchInputs({ page, cdp, throttle }: Stand): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.evaluate(() => {
    const kept: Timed[] = [];
    Object.assign(globalThis, { timed: kept });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { duration, interactionId, name, target } = entry as PerformanceEventTiming;
        const on = target instanceof Element ? (target.ariaLabel ?? target.textContent).trim().slice(0, 30) : '';
        if (interactionId > 0) kept.push({ duration, interactionId, what: `${name} ${on}` });
      }
    });
    observer.observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The longest event of each interaction; those that nobody reported took less than a frame. */
export async function takeDelays(page: Page, inputs: number, tellWorst?: (what: string) => void): Promise<readonly number[]> {
  await page.waitForTimeout(600);
  const timed = await page.evaluate(() => (globalThis as Watched).timed.splice(0));
  tellWorst?.(timed.toSorted((one, other) => other.duration - one.duration)[0]?.what ?? 'nothing');
  const longest = new Map<number, number>();
  for (const { duration, interactionId } of timed) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  const reported = [...longest.values()];
  return sorted([...Array.from({ length: Math.max(0, inputs - reported.length) }, () => 8), ...reported]);
}

/** Processor time of the page's main thread in milliseconds, which other programs of the machine do not lengthen. */
async function threadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

export function report(what: string, delays: readonly number[], worked?: number): void {
  const figure = (name: string, milliseconds: number): string => `   ${name} ${String(milliseconds).padStart(4)} ms`;
  const figures = [figure('p50', share(delays, 0.5)), figure('p95', share(delays, 0.95)), figure('worst', delays.at(-1) ?? 0)];
  const each = worked === undefined ? '' : `   ${(worked / delays.length).toFixed(1)} ms of processor each`;
  say(`${what.padEnd(22)} ${String(delays.length).padStart(4)} inputs${figures.join('')}${each}`);
}

/** Times as many inputs as the act says it made, and prints them; gives their milliseconds, the least first. */
export async function time({ page, cdp }: Stand, what: string, act: () => Promise<number>): Promise<readonly number[]> {
  const before = await threadTime(cdp);
  const inputs = await act();
  const worked = (await threadTime(cdp)) - before;
  const delays = await takeDelays(page, inputs);
  report(what, delays, worked);
  return delays;
}

/** Presses what stands where it stands. Whoever asks the page in the same moment what is on it, as a locator's own click does, makes it answer first. */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not on the page`);
  await page.waitForTimeout(300);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
}
