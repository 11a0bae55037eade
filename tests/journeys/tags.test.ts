import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf, findingsOf } from '../support/axe.ts';
import { lost, refused, unheard } from '../support/drivers-faults.ts';
import { focused } from '../support/drivers-keyboard.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { issuesTest } from '../support/drivers-results.ts';
import { journey } from '../support/journey.ts';
import { routed } from '../support/routed.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const tooLong = 'Tag name cannot be more than 30 characters';
const notSaved = 'There was an issue with saving the tag.';
const word = (): string => `tag-${randomUUID().slice(0, 6)}`;

const rows = (page: Page) => page.getByRole('list', { name: 'Issues' }).locator('a[data-key]');
const overview = (page: Page): Locator => page.getByRole('complementary', { name: 'About the issue' });
const chip = (page: Page, name: string): Locator => overview(page).getByRole('button', { name: `Remove ${name}`, exact: true });
const search = (page: Page): Locator => page.getByRole('combobox', { name: 'Search or create a tag' });
const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Tags' });
const row = (page: Page, name: string): Locator => grid(page).getByRole('row').filter({ hasText: name });
const nameField = (page: Page): Locator => page.getByRole('textbox', { name: 'Name of the tag' });
const notification = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).last();

const open = async (page: Page): Promise<void> => {
  await page.keyboard.press('t');
  await focused(search(page));
};
const type = (page: Page, words: string): Promise<void> => page.keyboard.type(words);
const enter = (page: Page): Promise<void> => page.keyboard.press('Enter');
const escape = (page: Page): Promise<void> => page.keyboard.press('Escape');
/** Presses beside what is open. */
const pressBeside = (page: Page): Promise<void> => page.mouse.click(4, 450);
const closed = (page: Page): Promise<void> => search(page).waitFor({ state: 'detached' });

/** A live test, and its first new issue. */
const testOf = async (manager: AskPortal): Promise<{ readonly testId: string; readonly issueId: string }> => {
  const testId = await issuesTest(manager, ({ issueCounts }) => issueCounts.untriaged >= 6);
  const { platformTest } = await manager<{
    readonly platformTest: { readonly issues: { readonly edges: readonly { readonly node: { readonly id: string } }[] } };
  }>(
    'query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { issues(triageStatus: untriaged, first: 1) { edges { node { id } } } } } }',
    { id: testId },
  );
  return { testId, issueId: platformTest.issues.edges[0]?.node.id ?? '' };
};

const created = async (portal: AskPortal, name: string): Promise<string> => {
  const { made } = await portal<{ readonly made: { readonly result: { readonly id: string } } }>(
    'mutation ($input: FlexibleTestingCreateIssueTagInput!) { made: flexibleTestingCreateIssueTag(input: $input) { result { id } } }',
    { input: { name } },
  );
  return made.result.id;
};
const destroy = (portal: AskPortal, issueTagId: string): Promise<unknown> =>
  portal('mutation ($input: FlexibleTestingDestroyIssueTagInput!) { flexibleTestingDestroyIssueTag(input: $input) { successful } }', {
    input: { issueTagId },
  });
const hang = (portal: AskPortal, issueId: string, ...issueTagIds: readonly string[]): Promise<unknown> =>
  portal('mutation ($input: FlexibleTestingIssueUpdateTagsInput!) { flexibleTestingIssueUpdateTags(input: $input) { successful } }', {
    input: { issueId, issueTagIds },
  });
const tagsOf = async (portal: AskPortal, issueId: string): Promise<readonly string[]> =>
  (
    await portal<{ readonly flexibleTestingIssue: { readonly issueTags: readonly { readonly name: string }[] } }>(
      'query ($id: ID!) { flexibleTestingIssue(id: $id) { issueTags { name } } }',
      { id: issueId },
    )
  ).flexibleTestingIssue.issueTags.map(({ name }) => name);

/** The desk of a test, with an issue that is read. */
const openDesk = async (
  as: (account: 'customer', path: string) => Promise<Page>,
  { testId, issueId }: Awaited<ReturnType<typeof testOf>>,
): Promise<Page> => {
  const page = await as('customer', `/results/${testId}?tab=issues&issue=${issueId}`);
  await overview(page).getByRole('heading', { name: 'Issue Overview' }).waitFor();
  await rows(page).first().waitFor();
  return page;
};

describe('the tags of an issue', () => {
  journey('RE-494 RE-498: are created, hung on and taken off with the keyboard alone', async ({ journey: { as, portal } }) => {
    const manager = await portal('manager');
    const place = await testOf(manager);
    await hang(manager, place.issueId);
    const page = await openDesk(as, place);
    const [first, second] = [word(), word()];
    await open(page);
    for (const name of [first, second]) {
      await type(page, name);
      await grid(page).getByText(`Create '${name}'`).waitFor();
      await enter(page);
    }
    await chip(page, first).waitFor();
    await chip(page, second).waitFor();
    await rows(page).filter({ hasText: first }).first().waitFor();
    await expect.poll(() => row(page, second).getAttribute('aria-selected')).toBe('true');

    await type(page, first.toUpperCase());
    await expect.poll(() => grid(page).getByRole('row').count()).toBe(1);
    await escape(page);
    expect(await search(page).inputValue()).toBe('');
    await type(page, first);
    await enter(page);
    await chip(page, first).waitFor({ state: 'detached' });
    await notification(page, /^Removed tag-/).waitFor();
    await escape(page);
    await closed(page);
    await page.keyboard.press('Control+z');
    await chip(page, first).waitFor();
    await expect.poll(() => tagsOf(manager, place.issueId)).toEqual([first, second].toSorted());

    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('tags', { exact: true }).waitFor();
    await escape(page);
    await chip(page, first).focus();
    await enter(page);
    await focused(chip(page, second));
    await enter(page);
    await focused(overview(page).getByRole('button', { name: /^Add tag/ }));
    await overview(page).getByText('No tags').waitFor();
    await expect.poll(() => tagsOf(manager, place.issueId)).toEqual([]);
  });

  journey('are kept however fast they are pressed, and whatever others do meanwhile', async ({ journey: { as, portal, problems } }) => {
    const manager = await portal('manager');
    const place = await testOf(manager);
    await hang(manager, place.issueId);
    const names = [word(), word(), word()];
    const theirs = word();
    const ids = await Promise.all(names.map((name) => created(manager, name)));
    const theirId = await created(manager, theirs);
    const page = await openDesk(as, place);
    await open(page);
    for (const name of names) {
      await search(page).fill(name);
      await enter(page);
    }
    await search(page).fill(names[0] ?? '');
    await enter(page);
    await expect.poll(() => tagsOf(manager, place.issueId)).toEqual(names.slice(1).toSorted());

    await hang(manager, place.issueId, ...ids.slice(1), theirId);
    await chip(page, theirs).waitFor();
    await refused(page, 'JudgeSelection_Tags', 'flexibleTestingIssuesUpdateTags', () =>
      row(page, names[0] ?? '')
        .getByText('tag-')
        .click(),
    );
    await chip(page, names[0] ?? '').waitFor({ state: 'detached' });
    await unheard(page, 'JudgeSelection_Tags', () =>
      row(page, names[0] ?? '')
        .getByText('tag-')
        .click(),
    );
    await expect.poll(() => tagsOf(manager, place.issueId)).toEqual([...names, theirs].toSorted());
    await chip(page, names[0] ?? '').waitFor();
    await lost(page, 'JudgeSelection_Tags', () =>
      row(page, names[0] ?? '')
        .getByText('tag-')
        .click(),
    );
    await chip(page, names[0] ?? '').waitFor();
    await expect.poll(() => tagsOf(manager, place.issueId)).toEqual([...names, theirs].toSorted());
    problems();
  });

  journey(
    'RE-495 RE-496 RE-497 RE-748: are renamed and deleted where they are, and brought back',
    async ({ journey: { as, portal, problems } }) => {
      const manager = await portal('manager');
      const place = await testOf(manager);
      const [name, other] = [word(), word()];
      await hang(manager, place.issueId, await created(manager, name));
      const page = await openDesk(as, place);
      const startRename = async (): Promise<void> => {
        await search(page).fill(name);
        await page.keyboard.press('Tab');
        await focused(page.getByRole('button', { name: `Rename ${name}` }));
        await enter(page);
        await focused(nameField(page));
        await page.keyboard.press('End');
      };
      const rename = async (words: string): Promise<void> => {
        await page.keyboard.press('Control+a');
        await type(page, words);
      };
      await open(page);
      await startRename();
      await escape(page);
      await focused(search(page));
      await startRename();
      await enter(page);
      await focused(search(page));
      await startRename();
      await rename('x'.repeat(31));
      await enter(page);
      await page.getByText(tooLong).waitFor();
      await rename(other);
      await refused(page, 'TagIssue_Rename', 'flexibleTestingUpdateTagged', () => enter(page));
      await page.getByText('Not now.').waitFor();
      await pressBeside(page);
      await closed(page);

      await open(page);
      await startRename();
      await rename(other);
      await lost(
        page,
        'TagIssue_Rename',
        () => enter(page),
        async () => {
          await pressBeside(page);
          await nameField(page).waitFor({ state: 'detached' });
        },
        () => notification(page, notSaved).waitFor(),
      );
      await open(page);
      await startRename();
      await rename(other);
      await enter(page);
      await focused(search(page));
      await chip(page, other).waitFor();

      const ask = async (): Promise<void> => {
        await search(page).fill(other);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await focused(page.getByRole('button', { name: `Delete ${other}` }));
        await enter(page);
        await page.getByText('It is on 1 issue.').waitFor();
        await focused(page.getByRole('button', { name: 'Delete tag' }));
        await page.keyboard.press('Shift');
      };
      await ask();
      await escape(page);
      await focused(search(page));
      await ask();
      await pressBeside(page);
      await page.getByText('It is on 1 issue.').waitFor({ state: 'detached' });
      await open(page);
      await ask();
      await refused(page, 'TagIssue_Destroy', 'flexibleTestingDestroyIssueTag', () => enter(page));
      await ask();
      await enter(page);
      await notification(page, 'Your tag has been deleted').waitFor();
      await chip(page, other).waitFor({ state: 'detached' });
      await row(page, other).waitFor({ state: 'detached' });
      await escape(page);
      await escape(page);
      await closed(page);
      await page.keyboard.press('Control+z');
      await chip(page, other).waitFor();
      expect(await tagsOf(manager, place.issueId)).toEqual([other]);
      problems();
    },
  );

  journey('that are asked about and gone meanwhile leave the page where it is', async ({ journey: { as, portal, problems } }) => {
    const manager = await portal('manager');
    const place = await testOf(manager);
    const name = word();
    await created(manager, name);
    const page = await openDesk(as, place);
    await open(page);
    await search(page).fill(name);
    await routed(page, '**/api/customer_portal', (route) =>
      /"TagIssue_Tag"/.test(route.request().postData() ?? '')
        ? route.fulfill({ json: { data: null, errors: [{ message: 'Not found.', extensions: { code: 'NOT_FOUND' } }] } })
        : route.fallback(),
    );
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByText('The number of issues it is on could not be loaded.').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/results/${place.testId}`);
    problems();
  });

  journey('RE-797: lie in a list of at most 300 px that axe has nothing against', async ({ journey: { as, portal } }) => {
    const manager = await portal('manager');
    const place = await testOf(manager);
    const names = Array.from({ length: 14 }, () => word());
    const ids = await Promise.all(names.map((name) => created(manager, name)));
    await hang(manager, place.issueId, ...ids.slice(0, 3));
    const page = await openDesk(as, place);
    await open(page);
    await row(page, names.at(-1) ?? '').waitFor();
    expect((await grid(page).boundingBox())?.height).toBeLessThanOrEqual(300);
    expect(await findingsOf(page, null)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findingsOf(page, ['color-contrast'])).toEqual([]);
    await search(page).fill('x'.repeat(31));
    await page.getByText(tooLong).waitFor();
    expect(await findingsOf(page, ['color-contrast'])).toEqual([]);
    await Promise.all(ids.map((id) => destroy(manager, id)));
  });
});

describe('tags elsewhere', () => {
  journey('a tag that is filtered by shows its new name, and says that it was deleted', async ({ journey: { as, portal } }) => {
    const manager = await portal('manager');
    const place = await testOf(manager);
    const [name, other] = [word(), word()];
    const id = await created(manager, name);
    await hang(manager, place.issueId, id);
    for (const path of [`/results/${place.testId}?tab=issues&tags=${id}`, `/issues?tags=${id}`]) {
      const page = await as('customer', path);
      await page
        .getByRole('button', { name: /^Remove tag-/ })
        .first()
        .waitFor();
      await rows(page).first().waitFor();
      expect(await rows(page).count()).toBe(1);
    }
    const page = await as('customer', `/issues?tags=${id}`);
    const chosen = (label: string) => page.getByRole('region', { name: 'List of issues' }).getByRole('button', { name: `Remove ${label}` });
    await chosen(name).waitFor();
    await manager('mutation ($input: FlexibleTestingUpdateTaggedInput!) { flexibleTestingUpdateTagged(input: $input) { successful } }', {
      input: { issueTagId: id, name: other },
    });
    await chosen(other).waitFor();
    await destroy(manager, id);
    await chosen('Deleted tag').waitFor();
    await chosen('Deleted tag').click();
    await chosen('Deleted tag').waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('tags')).toBeNull();
  });

  journey('on a phone a finger hangs them on and takes them off', async ({ journey: { as, portal } }) => {
    const manager = await portal('manager');
    const place = await testOf(manager);
    await hang(manager, place.issueId);
    const page = await as('customer', `/results/${place.testId}/issue/${place.issueId}`, phone);
    const name = word();
    await overview(page)
      .getByRole('button', { name: /^Add tag/ })
      .tap();
    await focused(search(page));
    await search(page).fill(name);
    await grid(page).getByText(`Create '${name}'`).tap();
    await chip(page, name).waitFor();
    const box = await page.getByRole('dialog', { name: 'Tags' }).boundingBox();
    expect([Math.round(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 390]).toEqual([true, true]);
    await row(page, name).getByText(name).tap();
    await chip(page, name).waitFor({ state: 'detached' });
    await escape(page);
    await closed(page);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await chip(page, name).waitFor();
    expect((await chip(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(24);
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('moderators see none', async ({ journey: { as, problems } }) => {
    const page = await as('moderator', '/issues');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: /^Tags|^Add tag/ }).count()).toBe(0);
    problems();
  });
});
