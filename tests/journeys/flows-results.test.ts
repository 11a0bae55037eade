import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Tester } from '../support/drivers-crowd.ts';
import { amended, lost, refused } from '../support/drivers-faults.ts';
import { launchRun } from '../support/drivers-launch.ts';
import { answerOnce } from '../support/drivers-vendors.ts';
import { assignModerator, idOf, testerRow, title, twoOf } from '../support/drivers-results.ts';
import { journey } from '../support/journey.ts';

const codes = ['C-1', 'C-2', 'C-3', 'C-4', 'C-5'];

let name = '';
let testId = '';
let hasty: Tester;
let careful: Tester;

const told = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).first().waitFor();
const button = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label, exact: typeof label === 'string' }).first();
const press = (page: Page, label: string | RegExp) => (): Promise<void> => button(page, label).click();

/** Whether its left, its middle and its right can be pressed. */
const isUncovered = (pressed: Element): boolean => {
  const { left, top, width, height } = pressed.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((part) => pressed.contains(document.elementFromPoint(left + width * part, top + height / 2)));
};

describe('a run of its own', () => {
  journey('is launched, and two testers hand in', async ({ journey: { as, portal, url } }) => {
    name = `Every way ${Date.now()}`;
    const [customer, manager] = [await portal('customer'), await portal('manager')];
    await launchRun(await as('customer', '/overview'), customer, name, codes.length);
    await expect.poll(async () => (testId = await idOf(manager, name)), { timeout: 30_000 }).not.toBe('');
    [hasty, careful] = await twoOf(url, testId);
    for (const tester of [hasty, careful]) await tester.join();
    for (const words of ['The site is down', 'The card is refused']) await careful.raiseBlocker(words);
    for (const code of codes) await hasty.passCase(code);
    await careful.failCase('C-1', { title: `No receipt, ${name}`, severity: 'high' });
    for (const code of codes.slice(1)) await careful.passCase(code);
  });

  journey(
    'RE-637: is offered to a moderator, who cannot answer, is too late, and says no',
    async ({ journey: { as, portal, problems } }) => {
      await assignModerator(await portal('manager'), testId);
      const page = await as('moderator', '/results');
      await title(page, 'Results').waitFor();
      await page.goto(`/results/${testId}`);
      const start = "I'm ready to start";
      const no = 'Reject this assignment';
      const said = async () => {
        await page.locator('[data-toast]').first().waitFor();
        expect(await button(page, no).evaluate(isUncovered), 'what is said covers no button of the dialog').toBe(true);
      };
      await lost(page, 'AcceptAssignment_Answer', press(page, no), async () => undefined, said);
      await refused(page, 'AcceptAssignment_Answer', 'changeAssignmentStatus', press(page, no));
      for (const check of await page.getByRole('dialog').locator('label').all()) await check.click();
      await lost(page, 'AcceptAssignment_Answer', press(page, start));
      await refused(page, 'AcceptAssignment_Answer', 'changeAssignmentStatus', press(page, start));
      await refused(page, 'AcceptAssignment_Answer', 'changeAssignmentStatus', press(page, start), 'already_accepted');
      await page.getByRole('dialog', { name: 'This assignment has already been accepted' }).waitFor();
      await press(page, 'Close')();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/results');
      for (const [standing, sign] of [
        [
          { status: 'assigned', isAssignmentAccepted: true },
          page.getByRole('dialog', { name: 'This assignment has already been accepted' }),
        ],
        [{ status: 'rejected', isAssignmentAccepted: false }, title(page, 'Results')],
      ] as const) {
        const stand = ({ data }: { readonly data: Readonly<Record<string, unknown>> }) => ({
          data: { assignedCommunityTestManager: { ...(data['assignedCommunityTestManager'] as object), ...standing } },
        });
        const asked: (string | undefined)[] = [];
        const hear = (request: Request): void => void asked.push(/"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1]);
        page.on('request', hear);
        await amended(page, 'AcceptAssignment_Own', stand, () => page.goto(`/results/${testId}`));
        await sign.waitFor();
        page.off('request', hear);
        const first = asked.find((operation) => operation === 'AcceptAssignment_Own' || operation?.startsWith('TestPage_'));
        expect(first).toBe('AcceptAssignment_Own');
      }
      await page.goto(`/results/${testId}`);
      await press(page, no)();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/results');
      problems();
    },
  );

  journey('RE-077 RE-543: has blockers that a manager clears or gets help with', async ({ journey: { as, problems } }) => {
    const page = await as('manager', `/results/${testId}?tab=blockers`);
    const tab = page.getByRole('navigation', { name: 'Parts of this test' }).getByRole('link', { name: 'Blockers' });
    await expect.poll(() => tab.textContent()).toBe('Blockers2');
    await expect.poll(() => page.getByRole('table', { name: 'Blockers' }).getByText('Open', { exact: true }).count()).toBe(2);
    await amended(page, 'ResolveBlocker_RequestAssistance', (answer) => answer, press(page, 'Get help'));
    await page.getByText('Help requested').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Get help' }).count()).toBe(1);
    await page.reload();
    await lost(page, 'ResolveBlocker_Resolve', press(page, 'Mark as resolved'));
    await refused(page, 'ResolveBlocker_Resolve', 'resolveTestBlocker', press(page, 'Mark as resolved'));
    await press(page, 'Mark as resolved')();
    await expect.poll(() => page.getByRole('button', { name: 'Mark as resolved' }).count()).toBe(1);
    await expect.poll(() => tab.textContent()).toBe('Blockers1');
    await refused(page, 'ResolveBlocker_Resolve', 'resolveTestBlocker', press(page, 'Mark as resolved'));
    await button(page, 'Mark as resolved').waitFor();
    problems();
  });
});

describe('the results of a tester', () => {
  journey('are judged, sent back and finished, with every answer the server can give', async ({ journey: { as, problems } }) => {
    const page = await as('manager', `/results/${testId}/participant/${hasty.participantId}`);
    await title(page, hasty.name).waitFor();
    await press(page, 'Dismiss')();
    await told(page, 'The mass passing warning has been successfully dismissed.');

    await page.getByRole('region', { name: 'Outstanding test case results' }).getByRole('button', { name: 'Case 1' }).click();
    await page.getByRole('complementary', { name: 'Case 1' }).waitFor();
    await answerOnce(page, 'ModerateResult_ToggleApproval', 'lost');
    await press(page, 'Approve')();
    const toast = page.getByRole('alert').filter({ hasText: 'There was an issue with changing the approval.' }).first();
    const [said, panel] = [await toast.boundingBox(), await page.getByRole('complementary').boundingBox()];
    expect(Number(said?.x) + Number(said?.width)).toBeLessThanOrEqual(Number(panel?.x));
    const comeBack = async (): Promise<void> => {
      await page.getByRole('region', { name: 'Outstanding test case results' }).getByRole('button', { name: 'Case 1' }).click();
      await page.getByRole('complementary', { name: 'Case 1' }).waitFor();
    };
    await comeBack();
    await refused(page, 'ModerateResult_ToggleApproval', 'toggleTestCaseResultApproval', press(page, 'Approve'));
    await comeBack();
    await lost(page, 'ModerateResult_Finalize', press(page, 'Finalize moderation'));
    await refused(page, 'ModerateResult_Finalize', 'flexibleTestingFinalizeCaseResultModeration', press(page, 'Finalize moderation'));
    await press(page, 'Finalize moderation')();
    await told(page, 'The test case result has been successfully moderated.');

    const words = page.getByLabel('What should the tester change?');
    await press(page, 'Request edit')();
    await press(page, 'Request edit')();
    await page.getByText('Please say what the tester should change.').waitFor();
    await press(page, 'Back')();
    await press(page, 'Request edit')();
    await words.fill('Please add a picture.');
    await lost(page, 'ModerateResult_RequestEdit', press(page, 'Request edit'));
    await refused(page, 'ModerateResult_RequestEdit', 'createCaseResultEditRequest', press(page, 'Request edit'));
    await press(page, 'Request edit')();
    await told(page, 'Your edit request has been successfully submitted.');

    const question = page.getByRole('alertdialog', { name: 'Cancel this edit request?' });
    const yes = (): Promise<void> => question.getByRole('button', { name: 'Cancel edit request' }).click();
    await press(page, 'Cancel edit request')();
    await press(page, 'Keep the request')();
    await press(page, 'Cancel edit request')();
    await lost(page, 'ModerateResult_CancelEdit', yes);
    await press(page, 'Cancel edit request')();
    await refused(page, 'ModerateResult_CancelEdit', 'cancelCaseResultEditRequest', yes);
    await press(page, 'Cancel edit request')();
    await yes();
    await told(page, 'Your edit request has been successfully cancelled.');
    await press(page, 'Approve')();
    await page.getByRole('region', { name: 'Approved test case results' }).getByRole('button', { name: 'Case 1' }).waitFor();
    problems();
  });

  journey('are watched over while somebody moves the mouse', async ({ journey: { as, hasTaken } }) => {
    const page = await as('manager', `/results/${testId}/participant/${hasty.participantId}`);
    await title(page, hasty.name).waitFor();
    await page.clock.install();
    await page.reload();
    const registered = () => page.waitForRequest((request) => (request.postData() ?? '').includes('ModerationActivity_Register'));
    const first = registered();
    await page.getByRole('button', { name: 'Case 2' }).click();
    await first;
    await page.mouse.move(200, 200);
    await page.mouse.move(300, 300);
    await page.clock.runFor(2000);
    let isHeard = false;
    const second = registered().then(() => (isHeard = true));
    const hearMinute = async (): Promise<boolean> => {
      await page.clock.runFor(60_000);
      return isHeard;
    };
    await expect.poll(hearMinute).toBe(true);
    await second;
    const hasRested = async (): Promise<boolean> => {
      await page.clock.runFor(60_000);
      return hasTaken(/^moderationActivity: working\.waiting -- xstate\.after\.pingPeriod\S* #1 /);
    };
    await expect.poll(hasRested).toBe(true);
  });

  journey('RE-729: are published one by one and all at once', async ({ journey: { as, problems } }) => {
    const page = await as('manager', `/results/${testId}?tab=testers`);
    const open = (tester: Tester) => page.getByRole('button', { name: `Publish ${tester.name}` }).click();
    const accept = () => page.getByRole('checkbox', { name: 'Publish all the same' }).check();
    await open(hasty);
    await press(page, 'Cancel')();
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await open(hasty);
    await page.getByText('Publishing stops here').waitFor();
    await button(page, 'Publish results').click({ force: true });
    await page.getByText('First accept what stops it.').waitFor();
    await accept();
    await lost(page, 'Publish_Results', press(page, 'Publish results'));
    await refused(page, 'Publish_Results', 'publishIssuesAndCaseResults', press(page, 'Publish results'));
    await press(page, 'Publish results')();
    await told(page, "The publishing of tester's results has been successfully scheduled.");
    await press(page, `Take back publishing of ${hasty.name}`)();
    await told(page, 'Publishing was taken back.');
    await open(hasty);
    await accept();
    await press(page, 'Publish results')();
    const again = `Take back publishing of ${hasty.name}`;
    await button(page, again).waitFor();
    await lost(page, 'Testers_TakeBack', press(page, again));
    await refused(page, 'Testers_TakeBack', 'takeBackPublishing', press(page, again));

    const dialog = page.getByRole('dialog');
    const openAll = async (): Promise<void> => {
      await press(page, 'Test actions')();
      await page.getByRole('menuitem', { name: 'Publish all' }).click();
      await dialog.getByText('Choose at least one tester.').waitFor();
      await dialog.getByRole('checkbox', { name: careful.name }).check();
    };
    await openAll();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await openAll();
    await lost(
      page,
      'Publish_Results',
      () => dialog.getByRole('button', { name: /^Publish 1 tester/ }).click(),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    );
    await refused(page, 'Publish_Results', 'publishIssuesAndCaseResults', () => dialog.getByRole('button', { name: 'Try again' }).click());
    await dialog.getByRole('checkbox', { name: careful.name }).uncheck();
    await dialog.getByText('Choose at least one tester.').waitFor();
    await dialog.getByRole('checkbox', { name: careful.name }).check();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText('are being published').waitFor();
    await dialog.getByRole('button', { name: 'Take back 1 tester' }).click();
    await dialog.getByText('No results are published.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await open(careful);
    await accept();
    await press(page, 'Publish results')();
    for (const tester of [hasty, careful])
      await testerRow(page, tester).getByText('Published', { exact: true }).waitFor({ timeout: 60_000 });
    problems();
  });

  journey('are rejected by a customer, and taken back', async ({ journey: { as, portal, problems } }) => {
    type Cases = {
      readonly platformTest: { readonly cases: { readonly nodes: readonly { readonly id: string; readonly name: string }[] } };
    };
    const { platformTest } = await (
      await portal('manager')
    )<Cases>('query Cases($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { cases(first: 9) { nodes { id name } } } } }', {
      id: testId,
    });
    const page = await as('customer', `/results/${testId}/test-case/${platformTest.cases.nodes[0]?.id}`);
    await page.getByRole('list', { name: 'Testers' }).getByRole('link').first().click();
    const choose = async (): Promise<void> => {
      await press(page, 'Reject')();
      await page.getByRole('button', { name: /Reason/ }).click();
      await page.getByRole('option').first().click();
    };
    await choose();
    await press(page, 'Cancel')();
    await choose();
    await lost(page, 'RejectResult_Reject', press(page, 'Reject result'));
    await choose();
    await press(page, 'Reject result')();
    await press(page, 'Undo rejection')();
    await press(page, 'Cancel')();
    await press(page, 'Undo rejection')();
    await lost(page, 'RejectResult_Unreject', press(page, 'Undo rejection'));
    await press(page, 'Undo rejection')();
    await press(page, 'Undo rejection')();
    await button(page, 'Reject').waitFor();
    problems();
  });
});

describe('the end of a run', () => {
  journey('RE-467 RE-775: is asked for, refused, and done', async ({ journey: { as, problems } }) => {
    const page = await as('manager', `/results/${testId}`);
    const dialog = page.getByRole('alertdialog', { name: 'End this test run?' });
    const ask = async (): Promise<void> => {
      await press(page, 'Test actions')();
      await page.getByRole('menuitem', { name: 'End this test run' }).click();
      await dialog.waitFor();
    };
    const yes = (): Promise<void> => dialog.getByRole('button', { name: 'End this test run' }).click();
    await ask();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await ask();
    await yes();
    await told(page, 'Test closed successfully');
    problems();
  });
});

describe('the results overview', () => {
  journey('RE-012: folds and opens every section', async ({ journey: { as } }) => {
    const page = await as('manager', '/results');
    await title(page, 'Results').waitFor();
    for (const section of ['live', 'upcoming', 'recent', 'older', 'cancelled']) {
      const head = page.locator(`button[aria-controls="section-${section}"]`);
      const before = await head.getAttribute('aria-expanded');
      await head.click();
      await expect.poll(() => head.getAttribute('aria-expanded')).not.toBe(before);
      await head.click();
      await expect.poll(() => head.getAttribute('aria-expanded')).toBe(before);
    }
  });
});
