import { describe, expect } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { plantDraft } from '../support/drivers-drafts.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import * as launch from '../support/drivers-launch.ts';
import { focusIn, patient, placeOf, plant } from '../support/drivers-shared-drafts.ts';
import { journey } from '../support/journey.ts';

describe('the drafts beside the open one', () => {
  journey('are shown five at a time', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    const openId = await plant(customer, 'Open');
    for (const name of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'])
      await plantDraft(customer, { ...emptyDraft('Europe/London'), name });
    const page = await as('customer', placeOf(openId));
    const list = page.getByRole('region', { name: 'Other drafts' });
    const discards = list.getByRole('button', { name: /^Discard/ });
    await expect.poll(() => discards.count(), patient).toBe(5);
    await list.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => discards.count(), patient).toBe(6);
  });

  journey('are renamed, copied, discarded and brought back, or say why not', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    await plant(customer, 'Aside');
    const openId = await plantDraft(customer, {
      ...emptyDraft('Europe/London'),
      name: 'Open',
      tests: [await launch.readyTest(customer, 'Paying')],
    });
    const page = await as('customer', placeOf(openId));
    await launch.arriveAt(page, 'Launch request');
    const list = page.getByRole('region', { name: 'Other drafts' });
    const notices = page.getByRole('region', { name: 'Notifications' });
    const act = (name: string): Promise<void> => list.getByRole('button', { name, exact: true }).click();
    const rename = async (name: string): Promise<void> => {
      await act('Rename Aside');
      const field = list.getByLabel('New name of Aside');
      await field.fill(name);
      expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
    };
    await rename('Somewhere else');
    await page.keyboard.press('Escape');
    await list.getByRole('link', { name: 'Aside', exact: true }).waitFor();
    await rename('');
    await page.keyboard.press('Enter');
    const field = list.getByLabel('New name of Aside');
    await expect.poll(() => field.getAttribute('aria-invalid'), patient).toBe('true');
    await field.fill('Later');
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    await lost(page, 'ManageDrafts_Rename', () => page.keyboard.press('Enter'));
    await list.getByText('The server did not answer. Please try again.').waitFor();
    await refused(page, 'ManageDrafts_Rename', 'renameLaunchDraft', () => page.keyboard.press('Enter'));
    await list.getByText('Not now.').waitFor();
    await page.keyboard.press('Enter');
    await list.getByRole('link', { name: 'Later', exact: true }).waitFor();
    await focusIn(list);
    await lost(page, 'ManageDrafts_Duplicate', () => act('Duplicate Later'));
    await refused(page, 'ManageDrafts_Duplicate', 'duplicateLaunchDraft', () => act('Duplicate Later'));
    await act('Duplicate Later');
    await notices.getByText('The draft was copied.').waitFor();
    await expect.poll(() => list.getByRole('link', { name: /Later/ }).count(), patient).toBe(2);
    await lost(page, 'ManageDrafts_Discard', () => act('Discard Later'));
    await refused(page, 'ManageDrafts_Discard', 'discardLaunchDraft', () => act('Discard Later'));
    const undo = notices.getByRole('button', { name: /^Undo/ });
    const discard = async (): Promise<void> => {
      await act('Discard Later');
      await expect.poll(() => list.getByRole('link', { name: 'Later', exact: true }).count(), patient).toBe(0);
    };
    await discard();
    await focusIn(list);
    await lost(page, 'ManageDrafts_Discard', () => undo.click());
    await page.reload();
    await launch.arriveAt(page, 'Launch request');
    await list.getByRole('link', { name: /Later/ }).waitFor();
    expect(await list.getByRole('link', { name: 'Later', exact: true }).count()).toBe(0);
    const copy = (await list.getByRole('link', { name: /Later/ }).textContent()) ?? '';
    const discardCopy = async (): Promise<void> => {
      await act(`Discard ${copy}`);
      await expect.poll(() => list.getByRole('link', { name: copy, exact: true }).count(), patient).toBe(0);
    };
    await discardCopy();
    await undo.click();
    await list.getByRole('link', { name: copy, exact: true }).waitFor();
    await expect.poll(() => undo.count(), patient).toBe(0);
    await discardCopy();
    await refused(page, 'ManageDrafts_Discard', 'discardLaunchDraft', () => undo.click());
    problems();
  });
});
