import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { findingsOf } from '../support/axe.ts';
import { settle } from './crawl.ts';

const looks = [
  { name: 'light', scheme: 'light', size: { width: 1440, height: 900 } },
  { name: 'dark', scheme: 'dark', size: { width: 1440, height: 900 } },
  { name: 'phone', scheme: 'light', size: { width: 390, height: 844 } },
  { name: 'phone-dark', scheme: 'dark', size: { width: 390, height: 844 } },
] as const;

export type Picture = {
  readonly role: string;
  readonly kind: string;
  readonly state: string;
  readonly title: string;
  readonly files: readonly string[];
  /** What is wrong with it, a sentence each. */
  readonly faults: readonly string[];
};

/** Counts how far things move that nobody moved, from the first paint on. */
export function watchShifts(): void {
  Object.assign(globalThis, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
      if (!hadRecentInput) Object.assign(globalThis, { shifted: (Reflect.get(globalThis, 'shifted') as number) + value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const mostShift = 0.05;

async function faultsOf(page: Page): Promise<readonly string[]> {
  const shift = await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted') ?? 0));
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const isCovered = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0;
  const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...(shift > mostShift ? [`Things moved by ${shift.toFixed(2)} while it loaded.`] : []),
    ...(headings === 1 || isCovered ? [] : [`It has ${headings} first headings.`]),
    ...(hidden > 0 ? [`It is ${hidden} px wider than the window.`] : []),
    ...(await findingsOf(page, null)),
  ];
}

/** Takes a screen in each look, as it is. */
export async function pictureOf(page: Page, folder: string, named: Pick<Picture, 'role' | 'kind' | 'state'>): Promise<Picture> {
  await mkdir(folder, { recursive: true });
  const stem = `${named.role} ${named.kind} ${named.state}`.replaceAll(/[^\w-]+/gu, '-');
  const faults: string[] = [];
  const files: string[] = [];
  for (const { name, scheme, size } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    if (named.state === 'there') {
      await settle(page);
      faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
    }
    const file = `${stem}-${name}.png`;
    await page.screenshot({ path: join(folder, file), animations: 'disabled' });
    files.push(file);
  }
  await page.setViewportSize(looks[0].size);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return { ...named, title: await page.title(), files, faults: [...new Set(faults)] };
}
