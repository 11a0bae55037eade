import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';

/** The library as a text that a page runs: its modules one after the other. */
async function library(): Promise<string> {
  const virtual = createRequire(import.meta.resolve('@tanstack/react-virtual'));
  const folder = join(dirname(virtual.resolve('@tanstack/virtual-core')), '..', 'esm');
  const names = ['utils.js', 'lazy-measurements.js', 'scroll-classifier.js', 'ios-gesture.js', 'index.js'];
  const modules = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const plain = modules.map((text) => text.replaceAll(/^import [^;]*;$/gmu, '').replaceAll(/^export \{[^}]*\};?$/gmu, ''));
  return `globalThis.process ??= { env: { NODE_ENV: 'production' } }; { ${plain.join('\n')}; Object.assign(globalThis, { bare: { Virtualizer, observeWindowRect, observeWindowOffset, windowScroll } }); }`;
}

type Range = { readonly index: number; readonly start: number };
type Bare = {
  readonly getVirtualItems: () => readonly Range[];
  readonly getTotalSize: () => number;
  readonly measureElement: (row: Element) => void;
  readonly _didMount: () => void;
  readonly _willUpdate: () => void;
};
type Library = { readonly Virtualizer: new (options: object) => Bare } & Readonly<Record<string, unknown>>;

/** Makes the page a copy of itself without a program but the library alone, which draws the rows in sight of a list as long from copies of the rows that were there. */
export async function showBareList(page: Page, origin: string, count: number): Promise<void> {
  const copy = await page.evaluate(() => document.documentElement.outerHTML.replaceAll(/<script[\s\S]*?<\/script>/gu, ''));
  await page.goto(`${origin}/health`);
  await page.setContent(copy);
  await page.waitForTimeout(1_000);
  await page.evaluate(await library());
  await page.evaluate((length) => {
    const { Virtualizer, observeWindowRect, observeWindowOffset, windowScroll } = (globalThis as typeof globalThis & { bare: Library })
      .bare;
    const list = document.querySelector<HTMLElement>('ul[aria-label="Issues"]');
    if (list === null) return;
    const kept = [...list.children].map((row) => row.cloneNode(true) as HTMLElement);
    const drawn = new Map<number, HTMLElement>();
    list.replaceChildren();
    window.scrollTo(0, 0);
    const scrollMargin = list.getBoundingClientRect().top;
    const show = (): void => {
      const items = bare.getVirtualItems();
      const stay = new Set(items.map(({ index }) => index));
      for (const [index, row] of drawn)
        if (!stay.has(index)) {
          row.remove();
          drawn.delete(index);
        }
      for (const { index, start } of items) {
        const row = drawn.get(index) ?? (kept[index % kept.length]?.cloneNode(true) as HTMLElement);
        row.style.top = `${start - scrollMargin}px`;
        if (drawn.has(index)) continue;
        row.dataset['index'] = String(index);
        drawn.set(index, row);
        list.append(row);
        bare.measureElement(row);
      }
      list.style.height = `${bare.getTotalSize()}px`;
    };
    const bare = new Virtualizer({
      count: length,
      estimateSize: () => 74,
      overscan: 10,
      scrollMargin,
      getScrollElement: () => window,
      observeElementRect: observeWindowRect,
      observeElementOffset: observeWindowOffset,
      scrollToFn: windowScroll,
      onChange: show,
    });
    bare._didMount();
    bare._willUpdate();
    show();
  }, count);
}
