import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { between, plantDraft } from './drivers-drafts.ts';
import * as launch from './drivers-launch.ts';
import { discardDrafts } from './drivers-portal.ts';
import type { AskPortal } from './drivers-portal.ts';

export const patient = { timeout: 60_000 };
export const waiting = { timeout: 60_000 };
export const placeOf = (draftId: string): string => `/launch?draft=${draftId}`;
export const line = (page: Page) => page.getByRole('contentinfo', { name: 'Status and keys' });
/** Waits until the line says that the draft is saved. */
export const saved = (page: Page): Promise<void> => line(page).getByText('Draft saved').waitFor(waiting);
/** Waits for words on the page, as long as another tab or the server may need. */
export const says = (page: Page, words: string | RegExp): Promise<void> => page.getByText(words).first().waitFor(waiting);
export const nameOf = (page: Page) => page.getByLabel('Test run name');
/** Waits until the request has a name. */
export async function named(page: Page, name: string): Promise<void> {
  await expect.poll(() => nameOf(page).inputValue(), patient).toBe(name);
}
/** How many fields can be typed into. */
export const openFields = (page: Page): Promise<number> => page.getByRole('main').getByRole('textbox', { disabled: false }).count();

/** Waits until the focus is somewhere in a place. */
export async function focusIn(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((node) => node.contains(document.activeElement)), patient).toBe(true);
}

/** Takes a draft over by the key, on a page that is scrolled down since; gives whether a field is still the same one, and how far it moved. */
export async function takeOverBelow(page: Page, field: Locator): Promise<readonly [isSame: boolean, moved: number]> {
  const top = (): Promise<number> => field.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  await page.getByRole('button', { name: 'Take over' }).focus();
  const [marked, above] = [await field.elementHandle(), await top()];
  await page.mouse.wheel(0, 300);
  await expect.poll(top, patient).toBe(above - 300);
  await page.keyboard.press('Enter');
  await expect.poll(() => field.isEditable(), patient).toBe(true);
  return [await field.evaluate((node, before) => node === before, marked), (await top()) - (above - 300)];
}

/** Leaves a request that can be launched, and nothing else. */
export async function plant(portal: AskPortal, name: string, more: Partial<RequestDraft> = {}): Promise<string> {
  await discardDrafts(portal);
  return plantDraft(portal, { ...emptyDraft('Europe/London'), name, tests: [await launch.readyTest(portal, 'Paying')], ...more });
}

/** Opens a draft by its address. */
export async function open(page: Page, draftId: string): Promise<void> {
  await page.goto(placeOf(draftId));
  await launch.arriveAt(page, 'Launch request');
}

/** Shares the open draft, or takes it back. */
export const share = async (page: Page, choice: RegExp): Promise<void> => {
  await page.getByRole('button', { name: /^Share(?: draft|d)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Share draft' });
  await launch.radio(dialog, choice).click();
  await expect.poll(() => dialog.getByRole('radio', { name: choice }).isChecked(), patient).toBe(true);
  const link = dialog.getByLabel('Link for colleagues in your organization');
  await expect.poll(async () => (await link.count()) === (String(choice).includes('Nobody') ? 0 : 1), patient).toBe(true);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'detached' });
};

/** Lets an operation be held back until it is let go. */
export async function hold(page: Page, operation: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await between(page, [operation], async (route: Route) => {
    await gate;
    await route.fallback();
  });
  return letGo;
}
