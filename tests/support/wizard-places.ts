import { randomUUID } from 'node:crypto';
import type { AnyStateMachine, EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { chooseScheduleMachine } from '#machines/flows/launch/request/choose-schedule.ts';
import { buildRequestMachine } from '#machines/flows/launch/request/build-request.ts';
import { launchWizardMachine } from '#machines/flows/launch/wizard/launch-wizard.ts';
import { listener } from '#machines/flows/launch/launch.builders.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { cases, exploratory } from '#schema/rules/launch/requested-test.builders.ts';
import { emptyTargetingGroup, newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues, TargetingOption } from '#schema/rules/launch/requested-test.ts';
import { stepProblems, stepsFor } from '#schema/rules/launch/step-rules.ts';
import { activities, noEarlierTest, scopeQuestions } from '#schema/vocabulary/launch/options.ts';
import type { Activity } from '#schema/vocabulary/launch/options.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';

/** A state of the wizard's charts: a step of a test of some activity, and where the person is in it. */
export type StepState = { readonly activity: Activity; readonly step: WizardStep; readonly state: string };

/** What the tests aim at: the switches of the account, and a country that it knows. */
export type Ground = { readonly flags: LaunchFlags; readonly country: TargetingOption };

const childOf: Readonly<Record<WizardStep, keyof typeof launchWizardMachine.implementations.actors>> = {
  activity: 'activityStep',
  app: 'appStep',
  scope: 'scopeStep',
  targeting: 'targetingStep',
  'test-data': 'testDataStep',
  review: 'reviewStep',
};

const broken: Readonly<Record<WizardStep, Partial<RequestedTestValues>>> = {
  activity: { activity: '' },
  app: { accessToApplicationUrl: '' },
  scope: { testGoal: '' },
  targeting: { targetingGroups: [] },
  'test-data': { requiresTestData: '' },
  review: { name: '' },
};

/** A test of an activity that could be launched as it is. */
export const validTest = ({ country }: Ground, activity: Activity, name = 'Paying'): RequestedTestValues => {
  const values = exploratory({
    activity,
    name,
    targetingGroups: [{ ...emptyTargetingGroup, countries: [country], languages: [] }],
    kilStartingFromTestCycleCode: noEarlierTest,
    scopeRequirements: scopeQuestions[activity].map(({ content, answers }) => ({ content, answers: answers.slice(0, 1), other: '' })),
    ...(activity === 'test_case_run' && {
      inScope: '',
      outOfScope: '',
      testCases: cases(3),
      testCasesFile: 'cases.csv',
      videoRequired: 'true',
      videoRequirementStrategy: 'per_case',
    }),
  });
  const filmed = values.testCases.map((one, index) => ({ ...one, requireVideoAttachment: index === 0 }));
  return { ...values, testCases: filmed };
};

/** What keeps a test from being launched, by step; empty for a valid one. */
export const faultsOf = (values: RequestedTestValues, { flags }: Ground): readonly string[] =>
  stepsFor(flags).flatMap((step) => stepProblems(step, values, flags).map(({ path, message }) => `${step}: ${path} ${message}`));

/** The same test with something to fix at one step. */
export const brokenTest = (values: RequestedTestValues, step: WizardStep): RequestedTestValues =>
  step === 'activity' ? { ...newRequestedTest(1), name: values.name } : { ...values, ...broken[step] };

type Graph = { readonly input: unknown; readonly events: readonly EventObject[] };

/** The shortest paths through a chart whose actors never answer by themselves, one to each of its states. */
export const pathsOf = (machine: AnyStateMachine, { input, events }: Graph) =>
  getShortestPaths(machine, { input, events: [...events], serializeState: ({ value }) => JSON.stringify(value), limit: 2_000 });

/** The page fetches what an import is made of by itself: whoever comes into it is in one place. */
const seenAs = (parts: Readonly<Record<string, unknown>>): string => ('importing' in parts ? 'importing' : Object.values(parts).join('.'));

const reached = (machine: AnyStateMachine, graph: Graph): readonly string[] =>
  pathsOf(machine, graph)
    .filter(({ state }) => state.status === 'active')
    .map(({ state }) => (typeof state.value === 'string' ? state.value : seenAs(state.value)));

const stepEvents: readonly EventObject[] = [
  { type: 'step.submit' },
  { type: 'import.open', kind: 'test_cases' } as EventObject,
  { type: 'picker.open' },
];

/** Every state of every step of a test of each activity, as the charts have them. */
export function stepStates(ground: Ground): readonly StepState[] {
  return activities.flatMap((activity) =>
    stepsFor(ground.flags).flatMap((step) => {
      const machine = launchWizardMachine.implementations.actors[childOf[step]] as AnyStateMachine;
      const values = validTest(ground, activity);
      const states = [values, brokenTest(values, step), { ...values, requiresTestData: 'true' as const }].flatMap((each) =>
        reached(machine, { input: { step, values: each, flags: ground.flags, listener: listener().ref }, events: stepEvents }),
      );
      return [...new Set(states)].map((state) => ({ activity, step, state }));
    }),
  );
}

/** Every state of the request, as its charts have them: of its summary, and of the choice of a schedule. */
export function requestStates({ flags }: Ground): readonly string[] {
  const summary = buildRequestMachine.root.states['open']?.states['summary']?.states ?? {};
  const schedule = reached(chooseScheduleMachine, {
    input: { schedule: emptyDraft('UTC').schedule, flags, listener: listener().ref },
    events: [{ type: 'later.choose' }, { type: 'recurring.choose' }],
  });
  return [...Object.keys(summary), 'launching', ...schedule];
}

/** A request with one test standing in the wizard. */
export const draftInWizard = (name: string, step: WizardStep, values: RequestedTestValues): RequestDraft => ({
  ...emptyDraft('Europe/London'),
  name,
  wizard: { testId: randomUUID(), step, values },
});

/** A request of so many valid tests. */
export const draftOfTests = (name: string, ground: Ground, count: number): RequestDraft => ({
  ...emptyDraft('Europe/London'),
  name,
  tests: Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    values: validTest(ground, 'exploratory', `Test #${index + 1}`),
  })),
});
