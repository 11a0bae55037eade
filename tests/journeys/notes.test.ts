import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { lost, refused, unheard } from '../support/drivers-faults.ts';
import { editor, held, noteBy, noteOn, pressIn, unnoted } from '../support/drivers-notes.ts';
import type { NotedIssue } from '../support/drivers-notes.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { issuesTest } from '../support/drivers-results.ts';
import { inField } from '../support/drivers-keyboard.ts';
import { journey } from '../support/journey.ts';
import { routed } from '../support/routed.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Issues' }).locator('a[data-key]');
const reads = (page: Page, text: string): Promise<void> => noteOn(page).getByText(text).first().waitFor();
const undo = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).last().click();
const closed = (page: Page): Promise<void> => editor(page).waitFor({ state: 'detached' });
const typed = async (page: Page, text: string): Promise<void> => {
  await expect.poll(() => editor(page).inputValue()).toBe(text);
};
const save = (page: Page): Promise<void> => editor(page).press('Control+Enter');
const notSaved = 'There was an issue with saving the note.';

/** The nth issue without a note. */
const issueAt = async (portal: AskPortal, at: number, status?: 'rejected'): Promise<NotedIssue> => {
  const found = (await unnoted(portal, status))[at];
  if (found === undefined) throw new Error('too few issues have no note');
  return found;
};
/** Opens the editor over the words that stand. */
const write = async (page: Page, name: 'Add note' | 'Edit', text: string): Promise<void> => {
  await pressIn(page, new RegExp(`^${name}`));
  await editor(page).fill(text);
};

describe('the note of an issue', () => {
  journey(
    'RE-273 RE-387 RE-499 RE-500 RE-501 RE-502 RE-503 RE-504 RE-505 RE-586: is added, changed, deleted and brought back, and everybody sees it',
    async ({ journey: { as, portal, problems } }) => {
      const testId = await issuesTest(await portal('manager'), ({ issueCounts }) => issueCounts.untriaged >= 4);
      const page = await as('customer', `/results/${testId}?tab=issues`);
      const bare = rows(page).filter({ hasNotText: '1 triage note' }).first();
      const key = (await bare.getAttribute('data-key')) ?? '';
      const row = page.locator(`a[data-key="${key}"]`);
      await row.click();
      await noteOn(page)
        .getByRole('button', { name: /^Add note/ })
        .waitFor();
      const other = await as('manager', `/issues/${key}`);
      await noteOn(other)
        .getByRole('button', { name: /^Add note/ })
        .waitFor();

      await row.focus();
      await page.keyboard.press('n');
      await expect.poll(() => editor(page).evaluate((area) => area === document.activeElement)).toBe(true);
      await page.keyboard.press('Control+Enter');
      await reads(page, 'A note needs a text.');
      await page.keyboard.type('Seen on staging too.');
      await page.keyboard.press('Control+Enter');
      await page.keyboard.press('Control+Enter');
      await reads(page, 'Seen on staging too.');
      await expect.poll(() => row.evaluate((one) => one === document.activeElement)).toBe(true);
      await row.getByText('1 triage note').waitFor();
      await reads(other, 'Seen on staging too.');
      await reads(other, 'Triage note by Maya Okafor');

      await pressIn(other, /^Edit/);
      await save(other);
      await closed(other);
      await pressIn(other, /^Edit/);
      const before = await editor(other).inputValue();
      await inField(other);
      await other.keyboard.type(' Really.');
      await typed(other, `${before} Really.`);
      await editor(other).fill('Fixed in 4.2.');
      await noteOn(other).getByRole('button', { name: /^Save/ }).dblclick();
      await closed(other);
      await reads(page, 'Fixed in 4.2.');
      expect(await noteOn(page).textContent()).toMatch(/Triage note by Maya Okafor, edited by (?!Maya)/);

      await lost(page, 'WriteNote_Destroy', () => pressIn(page, 'Delete'));
      await reads(page, 'Fixed in 4.2.');
      await refused(page, 'WriteNote_Destroy', 'flexibleTestingIssueNoteDestroy', () => pressIn(page, 'Delete'));
      await reads(page, 'Fixed in 4.2.');
      await pressIn(page, 'Delete');
      await page.getByText('The note was deleted.').waitFor();
      await noteOn(page)
        .getByRole('button', { name: /^Add note/ })
        .waitFor();
      await expect.poll(() => noteOn(page).evaluate((place) => place.contains(document.activeElement))).toBe(true);
      await expect.poll(() => row.getByText('1 triage note').count()).toBe(0);
      await noteOn(other)
        .getByRole('button', { name: /^Add note/ })
        .waitFor();
      await undo(page);
      await reads(page, 'Fixed in 4.2.');
      await row.getByText('1 triage note').waitFor();
      await reads(other, 'Fixed in 4.2.');
      for (const failing of [
        () => lost(page, 'WriteNote_Destroy', () => undo(page)),
        () => refused(page, 'WriteNote_Destroy', 'flexibleTestingIssueNoteDestroy', () => undo(page)),
      ]) {
        await pressIn(page, 'Delete');
        await page.getByText('The note was deleted.').last().waitFor();
        await failing();
        await noteBy(await portal('manager'), key, 'Fixed in 4.2.');
        await reads(page, 'Fixed in 4.2.');
      }
      problems();
    },
  );

  journey('goes on while other issues are read, and tells where it was not saved', async ({ journey: { as, portal, problems } }) => {
    const testId = await issuesTest(await portal('manager'), ({ issueCounts }) => issueCounts.untriaged >= 4);
    const page = await as('customer', `/results/${testId}?tab=issues`);
    const bare = rows(page).filter({ hasNotText: '1 triage note' });
    await bare.nth(1).waitFor();
    const keys = await bare.evaluateAll((all) => all.map((one) => one.getAttribute('data-key')));
    const [first, second] = keys.map((key) => page.locator(`a[data-key="${key}"]`));
    if (first === undefined || second === undefined) throw new Error('too few issues have no note');
    await first.click();
    await write(page, 'Add note', 'Half of');
    await second.click();
    await noteOn(page)
      .getByRole('button', { name: /^Add note/ })
      .waitFor();
    await first.click();
    await typed(page, 'Half of');
    await reads(page, 'Not saved yet');
    await first.focus();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await typed(page, 'Half of');
    await routed(page, '**/api/customer_portal', async (route) => {
      if (!(route.request().postData() ?? '').includes('"WriteNote_Create"')) return route.fallback();
      await second.click();
      return route.abort('connectionreset');
    });
    await save(page);
    const back = page.getByRole('link', { name: /^Back to / });
    await back.waitFor();
    await page.getByText(notSaved).waitFor();
    await page.unroute('**/api/customer_portal');
    await back.click();
    await typed(page, 'Half of');
    await save(page);
    await reads(page, 'Triage note by');
    problems();
  });
});

describe('a text that is not saved yet', () => {
  journey(
    'is there after a reload, in another tab, and after signing out, until it is saved or discarded',
    async ({ journey: { signIn, portal, problems, hasTaken } }) => {
      const manager = await portal('manager');
      const { id } = await issueAt(manager, 5);
      const page = await signIn('customer', `/issues/${id}`);
      await pressIn(page, /^Add note/);
      await editor(page).press('Escape');
      await closed(page);
      await write(page, 'Add note', 'Half a word');
      await page.reload();
      await typed(page, 'Half a word');
      await reads(page, 'Not saved yet');
      await editor(page).press('Escape');
      await pressIn(page, /^Continue writing/);
      await editor(page).fill('A whole word');
      const tab = await page.context().newPage();
      await tab.goto(`/issues/${id}`);
      await typed(tab, 'A whole word');
      await tab.close();

      await page
        .getByRole('button', { name: /^Account menu/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.getByLabel('Email').fill('customer@demo.test');
      await page.getByLabel('Password').fill('crowd-demo');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page
        .getByRole('button', { name: /^Account menu/ })
        .first()
        .waitFor();
      await page.goto(`/issues/${id}`);
      await typed(page, 'A whole word');

      await page.context().setOffline(true);
      await save(page);
      await reads(page, notSaved);
      await page.context().setOffline(false);
      await editor(page).press('Escape');
      await noteBy(manager, id, 'Theirs.');
      await expect.poll(() => hasTaken(/writeNote: setAside -- note\.changed/)).toBe(true);
      await pressIn(page, 'Discard');
      await expect.poll(() => noteOn(page).evaluate((place) => place.contains(document.activeElement))).toBe(true);
      await undo(page);
      await typed(page, 'A whole word');
      await expect.poll(() => editor(page).evaluate((area) => area === document.activeElement)).toBe(true);
      await pressIn(page, 'Take theirs');
      await reads(page, 'Theirs.');
      await pressIn(page, /^Edit/);
      await undo(page);
      await typed(page, 'A whole word');
      await pressIn(page, 'Keep mine');
      await closed(page);
      await reads(page, 'A whole word');
      await page.reload();
      await reads(page, 'A whole word');
      expect(await editor(page).count()).toBe(0);
      problems();
    },
  );

  journey('that cannot be read breaks nothing', async ({ journey: { as, portal } }) => {
    const manager = await portal('manager');
    const { id } = await issueAt(manager, 6);
    const page = await as('customer', `/issues/${id}`);
    await write(page, 'Add note', 'Kept');
    const put = async (kept: object): Promise<void> => {
      await page.evaluate(
        ([issueId, text]) => {
          const place = Object.keys(localStorage).find((name) => name.startsWith('muster.note:') && name.endsWith(issueId));
          if (place !== undefined) localStorage.setItem(place, text);
        },
        [id, JSON.stringify(kept)] as const,
      );
      await page.reload();
    };
    await put({ text: ['x'], version: 0 });
    await pressIn(page, 'Throw it away');
    await editor(page).press('Escape');
    await closed(page);
    await write(page, 'Add note', 'Kept');
    await noteBy(manager, id, 'Theirs.');
    await noteOn(page).getByRole('button', { name: 'Keep mine' }).waitFor();
    await put({ text: 'Kept', version: 0, unread: [{ field: 'text', of: '', value: 7 }] });
    await pressIn(page, 'Throw it away');
    await pressIn(page, 'Take theirs');
    await reads(page, 'Theirs.');
  });
});

describe('two who write one note', () => {
  journey('see each other, and nothing that was typed is replaced', async ({ journey: { as, portal, problems, hasTaken } }) => {
    const manager = await portal('manager');
    const { id } = await issueAt(manager, 7);
    const page = await as('customer', `/issues/${id}`);
    const other = await as('manager', `/issues/${id}`);
    await write(page, 'Add note', 'Mine.');
    await write(other, 'Add note', 'Theirs.');
    await save(other);
    await reads(other, 'Triage note by');
    await reads(page, 'wrote this note');
    await reads(page, 'Theirs.');
    await typed(page, 'Mine.');
    expect(await faultsOf(page)).toEqual([]);
    await editor(page).press('Escape');
    await closed(page);
    await pressIn(page, /^Continue writing/);
    await editor(page).fill('');
    await pressIn(page, 'Keep mine');
    await reads(page, 'A note needs a text.');
    await editor(page).fill('Mine and theirs.');
    await noteBy(manager, id, 'Theirs again.');
    await reads(page, 'Theirs again.');
    await lost(page, 'WriteNote_Update', () => pressIn(page, 'Keep mine'));
    await reads(page, notSaved);
    await refused(page, 'WriteNote_Update', 'flexibleTestingIssueNoteUpdate', () => pressIn(page, 'Keep mine'));
    await reads(page, 'Not now.');
    await held(page, 'WriteNote_Update', async () => {
      await noteBy(manager, id, 'Theirs, the third.');
      await expect.poll(() => hasTaken(/writeNote: keeping -- note\.changed/)).toBe(true);
    });
    await pressIn(page, 'Keep mine');
    await reads(page, 'Theirs, the third.');
    await unheard(page, 'WriteNote_Update', () => pressIn(page, 'Keep mine'));
    await closed(page);
    await reads(other, 'Mine and theirs.');

    await pressIn(page, /^Edit/);
    await noteBy(manager, id, 'Over nothing typed.');
    await typed(page, 'Over nothing typed.');
    await editor(page).fill('Mine once more.');
    await refused(page, 'WriteNote_Update', 'flexibleTestingIssueNoteUpdate', () => save(page));
    await reads(page, 'Not now.');
    await unheard(page, 'WriteNote_Update', () => save(page));
    await closed(page);

    await write(page, 'Edit', 'The last word.');
    await held(page, 'WriteNote_Update', async () => {
      await noteBy(manager, id, 'Somebody was faster.');
      await expect.poll(() => hasTaken(/writeNote: saving -- note\.changed/)).toBe(true);
    });
    await save(page);
    await reads(page, 'Somebody was faster.');
    await typed(page, 'The last word.');
    await editor(page).fill('Mine once more.');
    await editor(page).press('Escape');
    await closed(page);
    await reads(page, 'Somebody was faster.');

    await write(page, 'Edit', 'Over a deleted one.');
    await noteBy(manager, id, null);
    await reads(page, 'Somebody else deleted this note.');
    await pressIn(page, 'Keep mine');
    await reads(other, 'Over a deleted one.');
    problems();
  });

  journey('who creates a note second is shown the first', async ({ journey: { as, portal } }) => {
    const manager = await portal('manager');
    const { id } = await issueAt(manager, 8);
    const page = await as('customer', `/issues/${id}`);
    await write(page, 'Add note', 'Mine.');
    await held(page, 'WriteNote_Create', () => noteBy(manager, id, 'Theirs.'));
    await save(page);
    await reads(page, 'Theirs.');
    await pressIn(page, 'Take theirs');
    await closed(page);
    await reads(page, 'Theirs.');
  });
});

describe('a note on a phone', () => {
  journey('is written, and has no faults in any look', async ({ journey: { as, portal } }) => {
    const { id } = await issueAt(await portal('manager'), 0, 'rejected');
    const page = await as('customer', `/issues/${id}`, { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });
    await pressIn(page, /^Add note/);
    await noteOn(page).getByRole('button', { name: /^Save/ }).click();
    await reads(page, 'A note needs a text.');
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await editor(page).fill('x'.repeat(10_001));
    await reads(page, '1 too many');
    await noteOn(page).getByRole('button', { name: /^Save/ }).click();
    await reads(page, 'Cannot be longer than 10000 characters');
    await editor(page).fill('y'.repeat(400));
    await noteOn(page).getByRole('button', { name: /^Save/ }).click();
    await closed(page);
    expect(await faultsOf(page)).toEqual([]);
  });
});
