import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { bothTimes } from '#machines/flows/shared/choose-schedule.rules.ts';
import { nextRun, runAfter } from '#machines/lifecycles/schedule/schedule.rules.ts';
import type { RecurringRule } from '#machines/lifecycles/schedule/schedule.rules.ts';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import { weekdays } from '#schema/vocabulary/launch/options.ts';
import { faultsOf } from '../support/axe.ts';
import { refused } from '../support/drivers-faults.ts';
import { onOperation } from '../support/drivers-forms.ts';
import { arriveAt, leaveDraft, press, readyTest } from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const berlin = 'Europe/Berlin';
/** A zone in which it is about noon, so that today stays today while a test runs. */
const noon = ((hour: number): string => `Etc/GMT${hour > 12 ? '+' : '-'}${Math.abs(hour - 12)}`)(new Date().getUTCHours());
const here: BrowserContextOptions = { timezoneId: noon };
const today = new Date(Date.now() + (12 - new Date().getUTCHours()) * 3_600_000).getUTCDay();
const dayAhead = (days: number): number => (today + days) % 7;
const rule: RecurringRule = { recurringDay: dayAhead(3), recurringTime: '09:00', userTimezone: berlin };

type Scheduled = {
  readonly id: string;
  readonly code: string;
  readonly schedule: RecurringRule & { readonly id: string; readonly nextRunAt: string };
};
type Listed = { readonly platformTests: { readonly edges: readonly { readonly node: Scheduled & { readonly name: string } }[] } };

const requestNamed = async (manager: AskPortal, name: string): Promise<Scheduled | undefined> => {
  const { platformTests } = await manager<Listed>(
    '{ platformTests(status: upcoming, first: 50) { edges { node { ... on AdvancedTestRequest { id code name schedule { id nextRunAt recurringDay recurringTime userTimezone } } } } } }',
  );
  return platformTests.edges.map(({ node }) => node).find((node) => node.name === name);
};

/** Launches a recurring request as a customer does. */
async function recur(page: Page, customer: AskPortal, manager: AskPortal, name: string): Promise<Scheduled> {
  const { recurringDay, recurringTime, userTimezone } = rule;
  const schedule = { ...launchNow(userTimezone), mode: 'recurring', recurringDay: String(recurringDay), recurringTime } as const;
  await leaveDraft(customer, { name, tests: [await readyTest(customer, name)], schedule });
  await page.goto('/launch');
  await arriveAt(page, 'Launch request');
  await press(page, 'Launch test request');
  await arriveAt(page, 'We have received your request');
  await expect.poll(async () => (await requestNamed(manager, name))?.id).toBeDefined();
  const request = await requestNamed(manager, name);
  if (request === undefined) throw new Error('the request is not to be seen');
  return request;
}

const block = (page: Page): Locator => page.getByRole('region', { name: 'Recurring schedule' });
/** Its buttons, without the one that only tells. */
const changes = (page: Page): Locator => block(page).getByRole('button', { name: /^(?!How this works)/ });
const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
const dialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true }).or(page.getByRole('alertdialog', { name, exact: true }));
const within = (page: Page, name: string) => (): Promise<void> => dialog(page, name).getByRole('button', { name, exact: true }).click();
const open = async (page: Page, name: string): Promise<void> => {
  await block(page).getByRole('button', { name, exact: true }).click();
  await dialog(page, name).getByRole('button', { name, exact: true }).waitFor();
};
const keep = (page: Page): Promise<void> => page.getByRole('button', { name: 'Keep as it is' }).click();
const told = (page: Page, words: string): Promise<void> => notices(page).getByText(words, { exact: true }).first().waitFor();
const choose = async (page: Page, field: string, option: string | RegExp): Promise<void> => {
  await dialog(page, 'Reschedule')
    .getByRole('button', { name: new RegExp(`${field}$`) })
    .click();
  await page.getByRole('option', { name: option }).click();
};

/** Cuts the line under a call, and reads what is said about it. */
async function lost(page: Page, operation: string, act: () => Promise<void>, words: string): Promise<void> {
  await onOperation(page, operation, (route) => route.abort('connectionreset'));
  await act();
  await notices(page).getByRole('alert').filter({ hasText: words }).first().waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await notices(page).getByRole('button', { name: 'Close' }).first().click();
  await expect.poll(() => notices(page).getByText(words, { exact: true }).count()).toBe(0);
}

const runsOf = (first: string, of: RecurringRule, zone: string): readonly string[] => {
  const second = runAfter(of, first);
  return [first, second, runAfter(of, second)].map((run) => {
    const { words, more } = bothTimes(run, zone);
    return `${words}${more ?? ''}`;
  });
};
const shown = (page: Page): Promise<string[]> =>
  block(page).getByRole('list', { name: 'Next runs' }).getByRole('listitem').allTextContents();

let request: Scheduled;
const name = `Weekly ${Date.now()}`;

describe('a recurring request', () => {
  journey('RE-052: is seen as such, with its next runs for the reader and in UTC', async ({ journey: { as, portal } }) => {
    const page = await as('customer', '/overview', here);
    request = await recur(page, await portal('customer'), await portal('manager'), name);
    await page.goto('/results');
    const row = page.getByRole('link', { name: new RegExp(name) });
    await row.getByText('Recurring', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Recurring schedule of/ }).count()).toBe(0);
    await row.click();
    await page.getByRole('link', { name: 'Test details' }).click();
    await block(page)
      .getByText(`Every ${weekdays[rule.recurringDay] ?? ''} at 09:00, Europe/Berlin`)
      .waitFor();
    expect(await shown(page)).toEqual(runsOf(request.schedule.nextRunAt, rule, noon));
    await block(page).getByText('Only test managers can change a schedule.').waitFor();
    expect([await changes(page).count(), await faultsOf(page)]).toEqual([0, []]);
  });

  journey('RE-578 RE-579 RE-582 RE-752 RE-772: is rescheduled, and others see it', async ({ journey: { as, problems } }) => {
    const details = `/results/${request.id}?tab=test-details`;
    const [page, other] = [await as('manager', details, here), await as('customer', details, here)];
    await other.getByRole('list', { name: 'Next runs' }).waitFor();
    await open(page, 'Reschedule');
    const send = within(page, 'Reschedule');
    await send();
    await dialog(page, 'Reschedule').getByText('Please select a day', { exact: true }).waitFor();
    await dialog(page, 'Reschedule').getByText('Please select a time', { exact: true }).waitFor();
    await keep(page);
    await open(page, 'Reschedule');
    const warning = dialog(page, 'Reschedule').getByText('Less than 1 hour from now - test will be scheduled for next week.', {
      exact: true,
    });
    await choose(page, 'Day', weekdays[today] ?? '');
    await choose(page, 'Time', '00:00');
    await warning.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await choose(page, 'Day', weekdays[dayAhead(4)] ?? '');
    await choose(page, 'Time', '14:30');
    await choose(page, 'Time zone', /^Europe\/Berlin/);
    expect(await warning.count()).toBe(0);
    await lost(page, 'ManageSchedule_Update', send, 'There was an issue with updating the schedule.');
    await refused(page, 'ManageSchedule_Update', 'updateSchedule', send);
    await send();
    await told(page, 'Schedule updated successfully.');
    const moved = { recurringDay: dayAhead(4), recurringTime: '14:30', userTimezone: berlin };
    const runs = runsOf(nextRun(moved, new Date().toISOString()), moved, noon);
    for (const each of [page, other]) {
      await block(each)
        .getByText(`Every ${weekdays[moved.recurringDay] ?? ''} at 14:30, Europe/Berlin`)
        .waitFor();
      await expect.poll(() => shown(each)).toEqual(runs);
    }
    problems();
  });

  journey('RE-583 RE-753 RE-773: has its next run skipped from the list, for a reason', async ({ journey: { as, portal, problems } }) => {
    const manager = await portal('manager');
    const before = (await requestNamed(manager, name))?.schedule ?? request.schedule;
    const page = await as('manager', '/results', here);
    const skip = dialog(page, 'Skip next run').getByRole('button', { name: 'Skip next run' });
    const ask = async (): Promise<void> => {
      await page.getByRole('button', { name: `Recurring schedule of ${request.code}`, exact: true }).click();
      await page.getByRole('menuitem', { name: 'Skip next run' }).click();
      await skip.waitFor();
    };
    await ask();
    await keep(page);
    await ask();
    expect(await skip.getAttribute('aria-disabled')).toBe('true');
    await dialog(page, 'Skip next run').getByText('A reason is required', { exact: true }).waitFor();
    await page.getByLabel('Reason').fill('   ');
    expect([await skip.getAttribute('aria-disabled'), await faultsOf(page)]).toEqual(['true', []]);
    await page.getByLabel('Reason').fill('Public holiday');
    await expect.poll(() => skip.getAttribute('aria-disabled')).toBe(null);
    await lost(page, 'ManageSchedule_Skip', () => skip.click(), 'There was an issue with skipping the next schedule run.');
    await refused(page, 'ManageSchedule_Skip', 'skipNextScheduleRun', () => skip.click());
    await skip.click();
    await told(page, 'Next schedule run skipped successfully.');
    const after = runAfter(before, before.nextRunAt);
    expect((await requestNamed(manager, name))?.schedule.nextRunAt).toBe(after);
    await page
      .getByRole('link', { name: new RegExp(name) })
      .locator(`time[datetime="${after}"]`)
      .waitFor();
    problems();
  });

  journey('RE-052 RE-584 RE-754 RE-774: is cancelled for a reason, and is recurring no more', async ({ journey: { as, problems } }) => {
    const details = `/results/${request.id}?tab=test-details`;
    const [page, other] = [await as('manager', details, here), await as('customer', '/results', here)];
    const row = other.getByRole('link', { name: new RegExp(name) });
    await row.getByText('Recurring', { exact: true }).waitFor();
    const cancel = dialog(page, 'Cancel schedule').getByRole('button', { name: 'Cancel schedule' });
    await open(page, 'Cancel schedule');
    await keep(page);
    await open(page, 'Cancel schedule');
    expect(await cancel.getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('Reason').fill('  ');
    expect([await cancel.getAttribute('aria-disabled'), await faultsOf(page)]).toEqual(['true', []]);
    await page.getByLabel('Reason').fill('The project has ended');
    await expect.poll(() => cancel.getAttribute('aria-disabled')).toBe(null);
    await lost(page, 'ManageSchedule_Cancel', () => cancel.click(), 'There was an issue with cancelling the schedule.');
    await refused(page, 'ManageSchedule_Cancel', 'cancelSchedule', () => cancel.click());
    await cancel.click();
    await told(page, 'Schedule cancelled successfully.');
    await block(page).getByText('Cancelled', { exact: true }).first().waitFor();
    await expect.poll(() => changes(page).count()).toBe(0);
    await expect.poll(() => row.count()).toBe(0);
    await other.getByRole('button', { name: /^Cancelled tests/ }).click();
    await row.waitFor();
    expect(await row.getByText('Recurring', { exact: true }).count()).toBe(0);
    problems();
  });

  journey('that somebody else ends meanwhile says so where it was to be changed', async ({ journey: { as, portal, problems } }) => {
    const manager = await portal('manager');
    const page = await as('customer', '/overview', here);
    const { id, schedule } = await recur(page, await portal('customer'), manager, `Short ${Date.now()}`);
    const desk = await as('manager', `/results/${id}?tab=test-details`, here);
    let lostCalls = 0;
    await onOperation(desk, 'ManageSchedule_Test', (route) => {
      lostCalls += 1;
      return route.abort('connectionreset');
    });
    await block(desk).getByRole('button', { name: 'Skip next run' }).click();
    await expect.poll(() => lostCalls).toBeGreaterThan(0);
    await desk.getByLabel('Reason').fill('Public holiday');
    const skip = dialog(desk, 'Skip next run').getByRole('button', { name: 'Skip next run' });
    await expect.poll(() => skip.getAttribute('aria-disabled')).toBe(null);
    await manager('mutation Cancel($input: ScheduleReasonInput!) { cancelSchedule(input: $input) { successful } }', {
      input: { scheduleId: schedule.id, reason: 'Over' },
    });
    await dialog(desk, 'Skip next run').getByText('This schedule has been cancelled.', { exact: true }).waitFor();
    expect([await skip.getAttribute('aria-disabled'), await desk.getByLabel('Reason').inputValue()]).toEqual(['true', 'Public holiday']);
    await keep(desk);
    problems();
  });
});
