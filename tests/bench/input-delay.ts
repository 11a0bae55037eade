import type { CDPSession, Locator, Page } from 'playwright-core';
import { caseRun, cases } from '#schema/rules/launch/requested-test.builders.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { openPage, signIn, startApp } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { leaveDraft, readyTest, title } from '../support/drivers-launch.ts';
import { portalOf } from '../support/drivers-portal.ts';

/** Input to next paint in each step of the wizard with 1,000 imported cases in the draft, and among 5,000 devices, at a quarter of the processor's speed, as a fast typist hits the keys: so many milliseconds apart. Prints figures; no bar fails. */
const [caseCount = '1000', throttle = '4', wish = '', apart = '80'] = process.argv.slice(2);
const deviceCount = 5_000;
/** How often the wizard is gone through, there and back. */
const rounds = 3;
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The least figure that so large a part of all does not exceed. */
const share = (sorted: readonly number[], part: number): number => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;

type Timed = { readonly name: string; readonly duration: number; readonly interactionId: number };

/** Event timing says how long after an input the next paint stood; what took less than a frame is not reported. */
async function watchInputs(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept: Timed[] = [];
    Object.assign(globalThis, { timed: kept });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0 } = entry as PerformanceEntry & { readonly interactionId?: number };
        if (interactionId > 0) kept.push({ name: entry.name, duration: entry.duration, interactionId });
      }
    });
    observer.observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function take(page: Page): Promise<readonly Timed[]> {
  await page.waitForTimeout(600);
  return page.evaluate(() => (globalThis as typeof globalThis & { readonly timed: Timed[] }).timed.splice(0));
}

/** The longest event of each interaction; interactions nobody reported took less than a frame. */
function delays(timed: readonly Timed[], inputs: number): readonly number[] {
  const longest = new Map<number, number>();
  for (const { duration, interactionId } of timed) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  const reported = [...longest.values()];
  return [...Array.from({ length: Math.max(0, inputs - reported.length) }, () => 8), ...reported].toSorted((one, other) => one - other);
}

const sentence = 'The checkout keeps what was typed before';

/** Presses what stands where it stands. Whoever asks the page in the same moment what is on it, as a locator's own click does, makes it answer first. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not on the page`);
  await page.waitForTimeout(300);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
}

async function type(page: Page, label: string): Promise<number> {
  await press(page, page.getByLabel(label, { exact: true }).first());
  for (const letter of sentence) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(Number(apart));
  }
  return sentence.length + 1;
}

async function toggle(page: Page, names: readonly RegExp[]): Promise<number> {
  for (const name of names) {
    const label = page.locator('label').filter({ has: page.getByRole('radio', { name }) });
    await press(page, label.first());
  }
  return names.length;
}

/** Opens a list of choices, searches in it, moves through what is found and takes one. */
async function choose(page: Page, label: string, words: string): Promise<number> {
  await press(page, page.getByRole('combobox', { name: label }));
  for (const letter of words) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(60);
  }
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(40);
  }
  await page.keyboard.press('Enter');
  await page.waitForTimeout(200);
  await page.keyboard.press('Escape');
  return words.length + 13;
}

/** Lets the answers of the server offer as many devices as no catalogue has today. */
async function offerDevices(page: Page): Promise<void> {
  await page.route('**/api/customer_portal', async (route) => {
    if (!route.request().postData()?.includes('TargetingChoices')) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { readonly data?: { mobileDevices?: readonly object[] } | null };
    const known = body.data?.mobileDevices;
    if (body.data == null || known === undefined || known.length === 0) return route.fulfill({ response });
    body.data.mobileDevices = Array.from({ length: deviceCount }, (_, index) => {
      const round = Math.floor(index / known.length);
      const device = known[index % known.length] as { readonly id: string; readonly name: string };
      return round === 0 ? device : { ...device, id: `${device.id}-${round}`, name: `${device.name} ${round + 1}` };
    });
    return route.fulfill({ response, json: body });
  });
}

const acts: Readonly<Partial<Record<WizardStep, (page: Page) => Promise<number>>>> = {
  activity: (page) =>
    toggle(
      page,
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? /^Fast delivery/ : /^Standard delivery/)),
    ),
  app: (page) => type(page, 'Application name'),
  scope: (page) => type(page, 'Goal of the test'),
  targeting: (page) => choose(page, 'Operating system versions', 'windows 1'),
  'test-data': (page) =>
    toggle(
      page,
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? /^Yes$/ : /^No$/)),
    ),
  review: (page) => type(page, 'Name of the test'),
};
const onward = ['app', 'scope', 'targeting', 'test-data', 'review'] as const satisfies readonly WizardStep[];
const backward = ['test-data', 'targeting', 'scope', 'app', 'activity'] as const satisfies readonly WizardStep[];
const titles: Readonly<Record<WizardStep, string>> = {
  activity: 'Activity',
  app: 'App',
  scope: 'Scope',
  targeting: 'Targeting',
  'test-data': 'Test data',
  review: 'Review',
};

/** Presses the button and not its keys: Chromium counts a modifier that paints nothing until the paint of whatever follows it. */
async function change(page: Page, button: 'Next' | 'Back', to: WizardStep): Promise<number> {
  await press(page, page.getByRole('button', { name: button }).first());
  await title(page, titles[to]).waitFor();
  return 1;
}

/** Processor time of the page's main thread, which other programs of the machine do not lengthen. */
async function threadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

const report = (what: string, inputs: readonly number[], worked?: number): void =>
  say(
    `${what.padEnd(22)} ${String(inputs.length).padStart(4)} inputs   p50 ${String(share(inputs, 0.5)).padStart(4)} ms   p95 ${String(share(inputs, 0.95)).padStart(4)} ms   worst ${String(inputs.at(-1) ?? 0).padStart(4)} ms${worked === undefined ? '' : `   ${(worked / inputs.length).toFixed(1)} ms of processor each`}`,
  );

async function open(page: Page, cdp: CDPSession, test: string, step: WizardStep): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`${new URL(page.url()).origin}/launch/test?test=${test}&step=${step}`);
  await title(page, titles[step]).waitFor();
  await page.waitForTimeout(1_500);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(throttle) });
  await watchInputs(page);
}

async function time(page: Page, cdp: CDPSession, what: string, act: (page: Page) => Promise<number>): Promise<readonly number[]> {
  const before = await threadTime(cdp);
  const inputs = await act(page);
  const worked = (await threadTime(cdp)) - before;
  const found = delays(await take(page), inputs);
  report(what, found, worked);
  return found;
}

async function measureSteps(page: Page, cdp: CDPSession, test: string): Promise<void> {
  const all: number[] = [];
  for (const [step, act] of Object.entries(acts) as [WizardStep, (page: Page) => Promise<number>][]) {
    if (wish !== '' && wish !== step) continue;
    await open(page, cdp, test, step);
    all.push(...(await time(page, cdp, step, act)));
  }
  report(
    'every step',
    all.toSorted((one, other) => one - other),
  );
  await open(page, cdp, test, 'activity');
  const changes: number[] = [];
  const there = onward.map((each) => [each, 'Next'] as const);
  const back = backward.map((each) => [each, 'Back'] as const);
  for (const [step, button] of Array.from({ length: rounds }, () => [...there, ...back]).flat())
    changes.push(...(await time(page, cdp, `${button.toLowerCase()} to ${step}`, (on) => change(on, button, step))));
  report(
    'a step change',
    changes.toSorted((one, other) => one - other),
  );
}

type Kept = typeof globalThis & { keptSteps: Node[] };

/** Keeps a copy of what the page shows at each step on the way. */
async function keepSteps(page: Page, cdp: CDPSession, test: string): Promise<void> {
  await open(page, cdp, test, 'activity');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(() => Object.assign(globalThis, { keptSteps: [] }));
  for (const step of onward) {
    await change(page, 'Next', step);
    await page.waitForTimeout(1_000);
    await page.getByRole('main').evaluate((main) => void (globalThis as Kept).keptSteps.push(main.cloneNode(true)));
  }
}

/**
 * The least that any program can do: a copy of the page without a program, in which a press puts a copy of another step in place and moves
 * the focus to its title. A ready one lies hidden in the page and is only shown, which spares the browser to make it.
 */
async function measureCopies(page: Page, cdp: CDPSession, test: string, isReady: boolean): Promise<void> {
  await keepSteps(page, cdp, test);
  await page.evaluate((areReady) => {
    const { keptSteps } = globalThis as Kept;
    document.body.replaceChildren(...[...document.body.childNodes].map((node) => node.cloneNode(true)));
    const button = document.createElement('button');
    button.textContent = 'Swap';
    button.style.cssText = 'position:fixed;left:600px;top:8px;z-index:2147483647;background:#fff';
    document.body.append(button);
    const steps = keptSteps.filter((step) => step instanceof HTMLElement);
    let shown = document.querySelector('main');
    let at = 0;
    if (areReady)
      for (const step of steps) {
        step.hidden = true;
        shown?.after(step);
      }
    const put = (step: HTMLElement): HTMLElement => {
      if (!areReady) {
        const copy = step.cloneNode(true) as HTMLElement;
        shown?.replaceWith(copy);
        return copy;
      }
      if (shown !== null) shown.hidden = true;
      step.hidden = false;
      return step;
    };
    button.addEventListener('click', () => {
      const step = steps[at % steps.length];
      at += 1;
      if (step !== undefined) shown = put(step);
      shown?.querySelector<HTMLElement>('h1')?.focus();
    });
  }, isReady);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(throttle) });
  await watchInputs(page);
  const swaps: number[] = [];
  const swap = async (on: Page): Promise<number> => {
    await press(on, on.getByRole('button', { name: 'Swap' }));
    return 1;
  };
  const what = isReady ? 'ready' : 'a copy of';
  for (const step of Array.from({ length: rounds * 2 }, () => onward).flat())
    swaps.push(...(await time(page, cdp, `${what} ${step}`, swap)));
  report(
    `${what} a step`,
    swaps.toSorted((one, other) => one - other),
  );
}

async function measureDevices(page: Page, cdp: CDPSession, test: string): Promise<void> {
  await offerDevices(page);
  await open(page, cdp, test, 'targeting');
  await time(page, cdp, `${deviceCount} devices`, (on) => choose(on, 'Devices', 'galaxy s2'));
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
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  say(`${caseCount} test cases in the draft, processor slowed ${throttle} times, keys ${apart} ms apart`);
  await measureSteps(page, cdp, ready.id);
  await measureCopies(page, cdp, ready.id, false);
  await measureCopies(page, cdp, ready.id, true);
  await measureDevices(page, cdp, mobile.id);
} finally {
  await browser.close();
  await app.dispose();
}
