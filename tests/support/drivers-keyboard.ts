import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A place of the focus: what it is, whether it is outside the page or where a walk through it began, and what is wrong with it. */
type Stop = { readonly name: string; readonly kind: 'outside' | 'start' | 'inside'; readonly faults: readonly string[] };

const most = 250;

/** Runs in the page: the place the focus is at, whether it can be seen, and whether it says so by a ring. */
function look(): Stop {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return { name: 'outside', kind: 'outside', faults: [] };
  at.dataset['stop'] = 'seen';
  const words = (at.getAttribute('aria-label') ?? at.closest('label')?.textContent ?? at.textContent ?? '').trim() || at.id;
  const label = at instanceof HTMLInputElement ? (at.labels?.[0]?.textContent ?? words) : words;
  const name = `${at.getAttribute('role') ?? at.tagName.toLowerCase()} "${label.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`;

  const isRinged = (element: HTMLElement): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const around: HTMLElement[] = [];
  for (let each: HTMLElement | null = at; each !== null && around.length < 6; each = each.parentElement) around.push(each);
  const isWashed = at.matches('[role=option], [role=menuitem]') && getComputedStyle(at).backgroundColor !== 'rgba(0, 0, 0, 0)';
  const marked = around.find(isRinged) ?? (isWashed ? at : null);
  const isPlace = at.tabIndex < 0 && !isWashed;

  const box = marked ?? at;
  const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
  const isIn = top >= 0 && left >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const isTall = height > innerHeight / 2;
  const across = (left + right) / 2;
  const rows = isTall ? [Math.max(top, 0) + 2] : [top + 2, (top + bottom) / 2, bottom - 2];
  const owner = at.closest('label') ?? box;
  const over = rows
    .map((down) => document.elementFromPoint(Math.min(Math.max(across, 1), innerWidth - 1), down))
    .find((hit) => hit !== null && hit !== box && !box.contains(hit) && !owner.contains(hit) && !hit.contains(box));
  const faults = [
    ...(marked === null && !isPlace ? ['has no ring'] : []),
    ...(width < 1 || height < 1 ? ['has no size'] : []),
    ...(isIn || isTall || isPlace ? [] : [`is outside the window, ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`]),
    ...(over === undefined || over === null || isPlace
      ? []
      : [`is covered by ${over.tagName} ${(over.textContent ?? '').trim().slice(0, 40)}`]),
  ];
  return { name, kind: at.matches('[data-start]') ? 'start' : 'inside', faults };
}

/** Runs in the page: what Tab should have come to and did not, a group of radios being one place. */
function findUnseen(): readonly string[] {
  const unseen: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')) {
    const isThere = element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    if (!isThere || element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]') !== null)
      continue;
    const places = element instanceof HTMLInputElement && element.type === 'radio' ? document.getElementsByName(element.name) : [element];
    if (![...places].some((place) => place.dataset['stop'] === 'seen')) unseen.push(element.outerHTML.slice(0, 200));
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-stop]')) delete element.dataset['stop'];
  return unseen;
}

const isAt = (target: Locator): Promise<boolean> => target.evaluate((node) => node === document.activeElement);

/** The place the focus is at, in plain sight; what covers it for a moment, as a toast does, goes away by itself. */
async function see(page: Page): Promise<Stop> {
  let stop = await page.evaluate(look);
  const faultsOf = async (): Promise<readonly string[]> => {
    stop = await page.evaluate(look);
    return stop.faults.map((fault) => `${stop.name} ${fault}`);
  };
  if (stop.faults.length > 0) await expect.poll(faultsOf, { timeout: 10_000 }).toEqual([]);
  return stop;
}

/** Presses a key and demands that the focus is somewhere it can be seen. */
async function move(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  return see(page);
}

/** Moves the focus by Tab, or back by Shift+Tab, until it is on something. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  const page = target.page();
  const seen: string[] = [];
  while (!(await isAt(target))) {
    const { name } = await move(page, key);
    seen.push(name);
    if (seen.length > most) throw new Error(`${key} never comes to ${String(target)}; it came to ${seen.slice(0, 60).join(', ')}`);
  }
}

/** Goes to something and presses Enter on it. */
export async function enter(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Goes to a field and types. */
export async function type(target: Locator, words: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(words);
}

/** Goes to the group of a radio and moves on by arrows until it is chosen. */
export async function pick(group: Locator, name: string | RegExp): Promise<void> {
  const page = group.page();
  const radios = group.getByRole('radio');
  await group.waitFor();
  const isInside = (): Promise<boolean> =>
    group.evaluate((node) => node.contains(document.activeElement) && node !== document.activeElement);
  for (let turn = 0; !(await isInside()); turn += 1) {
    await move(page, 'Tab');
    if (turn > most) throw new Error(`Tab never comes to the group ${String(group)}`);
  }
  const wished = group.getByRole('radio', { name, exact: typeof name === 'string' });
  await page.keyboard.press('Space');
  for (let turn = await radios.count(); turn > 0 && !(await wished.isChecked()); turn -= 1) {
    await page.keyboard.press('ArrowDown');
    await see(page);
  }
  expect(await wished.isChecked()).toBe(true);
}

type Noted = typeof globalThis & { readonly musterLook: () => Stop; musterStops?: Stop[] };

/** Runs in the page: notes each place that Tab comes to, when the key is let go. */
function noteStops(): void {
  const noted = globalThis as Noted;
  if (noted.musterStops === undefined)
    window.addEventListener('keyup', ({ key }) => key === 'Tab' && noted.musterStops?.push(noted.musterLook()), { capture: true });
  noted.musterStops = [];
}

/** Runs in the page: goes to its first place, where a walk ends too. Whether the focus stands outside the page for a moment on the way from the last place to the first depends on the browser. */
function goToStart(): void {
  for (const old of document.querySelectorAll<HTMLElement>('[data-start]')) delete old.dataset['start'];
  const start = document.querySelector<HTMLElement>('a[href], button, input');
  if (start === null) throw new Error('the page has no place for the focus');
  start.dataset['start'] = 'true';
  start.focus();
}

const keysAtOnce = 10;

type Round = (page: Page, key: 'Tab' | 'Shift+Tab') => Promise<readonly Stop[]>;

/** What a key comes to from the first place of the page until it is there again, each looked at until it stands as it should. */
const patientRound: Round = async (page, key) => {
  await page.evaluate(goToStart);
  const stops = [await see(page)];
  for (let stop = await move(page, key); stop.kind !== 'start'; stop = await move(page, key)) {
    stops.push(stop);
    if (stops.length > most) throw new Error(`${key} does not come to the start of the page again`);
  }
  return stops.filter(({ kind }) => kind !== 'outside');
};

/** The same as fast as the page can follow, each looked at once: what is still on its way then has a fault. */
const quickRound: Round = async (page, key) => {
  await page.evaluate(`globalThis.musterLook = ${look.toString()}`);
  await page.evaluate(goToStart);
  const start = await page.evaluate(look);
  await page.evaluate(noteStops);
  const keyboard = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8 };
  const press = () => [
    keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ];
  for (;;) {
    await Promise.all(Array.from({ length: keysAtOnce }, press).flat());
    const stops = await page.evaluate(() => (globalThis as Noted).musterStops ?? []);
    const end = stops.findIndex(({ kind }) => kind === 'start');
    if (end !== -1) {
      await keyboard.detach();
      return [start, ...stops.slice(0, end).filter(({ kind }) => kind !== 'outside')];
    }
    if (stops.length > most) throw new Error(`${key} does not come to the start of the page again`);
  }
};

async function faultsOf(page: Page, round: Round): Promise<readonly string[]> {
  const ahead = await round(page, 'Tab');
  const [start, ...left] = await round(page, 'Shift+Tab');
  const back = [...(start === undefined ? [] : [start]), ...left.toReversed()];
  const [there, again] = [ahead, back].map((stops) => stops.map(({ name }) => name).join(', '));
  const faults = [...ahead, ...back].flatMap((stop) => stop.faults.map((fault) => `${stop.name} ${fault}`));
  return [...(there === again ? [] : [`ahead: ${there}`, `back: ${again}`]), ...faults, ...(await page.evaluate(findUnseen))];
}

/** Walks through everything on the page and back again, once it is at rest: nothing holds the focus, nothing is left out, everything is seen. */
export async function walkRound(page: Page): Promise<void> {
  if ((await faultsOf(page, quickRound)).length > 0) await expect.poll(() => faultsOf(page, patientRound), { timeout: 60_000 }).toEqual([]);
}

/** Waits until something has the focus. */
export async function focused(target: Locator): Promise<void> {
  await target.waitFor();
  await expect.poll(() => isAt(target), { message: `${String(target)} has the focus`, timeout: 30_000 }).toBe(true);
}

/** Waits until what is typed goes into a field. */
export const inField = (page: Page): Promise<void> => focused(page.locator('input:focus, textarea:focus'));

/** Waits for a page, whose title has the focus. */
export const arrive = (page: Page, title: string): Promise<void> =>
  focused(page.getByRole('heading', { level: 1, name: title, exact: true }));
