import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
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
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 5).map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`));
  return [...serious, ...deadEnds];
}

/** How many pixels a page is wider than its window. */
const overhangOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What is wrong with a screen in light and dark, on a desk and on a phone: serious findings of axe, and scrolling sideways. */
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
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return faults;
}
