import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { applyChange } from '#machines/flows/launch/wizard/launch-wizard.rules.ts';
import type { WizardChange } from '#machines/flows/launch/wizard/launch-wizard.rules.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { activities, activityLabels, wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import type { Activity } from '#schema/vocabulary/launch/options.ts';
import { importWords } from '#schema/vocabulary/launch/import-kinds.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { between } from './drivers-drafts.ts';
import { arriveAt, press, radio } from './drivers-launch.ts';
import { brokenTest, draftInWizard, draftOfTests, validTest } from './wizard-places.ts';
import type { Ground, StepState } from './wizard-places.ts';

/** A state that a page can be brought into: the draft to leave on the server, what a person types there, and what must be kept. */
export type Place = {
  readonly name: string;
  readonly draft: RequestDraft;
  readonly href: (draftId: string) => string;
  readonly title: string;
  /** What the page is called after a reload: an import is a page of its own. */
  readonly reloaded: string;
  /** Whether the state lies over the fields, so that they are seen again only when it is left. */
  readonly covers: boolean;
  /** Brings a page that shows the draft into the state, with words typed on the way. */
  readonly enter: (page: Page, words: string) => Promise<void>;
  /** The draft with what was typed. */
  readonly kept: (words: string) => RequestDraft;
  /** Waits until the page shows what was typed. */
  readonly seen: (page: Page, words: string) => Promise<void>;
};

/** One thing typed or chosen at a step: the gesture, what it makes of the test, and how it is seen again. */
type Edit = {
  readonly act: (page: Page, words: string) => Promise<void>;
  readonly change: (words: string) => WizardChange;
  readonly seen: (page: Page, words: string) => Promise<void>;
};

const shown = async (page: Page, label: string, words: string): Promise<void> => {
  await expect.poll(() => page.getByLabel(label).inputValue(), { timeout: 60_000 }).toBe(words);
};

const textEdit = (
  label: string,
  field: 'accessToApplicationUrl' | 'testGoal' | 'customTargetingRequirements' | 'name',
  of = (words: string) => words,
): Edit => ({
  act: (page, words) => page.getByLabel(label).fill(of(words)),
  change: (words) => ({ kind: 'fields', fields: { [field]: of(words) } }),
  seen: (page, words) => shown(page, label, of(words)),
});

const chosen = async (page: Page, name: string | RegExp): Promise<void> => {
  await expect.poll(() => page.getByRole('radio', { name, exact: typeof name === 'string' }).isChecked(), { timeout: 60_000 }).toBe(true);
};

const activityEdit = (values: RequestedTestValues): Edit => {
  const next = activities[(activities.indexOf(values.activity as Activity) + 1) % activities.length] ?? 'exploratory';
  const name = new RegExp(`^${activityLabels[next]} `);
  return {
    act: (page) => radio(page, name).click(),
    change: () => ({ kind: 'activity', activity: next }),
    seen: (page) => chosen(page, name),
  };
};

const dataEdit = (values: RequestedTestValues): Edit => {
  const answer = values.requiresTestData === 'false' ? 'true' : 'false';
  const name = answer === 'true' ? 'Yes' : 'No';
  return {
    act: (page) => radio(page, name).click(),
    change: () => ({ kind: 'fields', fields: { requiresTestData: answer } }),
    seen: (page) => chosen(page, name),
  };
};

function editAt(step: WizardStep, values: RequestedTestValues): Edit {
  switch (step) {
    case 'activity':
      return activityEdit(values);
    case 'app':
      return textEdit('Link to the application', 'accessToApplicationUrl', (words) => `https://${words}.example.com`);
    case 'scope':
      return textEdit('Goal of the test', 'testGoal');
    case 'targeting':
      return textEdit('Custom targeting requirements', 'customTargetingRequirements');
    case 'test-data':
      return dataEdit(values);
    case 'review':
      return textEdit('Name of the test', 'name');
  }
}

type Entering = (page: Page, type: () => Promise<void>, step: WizardStep) => Promise<void>;

/** By the keyboard: the sheets above a button grow while the estimate comes in. The key between two presses parts them, as time does for people. */
const byKey = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name }).first().press('Enter');
};

/** How a person comes into each state of a step. */
const entering: Readonly<Record<string, Entering>> = {
  filling: (_page, type) => type(),
  correcting: async (page, type) => {
    await byKey(page, /^(Next|Add test to request)$/);
    await page.getByRole('alert').first().waitFor();
    await type();
  },
  importing: async (page, type, step) => {
    await type();
    await press(page, step === 'scope' ? /^(Import test cases|Replace file|Import other test cases)$/ : /^Import test data$/);
    await arriveAt(page, step === 'scope' ? 'Import test cases' : 'Import test data');
  },
  picking: async (page, type) => {
    await type();
    await press(page, 'Choose test cases');
    await page.getByRole('dialog', { name: 'Which test cases require video?' }).waitFor();
  },
};

/** A place for a state of a step. */
export function stepPlace(ground: Ground, { activity, step, state }: StepState, name: string): Place {
  const enter = entering[state];
  if (enter === undefined) throw new Error(`nobody knows how to come into ${step} ${state}`);
  const valid = validTest(ground, activity);
  const asked = state === 'importing' && step === 'test-data' ? { ...valid, requiresTestData: '' as const } : valid;
  const values = state === 'correcting' ? brokenTest(valid, step) : asked;
  const edit = state === 'importing' && step === 'test-data' ? dataEdit({ ...valid, requiresTestData: 'false' }) : editAt(step, values);
  const draft = draftInWizard(name, step, values);
  const { testId } = draft.wizard ?? { testId: '' };
  return {
    name: `${activity}, ${step}, ${state}`,
    draft,
    href: (draftId) => `/launch/test?draft=${draftId}&test=${testId}&step=${step}`,
    title: wizardStepLabels[step],
    reloaded: state === 'importing' ? importWords[step === 'scope' ? 'test_cases' : 'test_data'].title : wizardStepLabels[step],
    covers: state === 'importing' || state === 'picking',
    enter: (page, words) => enter(page, () => edit.act(page, words), step),
    kept: (words) => ({ ...draft, wizard: { testId, step, values: applyChange(values, edit.change(words), ground) } }),
    seen: edit.seen,
  };
}

const launch = (page: Page): Promise<void> => byKey(page, 'Launch test request');
const launching = ['BuildRequest_Launch'];
const fillName = (page: Page, words: string): Promise<void> => page.getByLabel('Test run name').fill(words);
const refusal = { __typename: 'CreateCustomerRequestResult', successful: false, result: null, errors: [] };

type RequestState = {
  readonly enter: Place['enter'];
  readonly more?: Partial<RequestDraft>;
  readonly tests?: number;
  readonly from?: string;
};

/** How a person comes into each state of the request. */
const requestEntering: Readonly<Record<string, RequestState>> = {
  calm: { enter: fillName },
  now: { enter: fillName },
  correcting: {
    from: '',
    enter: async (page, words) => {
      await page.keyboard.press('Control+Enter');
      await page.getByText('A test run name is required').first().waitFor();
      await fillName(page, words);
    },
  },
  refused: {
    more: { attempt: 2 },
    enter: async (page, words) => {
      const stop = await between(page, launching, (route) => route.fulfill({ json: { data: { createCustomerRequest: refusal } } }));
      await launch(page);
      await page.getByText('There was an issue with launching test.').first().waitFor();
      await stop();
      await fillName(page, words);
    },
  },
  unanswered: {
    enter: async (page, words) => {
      const stop = await between(page, launching, (route) => route.abort('connectionreset'));
      await launch(page);
      await page.getByText('The request was not sent, or its answer was lost.').first().waitFor();
      await stop();
      await fillName(page, words);
    },
  },
  launching: {
    enter: async (page, words) => {
      await fillName(page, words);
      await between(page, launching, () => new Promise(() => {}));
      const asked = page.waitForRequest((request) => request.postData()?.includes('BuildRequest_Launch') === true);
      await launch(page);
      await asked;
    },
  },
  removing: {
    tests: 2,
    enter: async (page, words) => {
      await fillName(page, words);
      await page.getByRole('region', { name: 'Test #2' }).getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  later: {
    more: { schedule: { ...draftInWizard('', 'app', {} as RequestedTestValues).schedule, mode: 'later' } },
    enter: async (page, words) => {
      await radio(page, 'Later').click();
      await fillName(page, words);
    },
  },
  recurring: {
    more: { schedule: { ...draftInWizard('', 'app', {} as RequestedTestValues).schedule, mode: 'recurring' } },
    enter: async (page, words) => {
      await radio(page, 'Recurring').click();
      await fillName(page, words);
    },
  },
};

/** A place for a state of the request. */
export function requestPlace(ground: Ground, state: string, name: string): Place {
  const known = requestEntering[state];
  if (known === undefined) throw new Error(`nobody knows how to come into ${state}`);
  const draft = draftOfTests(known.from ?? name, ground, known.tests ?? 1);
  return {
    name: `request, ${state}`,
    draft,
    href: (draftId) => `/launch?draft=${draftId}`,
    title: 'Launch request',
    reloaded: 'Launch request',
    covers: state === 'removing',
    enter: known.enter,
    kept: (words) => ({ ...draft, ...known.more, name: words }),
    seen: (page, words) => shown(page, 'Test run name', words),
  };
}
