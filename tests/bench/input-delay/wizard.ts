import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import { title } from '../../support/drivers-launch.ts';
import { press, watchInputs } from './timing.ts';
import type { Stand } from './timing.ts';

const sentence = 'The checkout keeps what was typed before';
const choices = 20;

/** The steps after the first, on the way there and on the way back. */
export const onward = ['app', 'scope', 'targeting', 'test-data', 'review'] as const satisfies readonly WizardStep[];
export const backward = ['test-data', 'targeting', 'scope', 'app', 'activity'] as const satisfies readonly WizardStep[];

async function type({ page, apart }: Stand, label: string): Promise<number> {
  await press(page, page.getByLabel(label, { exact: true }).first());
  for (const letter of sentence) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(apart);
  }
  return sentence.length + 1;
}

/** Takes two choices in turns. */
async function toggle({ page }: Stand, ...names: readonly [RegExp, RegExp]): Promise<number> {
  for (let at = 0; at < choices; at += 1) {
    const radio = page.getByRole('radio', { name: names[at % 2 === 0 ? 0 : 1] });
    await press(page, page.locator('label').filter({ has: radio }).first());
  }
  return choices;
}

/** Opens a list of choices, searches in it, moves through what is found and takes one. */
export async function choose({ page }: Stand, label: string, words: string): Promise<number> {
  await press(page, page.getByRole('combobox', { name: label }));
  for (const letter of words) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(60);
  }
  for (let moved = 0; moved < 10; moved += 1) {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(40);
  }
  await page.keyboard.press('Enter');
  await page.waitForTimeout(200);
  await page.keyboard.press('Escape');
  return words.length + 13;
}

/** What is typed and chosen on each step; gives how many inputs that is. */
export const acts: Readonly<Record<WizardStep, (stand: Stand) => Promise<number>>> = {
  activity: (stand) => toggle(stand, /^Fast delivery/, /^Standard delivery/),
  app: (stand) => type(stand, 'Application name'),
  scope: (stand) => type(stand, 'Goal of the test'),
  targeting: (stand) => choose(stand, 'Operating system versions', 'windows 1'),
  'test-data': (stand) => toggle(stand, /^Yes$/, /^No$/),
  review: (stand) => type(stand, 'Name of the test'),
};

/** Opens a test at a step at full speed, and lets it come to rest. */
export async function openAtRest({ page, cdp }: Stand, test: string, step: WizardStep): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`${new URL(page.url()).origin}/launch/test?test=${test}&step=${step}`);
  await title(page, wizardStepLabels[step]).waitFor();
  await page.waitForTimeout(1_500);
}

/** Opens a test at a step, to be measured there. */
export async function open(stand: Stand, test: string, step: WizardStep): Promise<void> {
  await openAtRest(stand, test, step);
  await watchInputs(stand);
}

/** Presses the button and not its keys: Chromium counts a modifier that paints nothing until the paint of whatever follows it. */
export async function change({ page }: Stand, button: 'Next' | 'Back', to: WizardStep): Promise<number> {
  await press(page, page.getByRole('button', { name: button }).first());
  await title(page, wizardStepLabels[to]).waitFor();
  return 1;
}
