import { limits } from '#schema/vocabulary/limits.ts';
import { dimensions } from '#machines/flows/supervised/select-testers.ts';
import { newGroup } from '#machines/flows/supervised/tester-group.rules.ts';
import { openPage, signIn, startApp } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { arriveAt } from '../support/drivers-launch.ts';
import { portalOf } from '../support/drivers-portal.ts';
import { requestForHand } from '../support/drivers-supervised.ts';
import { report, say, sorted, time, press, watchInputs } from './input-delay/timing.ts';
import type { Stand } from './input-delay/timing.ts';

/** Input to next paint in the form of a supervised test with many groups and chosen testers, as in the wizard: at a quarter of the processor's speed, keys 80 ms apart. Prints figures; no bar fails. */
const [groupCount = '50', testerCount = '1000', throttle = '4', apart = '80'] = process.argv.slice(2);
const sentence = 'The checkout keeps what was typed before';

type Requested = { readonly platformTest: { readonly requestedTests: readonly { readonly id: string }[] } };

const emails = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `tester${from + at}@crowd.test`).join('\n');

/** Fifty groups of chosen testers, as a device would have saved them. */
function formWith(groups: number, testers: number): object {
  const each = Math.floor(testers / groups);
  const targeting = Object.fromEntries(dimensions.map((dimension) => [dimension, []]));
  return {
    key: 'bench',
    attempt: 1,
    values: {},
    videos: [],
    groups: Array.from({ length: groups }, (_, at) => ({
      ...newGroup(at + 1),
      targeting,
      numberOfResultsNeeded: Math.min(each, limits.groupResultsNeeded.max),
      isAutomatic: false,
      reason: 'Chosen by hand',
      selected: emails(at * each, each),
    })),
    unread: [],
    requestUnread: [],
  };
}

async function type({ page, apart: pause }: Stand, label: string): Promise<number> {
  await press(page, page.getByRole('textbox', { name: label }).first());
  await page.keyboard.press('End');
  for (const letter of sentence) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(pause);
  }
  return sentence.length + 2;
}

const app = await startApp();
const browser = await launchChromium();
try {
  const form = await requestForHand(await portalOf(app.url, 'customer'), 'Fifty groups');
  const advancedTestId = form.split('/')[3];
  const ask = await portalOf(app.url, 'manager');
  const { platformTest } = await ask<Requested>(
    'query ($id: ID!) { platformTest(id: $id) { ... on AdvancedTestRequest { requestedTests { id } } } }',
    { id: advancedTestId },
  );
  const values = { form: formWith(Number(groupCount), Number(testerCount)), stamp: 1 };
  await ask('mutation ($input: SaveSupervisedFormInput!) { saveSupervisedForm(input: $input) { successful } }', {
    input: { advancedTestId, requestedTestId: platformTest.requestedTests[0]?.id, version: 0, values },
  });
  const { page } = await openPage(browser, app.url, { viewport: { width: 1440, height: 900 } });
  await signIn(page, app.url, 'manager', '/overview');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const stand: Stand = { page, cdp, throttle: Number(throttle), apart: Number(apart) };
  say(`${groupCount} groups, ${testerCount} chosen testers, processor slowed ${throttle} times, keys ${apart} ms apart`);
  const all: number[] = [];
  const middle = `group-${Math.ceil(Number(groupCount) / 2)}`;
  for (const [section, label] of [
    ['access', 'Test name'],
    ['access', 'Description'],
    [middle, 'Name'],
    [middle, 'Selected tester emails'],
    ['payout', 'Payout per test case'],
  ] as const) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${app.url}${form}?section=${section}`);
    await arriveAt(page, 'Launch supervised test');
    await page.waitForTimeout(3_000);
    await watchInputs(stand);
    all.push(...(await time(stand, `${section}: ${label}`.slice(0, 22), () => type(stand, label))));
  }
  report('every field', sorted(all));
} finally {
  await browser.close();
  await app.dispose();
}
