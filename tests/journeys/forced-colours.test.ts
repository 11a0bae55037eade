import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildComponents, differing, drawnAt } from '../support/components.ts';
import type { Components } from '../support/components.ts';
import { findingsOf } from '../support/axe.ts';
import { journey } from '../support/journey.ts';

/** A mark of three by three pixels is the least that an eye finds. */
const least = 9;
type Pair = readonly [what: string, one: Buffer, other: Buffer];
type Look = 'light' | 'dark';

let components: Components;
beforeAll(async () => {
  components = await buildComponents();
});
afterAll(() => components.dispose());

const away = async (page: Page): Promise<void> => {
  await page.mouse.move(720, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
};
const inside = (box: { x: number; y: number; width: number; height: number }) => ({
  x: box.x + 4,
  y: box.y,
  width: 12,
  height: box.height,
});

/** What is drawn before and after an act. */
async function around(what: string, at: Locator, act: () => Promise<unknown>, beyond = 0): Promise<Pair> {
  const before = await drawnAt(at, beyond);
  await act();
  return [what, before, await drawnAt(at, beyond)];
}

/** Every two of several drawings. */
const pairsOf = (kind: string, drawings: readonly (readonly [string, Buffer])[]): readonly Pair[] =>
  drawings.flatMap(([one, first], at) =>
    drawings.slice(at + 1).map(([other, second]): Pair => [`${kind}: ${one} and ${other}`, first, second]),
  );

async function drawnEach(
  all: Locator,
  name: (at: Locator) => Promise<string>,
  part?: typeof inside,
): Promise<readonly (readonly [string, Buffer])[]> {
  const found = new Map<string, Buffer>();
  for (const at of await all.all()) {
    const named = await name(at);
    if (!found.has(named)) found.set(named, await drawnAt(at, 0, part));
  }
  return [...found];
}

async function choices(page: Page): Promise<readonly Pair[]> {
  const box = (name: string) => page.getByRole('checkbox', { name }).locator('..');
  const toggled = async (what: string, at: Locator, press: Locator): Promise<Pair> =>
    around(what, at, async () => {
      await press.click();
      await away(page);
    });
  const checked = await drawnAt(box('Show removed'));
  const mixed = await drawnAt(box('Show invited'));
  const blocked = await drawnAt(box('Blocked'));
  const off = await toggled('checkbox: checked and not', box('Show removed'), page.getByRole('checkbox', { name: 'Show removed' }));
  const segment = page.getByRole('radio', { name: /^Accepted/u });
  const card = page.getByRole('radio', { name: 'Standard' });
  const pressed = page.getByRole('button', { name: 'Download', exact: true });
  return [
    off,
    ['checkbox: mixed and checked', mixed, checked],
    ['checkbox: mixed and not checked', mixed, off[2]],
    ['checkbox: blocked and not checked', blocked, off[2]],
    await toggled('radio', page.getByRole('radio', { name: 'No', exact: true }), page.getByRole('radio', { name: 'No', exact: true })),
    await toggled(
      'switch',
      page.getByRole('switch', { name: 'Automatic selection' }),
      page.getByRole('switch', { name: 'Automatic selection' }),
    ),
    await toggled('segment', segment.locator('..'), segment.locator('..')),
    await toggled('radio card', card, card),
    await toggled('tab of a panel', page.getByRole('tab', { name: 'Repro Test 2' }), page.getByRole('tab', { name: 'Repro Test 2' })),
    ['pressed button', await drawnAt(pressed.nth(1)), await drawnAt(pressed.nth(0))],
  ];
}

/** Walks the list that is open by one and back. */
const walked = (page: Page, what: string, at: Locator): Promise<Pair> => around(what, at, () => page.keyboard.press('ArrowDown'));

async function lists(page: Page): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  await page.getByRole('button', { name: 'Critical' }).click();
  pairs.push(await walked(page, 'menu entry: focused and not', page.getByRole('menuitemradio', { name: 'High' })));
  const chosen = (name: string) => page.getByRole('menuitemradio', { name }).locator('svg').last();
  expect(await chosen('Critical').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Day' }).click();
  const day = page.getByRole('option', { name: 'Wednesday' });
  pairs.push(await walked(page, 'option of a select: focused and not', day));
  await page.keyboard.press('Escape');
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.click();
  await page.keyboard.press('ArrowDown');
  pairs.push(await walked(page, 'option of a combo box: active and not', page.getByRole('option', { name: 'France' })));
  await page.keyboard.press('Escape');
  const devices = page.getByRole('combobox', { name: 'Devices' });
  await devices.click();
  const device = page.getByRole('option', { name: 'Device 1,' });
  pairs.push(await around('option of several: chosen and not', device, () => page.keyboard.press('Enter')));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Palette' }).click();
  const found = page.getByRole('dialog').getByText('Reject with a reason').locator('xpath=ancestor-or-self::*[@data-key][1]');
  await page.getByRole('dialog').getByText('Reject with a reason').waitFor();
  await page.keyboard.press('ArrowDown');
  pairs.push(await walked(page, 'entry of the palette: focused and not', found));
  await page.keyboard.press('Escape');
  return pairs;
}

async function dates(page: Page): Promise<readonly Pair[]> {
  const part = page.getByRole('spinbutton', { name: /^month/u });
  const typed = await around('part of a date: focused and not', part, () => part.focus());
  await page.getByRole('group', { name: 'Date' }).getByRole('button').click();
  const cell = page.getByRole('gridcell').getByText('25', { exact: true });
  await cell.waitFor();
  const focused = await around('day: focused and not', cell, () => page.keyboard.press('ArrowRight'), 5);
  const other = page.getByRole('gridcell').getByText('26', { exact: true });
  const before = await drawnAt(other);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell').first().waitFor({ state: 'detached' });
  await page.getByRole('group', { name: 'Date' }).getByRole('button').click();
  await page.keyboard.press('ArrowLeft');
  const chosen = await drawnAt(other);
  await page.keyboard.press('Escape');
  return [typed, focused, ['day: chosen and not', before, chosen]];
}

async function pictures(page: Page): Promise<readonly Pair[]> {
  const sheet = (name: string) => page.getByRole('region', { name, exact: true });
  const kindOf = async (at: Locator) => (await at.getAttribute('class'))?.match(/hatch|hollow|bg-[\w-]+/u)?.[0] ?? '';
  const wordOf = async (at: Locator) => (await at.locator('..').textContent()) ?? '';
  const bar = sheet('Issues by severity').locator('[data-rank]').first();
  const end = (box: Parameters<typeof inside>[0]) => ({ x: box.x + box.width - 16, y: box.y, width: 12, height: box.height });
  const row = (name: string) => sheet('Rows').getByRole('listitem').filter({ hasText: name });
  const middle = (box: Parameters<typeof inside>[0]) => ({ x: box.x + box.width / 2, y: box.y + 8, width: 60, height: 20 });
  const last = (box: Parameters<typeof inside>[0]) => ({ x: box.x + box.width - 30, y: box.y + 8, width: 24, height: 28 });
  const tab = (name: string) => page.getByRole('navigation', { name: 'Test' }).getByRole('link', { name });
  const foot = (box: Parameters<typeof inside>[0]) => ({ x: box.x + 12, y: box.y + box.height - 6, width: 30, height: 6 });
  const week = sheet('Test case results by week').locator('[data-rank] i');
  return [
    ...pairsOf('progress', await drawnEach(sheet('Ranks').locator('[data-rank]').first().locator('i'), kindOf, inside)),
    ...pairsOf('result', await drawnEach(sheet('Ranks').getByRole('img', { name: 'One of each result' }).locator('i'), kindOf, inside)),
    ...pairsOf('series', await drawnEach(sheet('Ranks').getByRole('img', { name: 'viz-1' }).locator('i'), kindOf, inside)),
    ...pairsOf('week', await drawnEach(week, kindOf)),
    ...pairsOf(
      'glyph of a state',
      (await drawnEach(sheet('Status').locator('.grid svg'), wordOf)).filter(([word]) => word !== 'Done'),
    ),
    ...pairsOf('glyph of a severity', await drawnEach(sheet('Status').locator('hr + div svg'), wordOf)),
    ['severity bar: filled and empty', await drawnAt(bar, 0, inside), await drawnAt(bar, 0, end)],
    ['row: selected and not', await drawnAt(row('Selected'), 0, middle), await drawnAt(row('Rest'), 0, middle)],
    ['row: unread and read', await drawnAt(row('Unread'), 0, last), await drawnAt(row('Still'), 0, last)],
    ['tab: current and not', await drawnAt(tab('Testers'), 0, foot), await drawnAt(tab('Blockers'), 0, foot)],
  ];
}

const focusable = 'main :is(a[href], button, input, textarea, [role=combobox], [role=spinbutton], [role=tab])';

/** Everything that takes the focus, with and without it. */
async function rings(page: Page): Promise<readonly Pair[]> {
  await page.keyboard.press('Tab');
  const pairs: Pair[] = [];
  for (const at of await page.locator(focusable).all()) {
    if (!(await at.isVisible()) || (await at.getAttribute('tabindex')) === '-1') continue;
    const label = at.locator('xpath=ancestor::label[1]');
    const drawn = (await label.count()) === 1 ? label : at;
    const name = await at.evaluate((each) => each.getAttribute('aria-label') ?? each.closest('label')?.textContent ?? each.textContent);
    await away(page);
    pairs.push(await around(`ring: ${name ?? ''}`, drawn, () => at.focus(), 5));
  }
  return pairs;
}

const looks: readonly Look[] = ['light', 'dark'];
const parts = { choices, lists, dates, pictures };

for (const look of looks)
  for (const [name, part] of Object.entries(look === 'light' ? { ...parts, rings } : parts))
    journey(
      `in the system's own colours, ${look}, a state is seen and words are read: ${name}`,
      async ({ journey: { browser } }) => {
        const page = await components.open(browser, { forcedColors: 'active', colorScheme: look });
        const pairs = await part(page);
        const alike: string[] = [];
        for (const [what, one, other] of pairs) {
          const count = await differing(page, one, other);
          if (count < least) alike.push(`${what}: ${count}`);
        }
        const unread = await findingsOf(page, ['color-contrast']);
        await page.context().close();
        expect(unread).toEqual([]);
        expect(pairs.length).toBeGreaterThan(2);
        expect(alike).toEqual([]);
      },
      300_000,
    );
