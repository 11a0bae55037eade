import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { crash } from '../support/crash.ts';
import { between, hideForAMoment } from '../support/drivers-drafts.ts';
import { fillForm, forgetServed, form, launchButton, openForm, preview, servedField, servedForm } from '../support/drivers-forms.ts';
import { arriveAt, press } from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const saving = ['KeepForm_Save'];
const changedElsewhere = 'This form was changed on another device.';
const putAside = 'A form you had started was put aside:';
const notes = (page: Page) => page.getByLabel('Notes', { exact: true });
const line = (page: Page) => page.getByRole('contentinfo', { name: 'Status and keys' });
const says = (page: Page, sentence: string | RegExp): Promise<void> => line(page).getByText(sentence).waitFor();
const saved = (page: Page): Promise<void> => says(page, /^Form saved \d+ s ago$/);
const reads = async (page: Page, words: string): Promise<void> => {
  await expect.poll(() => notes(page).inputValue()).toBe(words);
};
const keeps = async (portal: AskPortal, words: string): Promise<void> => {
  await expect.poll(() => servedField(portal, 'notes')).toBe(words);
};
const abort = (route: Route): Promise<void> => route.abort('internetdisconnected');
const refuse = (route: Route): Promise<void> =>
  route.fulfill({
    json: {
      data: {
        saveLaunchForm: {
          __typename: 'SaveLaunchFormResult',
          successful: false,
          result: null,
          errors: [{ __typename: 'UserError', code: 'too_large', message: 'This form is too large to save.', path: 'values' }],
        },
      },
    },
  });
/** Holds the saves of a page back until they are let go. */
async function slowly(
  page: Page,
): Promise<{ readonly asked: () => number; readonly letGo: (act: (route: Route) => Promise<void>) => Promise<void> }> {
  const held: Route[] = [];
  let isOpen: ((route: Route) => Promise<void>) | null = null;
  await between(page, saving, async (route) => {
    if (isOpen !== null) return isOpen(route);
    held.push(route);
  });
  return {
    asked: () => held.length,
    letGo: async (act) => {
      isOpen = act;
      for (const route of held) await act(route).catch(() => undefined);
    },
  };
}
const go = (route: Route): Promise<void> => route.fallback();
const cameBack = (page: Page): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event('online')));

describe('the simple form on the server', () => {
  journey('is there on another device, within a second, and says so', async ({ journey: { as, portal } }) => {
    const ask = await portal('classic');
    await forgetServed(ask);
    const page = await as('classic', '/launch');
    await openForm(page);
    await fillForm(page);
    const typedAt = Date.now();
    await notes(page).pressSequentially(' and the desk');
    await expect.poll(() => servedField(ask, 'notes'), { interval: 50 }).toBe('Use the test card and the desk');
    expect(Date.now() - typedAt).toBeLessThan(5_000);
    await saved(page);
    const device = await as('classic', '/launch');
    await openForm(device);
    await saved(device);
    for (const [label, value] of Object.entries({ ...form, Notes: 'Use the test card and the desk' }))
      expect(await device.getByLabel(label, { exact: true }).inputValue()).toBe(value);
    await preview(device);
    await saved(device);
  });

  journey('has what was typed right before the page was reloaded or its process killed', async ({ journey: { as, portal, problems } }) => {
    const ask = await portal('classic');
    await forgetServed(ask);
    const page = await as('classic', '/launch');
    await openForm(page);
    await fillForm(page, { Notes: 'Reloaded' });
    await page.reload();
    await arriveAt(page, 'Launch an advanced test');
    await reads(page, 'Reloaded');
    await keeps(ask, 'Reloaded');
    await notes(page).fill('Killed');
    await crash(page);
    const next = await page.context().newPage();
    await openForm(next);
    await reads(next, 'Killed');
    await keeps(ask, 'Killed');
    problems();
  });

  journey('gets what was typed offline once the line is back', async ({ journey: { as, portal, problems } }) => {
    const ask = await portal('classic');
    await forgetServed(ask);
    const page = await as('classic', '/launch');
    await openForm(page);
    await fillForm(page, { Notes: 'Online' });
    await saved(page);
    await page.context().setOffline(true);
    await notes(page).fill('Offline');
    await says(page, 'Form kept on this device, not sent yet');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('main').getByText('Form kept on this device, not sent yet').waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await servedField(ask, 'notes')).toBe('Online');
    await page.context().setOffline(false);
    await saved(page);
    expect(await servedField(ask, 'notes')).toBe('Offline');
    problems();
  });

  journey(
    'is tried again: by hand, by the clock, when the page is left, and at once where the line came back meanwhile',
    async ({ journey: { as, portal, problems } }) => {
      const ask = await portal('classic');
      await forgetServed(ask);
      const page = await as('classic', '/overview');
      await page.clock.install();
      await openForm(page);
      await fillForm(page, { Notes: 'First' });
      const unsent = () => says(page, 'Form kept on this device, not sent yet');
      const stop = await between(page, saving, abort);
      await unsent();
      const asked = () => page.waitForRequest((request) => request.postData()?.includes('KeepForm_Save') === true);
      for (const again of [
        () => line(page).getByRole('button', { name: 'Retry' }).click(),
        () => page.clock.fastForward(11_000),
        () => hideForAMoment(page),
      ]) {
        const heard = asked();
        await again();
        await heard;
        await unsent();
      }
      await stop();
      const slow = await slowly(page);
      await notes(page).fill('On a slow line');
      await cameBack(page);
      await expect.poll(slow.asked).toBe(1);
      await cameBack(page);
      await slow.letGo((route) => (route.request().postData()?.includes('Typed meanwhile') === true ? go(route) : abort(route)));
      await unsent();
      await notes(page).fill('Typed meanwhile');
      await hideForAMoment(page);
      await keeps(ask, 'Typed meanwhile');
      problems();
    },
  );

  journey('is sent once more with what was typed during a save, also when the page is left', async ({ journey: { as, portal } }) => {
    const ask = await portal('classic');
    await forgetServed(ask);
    const page = await as('classic', '/launch');
    await openForm(page);
    await fillForm(page, { Notes: 'First' });
    await saved(page);
    const slow = await slowly(page);
    await notes(page).fill('Second');
    await expect.poll(slow.asked).toBe(1);
    await notes(page).fill('Third');
    await slow.letGo(go);
    await keeps(ask, 'Third');
    await saved(page);
    const left = await slowly(page);
    await notes(page).fill('Fourth');
    await expect.poll(left.asked).toBe(1);
    await notes(page).fill('Fifth');
    await hideForAMoment(page);
    await expect.poll(left.asked).toBe(2);
    await left.letGo(go);
    await keeps(ask, 'Fifth');
    await saved(page);
  });

  journey('says why it is refused, and goes with another key or another try', async ({ journey: { as, portal } }) => {
    const ask = await portal('classic');
    await forgetServed(ask);
    const page = await as('classic', '/launch');
    await openForm(page);
    let stop = await between(page, saving, refuse);
    await fillForm(page, { Notes: 'Refused' });
    await says(page, 'This form is too large to save.');
    await stop();
    await notes(page).fill('Another key');
    await keeps(ask, 'Another key');
    stop = await between(page, saving, refuse);
    await notes(page).fill('Another try');
    await says(page, 'This form is too large to save.');
    await stop();
    await line(page).getByRole('button', { name: 'Retry' }).click();
    await keeps(ask, 'Another try');
    const slow = await slowly(page);
    await notes(page).fill('Refused at last');
    await expect.poll(slow.asked).toBe(1);
    await notes(page).fill('Typed while it was');
    await slow.letGo((route) => (route.request().postData()?.includes('Refused at last') === true ? refuse(route) : go(route)));
    await keeps(ask, 'Typed while it was');
  });

  journey('has another try once a launch was refused, also on another device', async ({ journey: { as, portal } }) => {
    const ask = await portal('classic');
    await forgetServed(ask);
    const page = await as('classic', '/launch');
    await openForm(page);
    await fillForm(page);
    await preview(page);
    const errors = [{ __typename: 'UserError', code: 'invalid', message: 'Come back tomorrow.', path: null }];
    const launchAdvancedTest = { __typename: 'LaunchAdvancedTestResult', successful: false, result: null, errors };
    await between(page, ['Preview_Launch'], (route) => route.fulfill({ json: { data: { launchAdvancedTest } } }));
    await launchButton(page).click();
    await page.getByText('Come back tomorrow.').waitFor();
    await expect.poll(async () => (await servedForm(ask))?.values.form?.attempt).toBe(2);
  });
});

describe('the simple form on two devices', () => {
  journey('is read only where another device saved a newer one, and taken over without a loss', async ({ journey: { as, portal } }) => {
    const ask = await portal('classic');
    await forgetServed(ask);
    const first = await as('classic', '/launch');
    await openForm(first);
    await fillForm(first, { Notes: 'First' });
    await saved(first);
    const second = await as('classic', '/launch');
    await openForm(second);
    await notes(second).fill('Second');
    await keeps(ask, 'Second');
    await notes(first).fill('Too late');
    await first.getByText(changedElsewhere).waitFor();
    expect([await notes(first).inputValue(), await first.getByRole('main').getByRole('textbox', { disabled: false }).count()]).toEqual([
      'Too late',
      0,
    ]);
    await press(first, 'Take over');
    await reads(first, 'Second');
    await first.getByText(putAside).waitFor();
    await notes(first).fill('Third');
    await keeps(ask, 'Third');
    await press(first, /^Bring it back/);
    await reads(first, 'Too late');
    await notes(second).fill('Fourth');
    await second.getByText(changedElsewhere).waitFor();
    await second.reload();
    await arriveAt(second, 'Launch an advanced test');
    await reads(second, 'Fourth');
    await press(second, 'Show 1 more form');
    await press(second, /^Bring it back/);
    await reads(second, 'Too late');
    await second.getByRole('button', { name: 'Bring it back' }).nth(1).click();
    await reads(second, 'Third');
  });

  journey(
    'is gone everywhere once it was launched, though the answer was lost and the page closed',
    async ({ journey: { as, portal, problems } }) => {
      const ask = await portal('classic');
      await forgetServed(ask);
      const page = await as('classic', '/launch');
      await openForm(page);
      await fillForm(page, { 'Test run name': `Lost ${Date.now()}` });
      await preview(page);
      let isLaunched = false;
      await between(page, ['Preview_Launch'], async (route) => {
        await route.fetch();
        isLaunched = true;
        await route.abort('connectionreset');
      });
      await launchButton(page).click();
      await expect.poll(() => isLaunched).toBe(true);
      expect((await servedForm(ask))?.values.form).toBeNull();
      const next = await page.context().newPage();
      await page.close({ runBeforeUnload: false });
      const device = await as('classic', '/launch');
      for (const each of [next, device]) {
        await openForm(each);
        expect(await each.getByLabel('Test run name').inputValue()).toBe('');
      }
      problems();
    },
  );

  journey(
    'says so where it comes back to be edited after its launch whose answer was lost',
    async ({ journey: { as, portal, problems } }) => {
      await forgetServed(await portal('classic'));
      const page = await as('classic', '/launch');
      await openForm(page);
      const name = `Lost ${Date.now()}`;
      await fillForm(page, { 'Test run name': name });
      await preview(page);
      await between(page, ['Preview_Launch'], async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await launchButton(page).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).first().click();
      await press(page, 'Edit test');
      await arriveAt(page, 'Launch an advanced test');
      const told = page.getByRole('status').filter({ hasText: `${name} was launched.` });
      await told.getByRole('link', { name: 'View results' }).waitFor();
      expect(await page.getByLabel('Test run name').inputValue()).toBe('');
      await told.getByRole('button', { name: 'Dismiss' }).click();
      await expect.poll(() => told.count()).toBe(0);
      problems();
    },
  );
});
