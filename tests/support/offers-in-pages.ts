import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor, EventType, Lifecycle } from '#machines/lib/lifecycle.ts';
import type { Shown } from '#machines/lifecycles/shown.ts';
import { goSoftly } from './drivers-drafts.ts';
import type { AskPortal } from './drivers-portal.ts';

export type Node = Readonly<Record<string, unknown>>;
type Control = {
  readonly lifecycle: string;
  readonly type: string;
  /** The event and the state in which it is tried. */
  readonly name: string;
  readonly verdict: string | null;
  readonly control: Locator;
};

/** A page with things in some state: where it is, how it is seen that they are there, and what may be done with them. */
export type Look = {
  readonly href: string;
  readonly sign: Locator;
  /** What is pressed before its controls are there. */
  readonly menu?: Locator;
  readonly controls: readonly Control[];
  /** The keys of some events. */
  readonly keys?: Readonly<Record<string, string>>;
};

/** The fields of the API that show a chart's row. */
export const fieldsOf = <TRow extends object>({ row }: Shown<TRow>): string =>
  Object.values<unknown>(row)
    .flatMap((source) => (typeof source === 'string' ? [source.split('.').reduceRight((inner, field) => `${field} { ${inner} }`)] : []))
    .join(' ');

const valueAt = (node: Node, path: string): unknown =>
  path.split('.').reduce<unknown>((value, field) => (value as Node | null)?.[field], node) ?? null;

/** The row of a chart, as the API shows it. */
export const rowOf = <TRow extends object>({ row }: Shown<TRow>, node: Node): TRow =>
  Object.fromEntries(
    Object.entries<unknown>(row).map(([column, source]) => [
      column,
      typeof source === 'string' ? valueAt(node, source) : Object.values(source as object)[0],
    ]),
  ) as TRow;

export type Asked = { readonly page: Page; readonly ask: AskPortal; readonly actor: Actor };

/** What the chart says of some events, beside their controls. */
export function controlsOf<TMachine extends AnyStateMachine, TRow extends object>(
  { actor }: Asked,
  lifecycle: Lifecycle<TMachine, TRow>,
  row: TRow,
  controls: { readonly [Type in EventType<TMachine>]?: Locator },
): readonly Control[] {
  const said = verdicts(lifecycle, row, actor) as Readonly<Record<string, string | null>>;
  return Object.entries<Locator>(controls as Readonly<Record<string, Locator>>).map(([type, control]) => ({
    lifecycle: lifecycle.name,
    type,
    name: `${type} ${JSON.stringify(lifecycle.read(row).value)}`,
    verdict: said[type] ?? null,
    control: control.first(),
  }));
}

export const named = (within: Page | Locator, name: RegExp | string): Locator => within.getByRole('button', { name });

/** A page with this title on which all of this is to be seen. */
export const titled = (page: Page, name: string, ...more: readonly Locator[]): Locator =>
  [page.getByRole('heading', { level: 1, name, exact: true }), ...more].reduce((body, has) => body.filter({ has }), page.locator('body'));

/** The tests this person sees, in each state of their lists or the live ones. */
export async function testsOf({ ask, actor }: Asked, fields: string, isLive = false): Promise<readonly Node[]> {
  const lists = isLive || actor.role === 'community_test_manager' ? ['in_progress'] : ['in_progress', 'upcoming', 'closed', 'cancelled'];
  type Tests = Readonly<Record<string, { readonly edges: readonly { readonly node: Node }[] }>>;
  const found = await ask<Tests>(
    `{ ${lists.map((list) => `${list}: platformTests(status: ${list}, first: 30) { edges { node { ... on FlexibleTestingTest { id name ${fields} } } } }`).join(' ')} }`,
  );
  return lists.flatMap((list) => found[list]?.edges.map(({ node }) => node) ?? []).filter(({ id }) => id !== undefined);
}

export const textOf = (node: Node, field: string): string => String(node[field]);
export const listOf = (node: Node, field: string): readonly Node[] => (node[field] ?? []) as readonly Node[];

const describedBy = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** What is wrong with a control: one that the chart refuses is absent or disabled in its words, any other can be pressed. */
async function faultOf({ verdict, control }: Control): Promise<string | null> {
  if ((await control.count()) === 0) return verdict === null ? 'is absent' : null;
  const isDisabled = (await control.getAttribute('aria-disabled')) === 'true';
  if (verdict === null) return isDisabled ? 'is disabled' : null;
  if (!isDisabled) return `can be pressed, though: ${verdict}`;
  const words = await describedBy(control);
  return words.includes(verdict) ? null : `is disabled with other words than "${verdict}": ${words}`;
}

const isCall = (request: Request): boolean => request.url().endsWith('/api/customer_portal');

/** What a page sends without a press: that something was read, and which result a moderator works on. */
const byItself = /Read$|^ModerationActivity_/u;

/** What a page asks the API for: what it sends, and whether it has all its answers. */
function listenTo(page: Page) {
  const open = new Set<Request>();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!isCall(request)) return;
    open.add(request);
    const { operationName, variables } = request.postDataJSON() as { readonly operationName: string; readonly variables?: Node };
    if (variables !== undefined && 'input' in variables && !byItself.test(operationName)) sent.push(operationName);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return { sent, isSettled: (): boolean => open.size === 0 };
}

/** Runs in the page: until what leaves after a paint has left. */
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

const comes = (what: Locator): Promise<boolean> =>
  what.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );

const expectSoon = { timeout: 5_000, interval: 20 } as const;

/** Holds the controls of a look against the chart, and presses what it refuses; gives back what is wrong. */
async function faultsAt(
  page: Page,
  { href, sign, menu, controls, keys = {} }: Look,
  heard: ReturnType<typeof listenTo>,
): Promise<readonly string[]> {
  await goSoftly(page, href);
  await sign.first().waitFor();
  await expect.poll(heard.isSettled, expectSoon).toBe(true);
  const opens = menu !== undefined && (await menu.count()) > 0;
  if (opens) await menu.click();
  const wrong: string[] = [];
  const faulty = new Set<Control>();
  const says = (control: Control, fault: string | null): void => {
    faulty.add(control);
    wrong.push(`${href}: ${control.name} ${fault}`);
  };
  for (const each of controls) {
    const isRight = await expect
      .poll(() => faultOf(each), expectSoon)
      .toBeNull()
      .then(
        () => true,
        () => false,
      );
    if (!isRight) says(each, await faultOf(each));
  }
  heard.sent.length = 0;
  for (const each of controls.filter((control) => control.verdict !== null && !faulty.has(control))) {
    if ((await each.control.count()) > 0) {
      await each.control.click({ force: true });
      await page.keyboard.press('Enter');
    }
    const key = keys[each.type];
    if (key !== undefined) {
      await page.keyboard.press(key);
      const told = page
        .locator('[data-toast]')
        .getByText(each.verdict ?? '')
        .first();
      if (!(await comes(told))) says(each, `is not told of by ${key}`);
    }
    if (!opens && (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0) says(each, 'asks all the same');
  }
  await page.evaluate(painted);
  if (heard.sent.length > 0) wrong.push(`${href}: ${heard.sent.join(', ')} went out`);
  if (opens) {
    await page.keyboard.press('Escape');
    await page.getByRole('menu').or(page.getByRole('dialog')).first().waitFor({ state: 'detached' });
  }
  return wrong;
}

const shownBy = ({ controls }: Look): readonly string[] => controls.map(({ name, verdict }) => `${name} ${verdict}`);

/** The same page by what the API says now, where that is something else: what runs on a clock moved it since. */
const movedSince = async (look: Look, looksNow: () => Promise<readonly Look[]>): Promise<Look | undefined> => {
  const kinds = ({ href, controls }: Look): string => [href, ...controls.map(({ type }) => type)].join(' ');
  const before = shownBy(look).join();
  return (await looksNow()).find((now) => kinds(now) === kinds(look) && shownBy(now).join() !== before);
};

/** Tries every look that shows something new, before and after things moved; gives back what is wrong, and whose charts were asked. */
export async function tryOffers(page: Page, looksNow: () => Promise<readonly Look[]>, move: () => Promise<void>) {
  const heard = listenTo(page);
  const wrong: string[] = [];
  const charts = new Set<string>();
  const known = new Set<string>();
  for (const before of [async () => undefined, move]) {
    await before();
    await page.goto('/overview');
    for (const look of await looksNow()) {
      const shows = shownBy(look);
      if (shows.every((each) => known.has(each))) continue;
      for (const each of shows) known.add(each);
      for (const { lifecycle } of look.controls) charts.add(lifecycle);
      const faults = await faultsAt(page, look, heard);
      const moved = faults.length === 0 ? undefined : await movedSince(look, looksNow);
      wrong.push(...(moved === undefined ? faults : await faultsAt(page, moved, heard)));
    }
  }
  return { wrong, charts: [...charts].toSorted() };
}
