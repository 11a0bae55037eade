import type { WalkOptions } from '#machines/testing/walk.ts';
import { exploratory, flagsWith, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import { wizardSteps } from '#schema/vocabulary/launch/places.ts';
import { listener, ownTest } from '../launch.builders.ts';
import { emptyStep } from './case-change.rules.ts';
import type { launchWizardMachine } from './launch-wizard.ts';
import type { wizardStepMachine } from './wizard-step.ts';

export const withData = flagsWith({ uniqueTestData: true });
const valid = { values: exploratory({ requiresTestData: 'false' }) };
const done = { outputs: [valid], errors: [new Error('broken')] };

export const launchWizardSamples: WalkOptions<typeof launchWizardMachine> = {
  inputs: wizardSteps.flatMap((step) =>
    [plainFlags, withData].flatMap((flags) =>
      [false, true].map((isReading) => ({ ...ownTest, isReading, step, values: valid.values, flags, listener: listener().ref })),
    ),
  ),
  events: [
    ...wizardSteps.map((step) => ({ type: 'step.open' as const, step })),
    { type: 'step.back' },
    { type: 'step.retry' },
    { type: 'values.changed', values: valid.values },
    { type: 'values.restore', step: 'app', reset: { kind: 'activity', taken: valid.values } },
    { type: 'values.restore', step: 'scope', reset: { kind: 'step', index: 0, at: 0, step: emptyStep } },
  ],
  outcomes: { activityStep: done, appStep: done, scopeStep: done, targetingStep: done, testDataStep: done, reviewStep: done },
  project: ({ context }) => context.flags.uniqueTestData,
};

export const wizardStepSamples: WalkOptions<typeof wizardStepMachine> = {
  inputs: [exploratory(), newRequestedTest(1)].map((values) => ({
    step: 'app' as const,
    values,
    flags: plainFlags,
    listener: listener().ref,
  })),
  events: [
    { type: 'values.change', change: { kind: 'fields', fields: { applicationName: 'Shop' } } },
    { type: 'values.change', change: { kind: 'applicationType', applicationType: 'ios' } },
    { type: 'field.leave', field: 'applicationType' },
    { type: 'step.submit' },
  ],
};
