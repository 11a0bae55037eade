import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** A4, and what its margins take of the width. */
const paper = { width: 794, height: 1123 };
const margins = 106;
const smallest = { width: 320, height: 640 };

const looks = [
  { name: 'light, desktop', colorScheme: 'light', size: desktop, rules: null },
  { name: 'dark, desktop', colorScheme: 'dark', size: desktop, rules: ['color-contrast'] },
  { name: 'light, phone', colorScheme: 'light', size: phone, rules: null },
  { name: 'dark, phone', colorScheme: 'dark', size: phone, rules: ['color-contrast'] },
] as const;

/** What is put into a page that holds axe already, for its source is half a megabyte. */
const nothing = 'void 0';

/** Controls that are disabled and do not say why, and links that lead nowhere. */
const deadEndsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const named = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60);
    const reasonOf = (element: Element): string =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join('') + (element.closest('[title]')?.getAttribute('title') ?? '');
    const mute = shown('[aria-disabled="true"], :disabled').filter((element) => reasonOf(element).trim() === '');
    const nowhere = shown('a:not([aria-disabled="true"])').filter((link) => ['', '#', null].includes(link.getAttribute('href')));
    return [
      ...mute.map((element) => `disabled without a reason: ${named(element)}`),
      ...nowhere.map((link) => `link without a target: ${named(link)}`),
    ];
  });

export async function findingsOf(page: Page, rules: readonly string[] | null): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: nothing }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false });
  const deadEnds = rules === null ? await deadEndsOf(page) : [];
  const { violations } = await (rules === null ? builder : builder.withRules([...rules])).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 5).map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  return [...found, ...deadEnds];
}

/** How many pixels a page is wider than its window. */
const overhangOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What paper must not show: what only a screen can use, words cut off, words that stand in a column of letters. */
const onPaper = (page: Page): Promise<string[]> =>
  page.evaluate(
    (width) => {
      document.body.style.width = width;
      const shown = (selector: string): Element[] =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const words = (element: Element): string => element.textContent.trim().slice(0, 60);
      const chrome = shown('[data-chrome], [data-button], [data-remove], [data-print="hidden"], [role="search"]');
      const holdsWords = (element: Element): boolean =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 6);
      const written = shown('main *').filter((element) => holdsWords(element) && element.clientWidth > 1);
      const cutsOff = (element: Element): boolean => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
        const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        const isWider = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const isHigher = overflowY !== 'visible' && overflowY !== 'clip' && element.scrollHeight > element.clientHeight + 1;
        return !isMeant && (isWider || isHigher);
      };
      const clipped = shown('main, main *').filter((element) => element.clientWidth > 1 && cutsOff(element));
      const column = written.filter(({ clientWidth, clientHeight }) => clientWidth < 24 && clientHeight > 4 * clientWidth);
      const faults = [
        ...chrome.map((element) => `on paper: ${words(element)}`),
        ...clipped.map((element) => `cut on paper: ${words(element)}`),
        ...column.map((element) => `a column of letters on paper: ${words(element)}`),
      ];
      document.body.style.width = '';
      return faults;
    },
    `${paper.width - margins}px`,
  );

/** What is wrong with a screen in light and dark, on a desk, on a phone and on paper: findings of axe, scrolling sideways, what paper must not show. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, colorScheme, size, rules } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    faults.push(...(await findingsOf(page, rules)).map((finding) => `${name}: ${finding}`));
  }
  for (const size of [phone, smallest]) {
    await page.setViewportSize(size);
    const overhang = await overhangOf(page);
    if (overhang > 0) faults.push(`${size.width} px: scrolls sideways by ${overhang} px`);
  }
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  faults.push(...(await onPaper(page)));
  await page.setViewportSize(desktop);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' });
  return faults;
}
