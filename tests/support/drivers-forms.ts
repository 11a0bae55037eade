import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { arriveAt, press } from './drivers-launch.ts';
import type { AskPortal } from './drivers-portal.ts';
import { routed } from './routed.ts';

export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
export const isAt = async (page: Page, address: string): Promise<void> => {
  await expect.poll(() => addressOf(page), { timeout: 20_000 }).toBe(address);
};
const operationOf = (route: Route): string =>
  (route.request().postDataJSON() as { readonly operationName?: string } | null)?.operationName ?? '';

/** Lets a test answer an operation in its own way; everything else goes to the server. */
export const onOperation = (page: Page, operation: string, answer: (route: Route) => Promise<void>): Promise<unknown> =>
  routed(page, '**/api/customer_portal', (route) => (operationOf(route) === operation ? answer(route) : route.fallback()));

/** Holds an operation back until it is released. */
export async function holding(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await onOperation(page, operation, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** The test that somebody came to Launch to clone. */
export const cloneIdIn = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(Object(history.state), 'testId'));

/** Turns switches of the organization for this page, as its server would tell them. */
export const withSwitches = (page: Page, switches: Readonly<Record<string, boolean>>): Promise<unknown> =>
  page.route('**/api/customer_portal', async (route) => {
    const response = await route.fetch().catch(() => null);
    if (response === null) return;
    const text = Object.entries(switches).reduce(
      (body, [name, isOn]) => body.replaceAll(new RegExp(`"${name}":(true|false)`, 'g'), `"${name}":${isOn}`),
      await response.text(),
    );
    await route.fulfill({ response, body: text });
  });

export const form = {
  'Test run name': 'Autumn release',
  'Link to application': 'https://shop.fabrikam.example',
  'Test objective': 'Find what stops a first order',
  Notes: 'Use the test card',
  'Platforms to test on': 'Chrome and Safari',
};
export const fillForm = async (page: Page, more: Readonly<Record<string, string>> = {}): Promise<void> => {
  for (const [label, value] of Object.entries({ ...form, ...more })) await page.getByLabel(label, { exact: true }).fill(value);
};
export const openForm = async (page: Page): Promise<void> => {
  await page.goto('/launch?tab=advanced_test');
  await arriveAt(page, 'Launch an advanced test');
};
export const clearForm = async (page: Page): Promise<void> => {
  await openForm(page);
  await press(page, 'Clear form');
};
export const preview = async (page: Page): Promise<void> => {
  await press(page, 'Preview');
  await arriveAt(page, 'Test run preview');
};
export const launchButton = (page: Page, name = 'Launch test') => page.getByRole('button', { name, exact: true }).first();
export const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** What the server keeps of the simple form. */
export type ServedForm = {
  readonly version: number;
  readonly values: { readonly form: { readonly attempt: number; readonly values: Readonly<Record<string, unknown>> } | null };
};
export const servedForm = async (portal: AskPortal): Promise<ServedForm | null> =>
  (await portal<{ readonly launchForm: ServedForm | null }>('{ launchForm { version values } }')).launchForm;

/** What the server keeps of a field of the simple form. */
export const servedField = async (portal: AskPortal, field: string): Promise<unknown> =>
  (await servedForm(portal))?.values.form?.values[field] ?? null;

/** Leaves the member without a form, as another device would that launched it. */
export async function forgetServed(portal: AskPortal): Promise<void> {
  const input = { version: (await servedForm(portal))?.version ?? 0, values: { form: null, asides: [] } };
  await portal('mutation Forget($input: SaveLaunchFormInput!) { saveLaunchForm(input: $input) { successful } }', { input });
}
