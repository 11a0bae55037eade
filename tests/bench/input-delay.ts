import type { Page } from 'playwright-core';
import { caseRun, cases } from '#schema/rules/launch/requested-test.builders.ts';
import { wizardSteps } from '#schema/vocabulary/launch/places.ts';
import { openPage, signIn, startApp } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { leaveDraft, readyTest, title } from '../support/drivers-launch.ts';
import { portalOf } from '../support/drivers-portal.ts';
import { measureCopies } from './input-delay/copies.ts';
import { measureDevices } from './input-delay/devices.ts';
import { report, say, sorted, time } from './input-delay/timing.ts';
import type { Stand } from './input-delay/timing.ts';
import { acts, backward, change, onward, open } from './input-delay/wizard.ts';

/** Input to next paint in each step of the wizard with 1,000 imported cases in the draft, and among 5,000 devices, at a quarter of the processor's speed, as a fast typist hits the keys: so many milliseconds apart. Prints figures; no bar fails. */
const [caseCount = '1000', throttle = '4', wish = '', apart = '80'] = process.argv.slice(2);
/** How often the wizard is gone through, there and back. */
const rounds = 3;

async function measureSteps(stand: Stand, test: string): Promise<void> {
  const all: number[] = [];
  for (const step of wizardSteps.filter((each) => wish === '' || wish === each)) {
    await open(stand, test, step);
    all.push(...(await time(stand, step, () => acts[step](stand))));
  }
  report('every step', sorted(all));
}

async function measureChanges(stand: Stand, test: string): Promise<void> {
  await open(stand, test, 'activity');
  const there = onward.map((step) => ({ step, button: 'Next' as const }));
  const back = backward.map((step) => ({ step, button: 'Back' as const }));
  const changes: number[] = [];
  for (const { step, button } of Array.from({ length: rounds }, () => [...there, ...back]).flat())
    changes.push(...(await time(stand, `${button.toLowerCase()} to ${step}`, () => change(stand, button, step))));
  report('a step change', sorted(changes));
}

async function standOf(page: Page): Promise<Stand> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp, throttle: Number(throttle), apart: Number(apart) };
}

const app = await startApp();
const browser = await launchChromium();
try {
  const ask = await portalOf(app.url, 'customer');
  const ready = await readyTest(ask, 'A thousand cases');
  const run = caseRun({
    ...ready.values,
    name: 'A thousand cases',
    activity: 'test_case_run',
    testCases: cases(Number(caseCount)),
    scopeRequirements: [{ content: 'What should testers do with issues outside the test cases?', answers: ['Report them'], other: '' }],
  });
  const mobile = await readyTest(ask, 'On phones');
  const phones = { ...mobile.values, applicationType: 'android' as const, accessToApplicationUrl: 'https://shop.example/app.apk' };
  const tests = [
    { id: ready.id, values: run },
    { id: mobile.id, values: phones },
  ];
  await leaveDraft(ask, { name: 'Release', tests });
  const { page } = await openPage(browser, app.url, { viewport: { width: 1440, height: 900 } });
  await signIn(page, app.url, 'customer', '/launch');
  await title(page, 'Launch request').waitFor();
  const stand = await standOf(page);
  say(`${caseCount} test cases in the draft, processor slowed ${throttle} times, keys ${apart} ms apart`);
  await measureSteps(stand, ready.id);
  if (wish === '') {
    await measureChanges(stand, ready.id);
    await measureCopies(stand, ready.id, rounds, false);
    await measureCopies(stand, ready.id, rounds, true);
    await measureDevices(stand, mobile.id);
  }
} finally {
  await browser.close();
  await app.dispose();
}
