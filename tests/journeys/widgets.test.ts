import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildComponents } from '../support/components.ts';
import type { Components } from '../support/components.ts';
import { journey } from '../support/journey.ts';

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

let components: Components;
beforeAll(async () => {
  components = await buildComponents();
});
afterAll(() => components.dispose());

/** What a screen reader meets on the page, by role and name. */
async function read(page: Page): Promise<readonly string[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => `${String(role?.value)} ${String(name?.value ?? '')}`);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** The next click once all have heard it: one that is not prevented is the browser's, of which the one without a window opens its tab not every time. */
const nextClick = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const heard = (event: MouseEvent) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          setTimeout(() => resolve({ path: link?.pathname, hasCtrl: event.ctrlKey, isPrevented: event.defaultPrevented }));
        };
        addEventListener('click', heard, { capture: true, once: true });
      }),
  );

journey(
  'an entry of a menu that has an address is a link, which Ctrl and a press open beside the page',
  async ({ journey: { browser } }) => {
    const page = await components.open(browser);
    const menu = page.getByRole('button', { name: 'Critical' });
    const entry = page.getByRole('menuitem', { name: 'Open as a page' });
    await menu.click();
    const [press] = await Promise.all([nextClick(page), entry.click({ modifiers: ['Control'] })]);
    expect(press).toEqual({ path: '/gallery.html', hasCtrl: true, isPrevented: false });
    await entry.waitFor({ state: 'detached' });
    await menu.click();
    await entry.click();
    await page.waitForFunction(() => history.length === 3);
    expect(await page.getByRole('heading', { name: 'Components' }).count()).toBe(1);
    await page.context().close();
  },
);

journey('the page behind a menu and behind a popover is not read, and is read again when it closes', async ({ journey: { browser } }) => {
  const page = await components.open(browser);
  for (const [name, inside] of [
    ['Critical', 'menuitem Remove'],
    ['Popover', 'button Done'],
  ] as const) {
    await page
      .getByRole('button', { name, exact: name === 'Popover' })
      .first()
      .click();
    await expect.poll(() => read(page)).not.toContain('heading Components');
    expect(await read(page)).toContain(inside);
    await page.keyboard.press('Escape');
    await expect.poll(() => read(page)).toContain('heading Components');
    expect(await focused(page)).toContain(name);
  }
  await page.context().close();
});

journey(
  'a menu is opened by the arrows, says its groups and is left by Tab; a popover keeps Tab inside',
  async ({ journey: { browser } }) => {
    const page = await components.open(browser);
    const menu = page.getByRole('button', { name: 'Critical' });
    await menu.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focused(page)).toContain('Remove');
    expect(await read(page)).toContain('group More');
    await page.keyboard.press('Tab');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toContain('Critical');
    await page.keyboard.type('hi');
    await expect.poll(() => focused(page)).toContain('High');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'High' }).waitFor();
    const opener = page.getByRole('button', { name: 'Popover', exact: true });
    await opener.focus();
    // A key between the two, as the way from one button to the other has: else it is a double press.
    await page.keyboard.press('Shift');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe('Done');
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Popover');
    await page.context().close();
  },
);

journey('a press that comes before the code of a box is not lost, and neither is one for the box', async ({ journey: { browser } }) => {
  const page = await components.open(browser);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.route(/menu-box/u, async (route) => {
    await held;
    await route.fallback();
  });
  await page.reload();
  const menu = page.getByRole('button', { name: 'Critical' });
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  expect([await menu.getAttribute('aria-expanded'), await page.getByRole('menu').count()]).toEqual(['true', 0]);
  await page.keyboard.press('ArrowDown');
  release();
  await expect.poll(() => focused(page)).toContain('High');
  await page.getByRole('menu').waitFor();
  await page.context().close();
});

journey('the groups of a list are said, and Tab leaves it without choosing', async ({ journey: { browser } }) => {
  const page = await components.open(browser);
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.click();
  const names = async (group: string) => page.getByRole('group', { name: group }).getByRole('option').allTextContents();
  await page.getByRole('listbox').waitFor();
  expect([await names('Europe'), await names('Americas')]).toEqual([
    ['Germany', 'France', 'Poland', 'United KingdomNo testers left'],
    ['Brazil', 'Mexico'],
  ]);
  expect(await read(page)).toContain('group Europe');
  await page.keyboard.press('Tab');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  expect(await country.inputValue()).toBe('');
  await page.context().close();
});

journey('a finger opens a list by its button without the keyboard of the phone', async ({ journey: { browser } }) => {
  const page = await components.open(browser, phone);
  const country = page.getByRole('combobox', { name: 'Country' });
  await page.getByRole('button', { name: 'Show options of Country' }).tap();
  expect(await country.getAttribute('inputmode')).toBe('none');
  // The library shows a list once it knows whether a keyboard comes.
  await page.waitForFunction(() => document.querySelector<HTMLElement>('[role=listbox]')?.parentElement?.style.opacity === '');
  await page.getByRole('option', { name: 'Poland' }).tap();
  expect(await country.inputValue()).toBe('Poland');
  await country.tap();
  expect(await country.getAttribute('inputmode')).toBe(null);
  await page.context().close();
});

journey('a list and a menu of a phone stay above its keyboard and beside nothing of the screen', async ({ journey: { browser } }) => {
  const page = await components.open(browser, phone);
  const keyboard = 424;
  await page.evaluate((height) => {
    Object.defineProperty(window.visualViewport, 'height', { value: height });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, keyboard);
  for (const [opener, list] of [
    [page.getByRole('combobox', { name: 'Country' }), page.getByRole('listbox')],
    [page.getByRole('button', { name: 'Critical' }), page.getByRole('menu')],
  ] as const) {
    await opener.evaluate((at) => window.scrollBy(0, at.getBoundingClientRect().top - 360));
    await opener.tap();
    await list.waitFor();
    await expect.poll(() => list.evaluate((at) => Math.max(at.getBoundingClientRect().bottom, 0))).toBeLessThanOrEqual(keyboard);
    const { left, right } = await list.evaluate((at) => at.getBoundingClientRect().toJSON() as DOMRect);
    expect([left >= 0, right <= 390]).toEqual([true, true]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
  }
  await page.context().close();
});

journey('a list stays under its field when the page scrolls', async ({ journey: { browser } }) => {
  const page = await components.open(browser);
  const country = page.getByRole('combobox', { name: 'Country' });
  const list = page.getByRole('listbox');
  await country.click();
  await list.waitFor();
  const between = async () => ((await list.boundingBox())?.y ?? 0) - ((await country.boundingBox())?.y ?? 0);
  const before = await between();
  const top = (await country.boundingBox())?.y ?? 0;
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 60);
  await expect.poll(async () => (await country.boundingBox())?.y).toBe(top - 60);
  expect(await between()).toBe(before);
  await page.context().close();
});
