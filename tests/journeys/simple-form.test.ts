import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { crash } from '../support/crash.ts';
import { between } from '../support/drivers-drafts.ts';
import { fillForm, form, isAt, launchButton, openForm, preview } from '../support/drivers-forms.ts';
import { arriveAt, press, tokenOf } from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const title = 'Launch an advanced test';
const words = 'Ask for Ann at the desk';
const openElsewhere = 'This form is open in another tab.';
const notes = (page: Page) => page.getByLabel('Notes', { exact: true });
const isStill = async (page: Page, values: Readonly<Record<string, string>> = { ...form, Notes: words }): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue(), { message: label }).toBe(value);
};
const lineSays = (page: Page, sentence: string): Promise<void> =>
  page.getByRole('contentinfo', { name: 'Status and keys' }).getByText(sentence).waitFor();
const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await arriveAt(page, title);
};
const typed = async (page: Page, more: Readonly<Record<string, string>> = {}): Promise<void> => {
  await openForm(page);
  await fillForm(page, { Notes: words, ...more });
};
/** Another tab of the same browser on the same form. */
const tabBeside = async (page: Page): Promise<Page> => {
  const next = await page.context().newPage();
  await next.goto('/launch?tab=advanced_test');
  await arriveAt(next, title);
  return next;
};
const editable = (page: Page): Promise<number> => page.getByRole('main').getByRole('textbox', { disabled: false }).count();
const endSession = (page: Page, url: string, token: string) =>
  page.request.post(`${url}/api/session/end`, { headers: { authorization: `Bearer ${token}` } });
const launchesNamed = async (portal: AskPortal, name: string): Promise<number> => {
  type Requests = { readonly advancedTestRequests: { readonly nodes: readonly { readonly name: string }[] } };
  const { advancedTestRequests } = await portal<Requests>('{ advancedTestRequests(first: 100) { nodes { name } } }');
  return advancedTestRequests.nodes.filter((each) => each.name === name).length;
};

describe('what is typed into the simple form', () => {
  journey('is newer than the form that came back from its preview', async ({ journey: { as } }) => {
    const page = await as('classic', '/launch');
    const room = page.getByRole('list', { name: 'What may be launched' }).getByText('an hour are left');
    await typed(page, { Notes: 'Older' });
    await room.waitFor();
    await preview(page);
    await room.waitFor();
    await press(page, 'Edit test');
    await arriveAt(page, title);
    await notes(page).fill(words);
    await reload(page);
    await isStill(page);
    await press(page, 'Clear form');
    await reload(page);
    expect(await notes(page).inputValue()).toBe('');
  });

  journey('survives a killed tab', async ({ journey: { as, problems } }) => {
    const page = await as('classic', '/launch');
    await typed(page);
    await crash(page);
    const next = await tabBeside(page);
    await isStill(next);
    expect(await next.getByText(openElsewhere).count()).toBe(0);
    problems();
  });

  journey('is there again after the same person signed out and in', async ({ journey: { signIn } }) => {
    const page = await signIn('classic', '/launch');
    await typed(page);
    await page.goto('/auth/logout');
    await page.getByRole('button', { name: /classic@demo\.test/ }).click();
    await page
      .getByRole('button', { name: /^Account menu/ })
      .first()
      .waitFor();
    await openForm(page);
    await isStill(page);
  });

  journey('waits behind a sign-in that ended while it was previewed', async ({ journey: { signIn, portal, url, problems } }) => {
    const name = `Waited ${Date.now()}`;
    const page = await signIn('classic', '/launch');
    await typed(page, { 'Test run name': name });
    await preview(page);
    const token = await tokenOf(page);
    const stop = await between(page, ['Preview_Launch'], async (route) => {
      await endSession(page, url, token);
      await route.fallback();
    });
    const refused = page.waitForResponse((response) => response.status() === 401);
    await launchButton(page).click();
    await refused;
    await stop();
    await isAt(page, '/launch?tab=advanced_test');
    await isStill(page, { ...form, 'Test run name': name, Notes: words });
    const ask = await portal('classic');
    expect(await launchesNamed(ask, name)).toBe(0);
    await preview(page);
    await launchButton(page).click();
    await launchButton(page, 'Test launched').waitFor();
    expect(await launchesNamed(ask, name)).toBe(1);
    problems();
  });

  journey('waits behind a sign-in that ended while it was typed', async ({ journey: { signIn, url, problems } }) => {
    const page = await signIn('classic', '/launch');
    await typed(page);
    const token = await tokenOf(page);
    await page.goto('about:blank');
    await endSession(page, url, token);
    await openForm(page);
    await isStill(page);
    problems();
  });

  journey('is launched with a new token when the first is not taken', async ({ journey: { as, portal, problems } }) => {
    const name = `Renewed ${Date.now()}`;
    const page = await as('classic', '/launch');
    await typed(page, { 'Test run name': name });
    await preview(page);
    const statuses: number[] = [];
    await between(page, ['Preview_Launch'], async (route: Route) => {
      const { authorization: taken, ...headers } = route.request().headers();
      const response = await route.fetch({ headers: statuses.length === 0 ? headers : { ...headers, authorization: taken ?? '' } });
      statuses.push(response.status());
      await route.fulfill({ response });
    });
    await launchButton(page).click();
    await launchButton(page, 'Test launched').waitFor();
    expect([statuses, await launchesNamed(await portal('classic'), name)]).toEqual([[401, 200], 1]);
    problems();
  });

  journey('stays when the organization changed elsewhere', async ({ journey: { as, problems } }) => {
    const page = await as('classic', '/launch');
    await typed(page);
    await preview(page);
    const stop = await between(page, ['Preview_Launch'], (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-organization-public-id': 'contoso' } }),
    );
    const refused = page.waitForResponse((response) => response.status() === 409);
    await launchButton(page).click();
    await refused;
    await page.getByText('Organization on your user changed. Please reload the page, all queries will fail otherwise.').first().waitFor();
    await stop();
    await page.reload();
    await arriveAt(page, 'Test run preview');
    await press(page, 'Edit test');
    await arriveAt(page, title);
    await isStill(page);
    problems();
  });

  journey('survives a reload and a walk through the portal on a device that keeps nothing', async ({ journey: { as } }) => {
    const page = await as('classic', '/launch');
    await page.addInitScript(() => {
      Storage.prototype.setItem = function refuse(key: string, value: string): void {
        if (this === localStorage && key.startsWith('muster.simple')) throw new DOMException('Full.', 'QuotaExceededError');
        Reflect.set(this, key, value);
      };
    });
    await typed(page);
    await lineSays(page, 'Not kept on this device');
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('Chrome and Safari');
    await reload(page);
    await isStill(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results', exact: true }).click();
    await arriveAt(page, 'Results');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Launch', exact: true }).click();
    await page.getByRole('link', { name: title }).click();
    await arriveAt(page, title);
    await isStill(page);
  });
});

describe('the simple form in two tabs', () => {
  journey('is read only in the second, which follows what is typed, until it takes over', async ({ journey: { as } }) => {
    const page = await as('classic', '/launch');
    await typed(page);
    const second = await tabBeside(page);
    await second.getByText(openElsewhere).waitFor();
    expect(await editable(second)).toBe(0);
    await notes(page).fill('Typed while it was read');
    await isStill(second, { ...form, Notes: 'Typed while it was read' });
    await press(second, 'Take over');
    await page.getByText(openElsewhere).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect([await editable(page), await second.getByText(openElsewhere).count()]).toEqual([0, 0]);
    await notes(second).fill(words);
    await isStill(page);
    await press(page, 'Take over');
    await second.getByText(openElsewhere).waitFor();
    await isStill(page);
    await second.close();
    await reload(page);
    await isStill(page);
    expect(await editable(page)).toBeGreaterThan(0);
  });

  journey('is free again when the first tab goes elsewhere', async ({ journey: { as } }) => {
    const page = await as('classic', '/launch');
    await typed(page);
    const second = await tabBeside(page);
    await second.getByText(openElsewhere).waitFor();
    await page.getByRole('link', { name: 'Back to launch' }).click();
    await isAt(page, '/launch');
    await reload(second);
    await isStill(second);
    expect(await second.getByText(openElsewhere).count()).toBe(0);
  });

  journey('keeps what was typed in one while the other launched what it had previewed', async ({ journey: { as, portal } }) => {
    const name = `Previewed ${Date.now()}`;
    const page = await as('classic', '/launch');
    await typed(page, { 'Test run name': name });
    await preview(page);
    const second = await tabBeside(page);
    await notes(second).fill('Typed meanwhile');
    await launchButton(page).click();
    await launchButton(page, 'Test launched').waitFor();
    await reload(second);
    await isStill(second, { ...form, 'Test run name': name, Notes: 'Typed meanwhile' });
    expect(await launchesNamed(await portal('classic'), name)).toBe(1);
  });
});
