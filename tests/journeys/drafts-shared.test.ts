import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { asColleague, between, emptyDraftOut, keptDraft } from '../support/drivers-drafts.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import * as launch from '../support/drivers-launch.ts';
import {
  focusIn,
  hold,
  nameOf,
  named,
  openFields,
  patient,
  placeOf,
  plant,
  saved,
  says,
  share,
  takeOverBelow,
  waiting,
} from '../support/drivers-shared-drafts.ts';
import { journey } from '../support/journey.ts';

describe('the link of a draft', () => {
  journey('is made, changed, copied and taken back, and says when that did not work', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const draftId = await plant(customer, 'Release 12');
    const page = await as('customer', placeOf(draftId), { permissions: ['clipboard-read', 'clipboard-write'] });
    await launch.arriveAt(page, 'Launch request');
    await launch.press(page, 'Share draft');
    const dialog = page.getByRole('dialog', { name: 'Share draft' });
    const choose = (choice: RegExp): Promise<void> => launch.radio(dialog, choice).click();
    await dialog.getByRole('button', { name: 'Copy link' }).waitFor();
    await lost(page, 'ShareDraft_Share', () => choose(/can view it/));
    await dialog.getByText('The server did not answer. Please try again.').waitFor();
    await refused(page, 'ShareDraft_Share', 'shareLaunchDraft', () => choose(/can view it/));
    await dialog.getByText('Not now.').waitFor();
    const letGo = await hold(page, 'ShareDraft_Share');
    await choose(/can view it/);
    await page.keyboard.press('Escape');
    letGo();
    const link = dialog.getByLabel('Link for colleagues in your organization');
    await expect.poll(() => link.inputValue(), patient).toContain(placeOf(draftId));
    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')), configurable: true }),
    );
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await dialog.getByText('Select the link and copy it.').waitFor();
    await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await dialog.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(placeOf(draftId));
    await dialog.getByRole('button', { name: 'Copy link' }).waitFor(waiting);
    await choose(/^Nobody else/);
    await link.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Share draft' }).waitFor();
    await nameOf(page).fill('Release 13');
    await saved(page);
    problems();
  });

  journey('lets a colleague read along, page by page, and copy; nothing more', async ({ journey: { as, asStranger, portal } }) => {
    const customer = await portal('customer');
    const draftId = await plant(customer, 'Release 12');
    const page = await as('customer', placeOf(draftId));
    await launch.arriveAt(page, 'Launch request');
    await share(page, /can view it/);
    const other = await asColleague(asStranger, placeOf(draftId));
    await says(other, 'Maya Okafor shares this draft with you.');
    expect([await openFields(other), await other.getByRole('button', { name: 'Take over' }).count()]).toEqual([0, 0]);
    await nameOf(page).fill('Release 13');
    await saved(page);
    await named(other, 'Release 13');
    await other.getByRole('link', { name: 'View scope of Paying' }).click();
    await launch.arriveAt(other, 'Scope');
    expect(await openFields(other)).toBe(0);
    for (const step of ['Targeting', 'Test data', 'Review']) {
      await other.keyboard.press('Control+Enter');
      await launch.arriveAt(other, step);
    }
    await other.keyboard.press('Control+Enter');
    await launch.arriveAt(other, 'Review');
    await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Launch', exact: true }).click();
    await launch.arriveAt(other, 'Launch request');
    await launch.press(other, 'Make a copy');
    await expect.poll(() => new URL(other.url()).searchParams.get('draft'), patient).not.toBe(draftId);
    await expect.poll(() => openFields(other), patient).toBeGreaterThan(0);
    expect(await nameOf(other).inputValue()).toContain('Release 13');
    await other.goto(placeOf(draftId));
    await says(other, 'Maya Okafor shares this draft with you.');
    await share(page, /^Nobody else/);
    await says(other, 'This draft is not here');
    await launch.press(other, 'Start a new request');
    await launch.arriveAt(other, 'Activity');
    expect((await keptDraft(customer, draftId)).state).toBe('draft');
  });

  journey(
    'opens at the step of the first, and hands the draft over with every word',
    async ({ journey: { as, asStranger, portal, problems } }) => {
      const customer = await portal('customer');
      const draftId = await plant(customer, 'Release 12');
      const page = await as('customer', placeOf(draftId));
      await launch.arriveAt(page, 'Launch request');
      await share(page, /can edit it/);
      await page.getByRole('link', { name: 'Edit scope of Paying' }).click();
      await launch.arriveAt(page, 'Scope');
      const goal = (of: Page) => of.getByLabel('Goal of the test');
      await goal(page).fill('A first order can be paid for.');
      await saved(page);
      const other = await asColleague(asStranger, placeOf(draftId));
      await launch.arriveAt(other, 'Scope');
      await says(other, 'Maya Okafor is typing into this draft.');
      expect([await goal(other).inputValue(), await openFields(other)]).toEqual(['A first order can be paid for.', 0]);
      await lost(other, 'KeepDraft_Open', () => launch.press(other, 'Take over'));
      await says(other, 'The draft could not be taken over. Try again.');
      expect([await goal(other).inputValue(), await openFields(other)]).toEqual(['A first order can be paid for.', 0]);
      await launch.press(other, 'Take over');
      await expect.poll(() => goal(other).isEditable(), patient).toBe(true);
      await focusIn(other.getByRole('heading', { level: 1 }));
      await goal(other).fill('A second order as well.');
      await saved(other);
      await says(page, 'Erik Lund is typing into this draft.');
      await expect.poll(() => goal(page).inputValue(), patient).toBe('A second order as well.');
      expect(await openFields(page)).toBe(0);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Launch', exact: true }).click();
      await launch.arriveAt(page, 'Launch request');
      for (const name of ['Shared', 'Discard draft']) {
        const button = page.getByRole('button', { name, description: 'Erik Lund is typing into this draft. Take over first.' });
        expect(await button.evaluate((node) => node.matches(':disabled'))).toBe(false);
      }
      await page.goBack();
      await launch.arriveAt(page, 'Scope');
      await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /App/ }).focus();
      expect(await takeOverBelow(page, goal(page))).toEqual([true, 0]);
      await focusIn(page.getByRole('navigation', { name: 'Steps' }));
      expect(new URL(page.url()).searchParams.get('step')).toBe('scope');
      await goal(page).press('End');
      await goal(page).pressSequentially(' And a third.');
      await saved(page);
      await says(other, 'Maya Okafor is typing into this draft.');
      await expect.poll(() => goal(other).inputValue(), patient).toBe('A second order as well. And a third.');
      problems();
    },
  );

  journey(
    'that was taken while words were on their way keeps them, and asks which go on; a reader sees what it comes to',
    async ({ journey: { as, asStranger, portal, problems } }) => {
      const customer = await portal('customer');
      const draftId = await plant(customer, 'Release 12');
      const page = await as('customer', placeOf(draftId));
      await launch.arriveAt(page, 'Launch request');
      await share(page, /can edit it/);
      const stop = await between(page, ['KeepDraft_Save'], (route) => route.abort('connectionreset'));
      await nameOf(page).fill('Release by Maya');
      await says(page, 'Draft kept on this device, not sent yet');
      const other = await asColleague(asStranger, placeOf(draftId));
      await launch.press(other, 'Take over');
      await expect.poll(() => nameOf(other).isEditable(), patient).toBe(true);
      await nameOf(other).fill('Release by Erik');
      await saved(other);
      await stop();
      await says(page, 'What you typed last did not reach them.');
      expect(await nameOf(page).inputValue()).toBe('Release by Maya');
      await launch.press(page, 'Take over');
      await launch.press(page, 'Keep what I typed here');
      await named(page, 'Release by Maya');
      await saved(page);
      await named(other, 'Release by Maya');
      await says(other, 'Cost per run');
      await emptyDraftOut(customer, draftId);
      await says(other, 'Choose an activity to see testers, time and cost.');
      problems();
    },
  );
});
