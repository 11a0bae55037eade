import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { wizardSteps } from '#schema/vocabulary/launch/places.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { noEarlierTest } from '#schema/vocabulary/launch/options.ts';
import { cases, caseRun, exploratory, flagsWith, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { emptyTargetingGroup, newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { walk } from '#tests/support/walk.ts';
import { listener, ownTest } from '../launch.builders.ts';
import type { BegunImport, FindImport } from '../import-rows/import-rows.types.ts';
import { launchWizardMachine } from './launch-wizard.machine.ts';
import { applyChange } from './launch-wizard.rules.ts';
import type { WizardChange } from './launch-wizard.rules.ts';
import { selectCanGoBack, selectStep, selectSteps, selectStepsInRed, selectWizardValues } from './launch-wizard.selectors.ts';
import { selectTestRunId } from './scope-step.selectors.ts';
import { scopeStepMachine } from './scope-step.machine.ts';
import type { ScopeStepActorRef } from './scope-step.machine.ts';
import type { ScopeStepEvent } from './scope-step.types.ts';
import { wizardStepMachine } from './wizard-step.machine.ts';
import { testDataStepMachine } from './test-data-step.machine.ts';
import type { TestDataStepActorRef } from './test-data-step.machine.ts';
import type { WizardStepActorRef } from './wizard-step.machine.ts';
import { selectProblemAt, selectProblems } from './wizard-step.selectors.ts';

const withData = flagsWith({ uniqueTestData: true });
const open = (values: RequestedTestValues, step: WizardStep = 'activity', flags = plainFlags) => {
  const { ref, heard } = listener();
  const wizard = createActor(launchWizardMachine, { input: { ...ownTest, step, values, flags, listener: ref } }).start();
  return { wizard, heard };
};
const importedCases = { values: { kind: 'test_cases' as const, testCases: cases(2) }, source: 'a.csv', imported: 2 };
const begun = (more: Partial<BegunImport> = {}): BegunImport => ({
  kind: 'test_cases',
  source: { from: 'clipboard', text: 'Name\nPay', html: '' },
  sheet: null,
  mapping: ['name'],
  edits: { '2:0': 'Pay twice' },
  updatesByCode: false,
  ...more,
});
type Wizard = ReturnType<typeof open>['wizard'];
const child = (wizard: Wizard): WizardStepActorRef | ScopeStepActorRef | TestDataStepActorRef => {
  const { children } = wizard.getSnapshot();
  const found =
    children.activityStep ??
    children.appStep ??
    children.scopeStep ??
    children.targetingStep ??
    children.testDataStep ??
    children.reviewStep;
  if (found === undefined) throw new Error('no step is open');
  return found;
};
const change = (wizard: Wizard, made: WizardChange): void => child(wizard).send({ type: 'values.change', change: made });
const next = (wizard: Wizard): void => child(wizard).send({ type: 'step.submit' });
const stepOfWizard = (wizard: Wizard): WizardStep => selectStep(wizard.getSnapshot());

describe('the launch wizard', () => {
  it('takes every transition', () => {
    const valid = { values: exploratory({ requiresTestData: 'false' }) };
    const done = { outputs: [valid], errors: [new Error('broken')] };
    expect(
      walk(launchWizardMachine, {
        inputs: wizardSteps.flatMap((step) =>
          [plainFlags, withData].map((flags) => ({ ...ownTest, step, values: valid.values, flags, listener: listener().ref })),
        ),
        events: [
          ...wizardSteps.map((step) => ({ type: 'step.open' as const, step })),
          { type: 'step.back' },
          { type: 'step.retry' },
          { type: 'values.changed', values: valid.values },
        ],
        outcomes: { activityStep: done, appStep: done, scopeStep: done, targetingStep: done, testDataStep: done, reviewStep: done },
        project: ({ context }) => context.flags.uniqueTestData,
      }).missed,
    ).toEqual([]);
  });

  it('LA-080: goes to the following step when this one validates, and stays while it does not', () => {
    const { wizard } = open(newRequestedTest(1));
    next(wizard);
    expect(stepOfWizard(wizard)).toBe('activity');
    change(wizard, { kind: 'activity', activity: 'exploratory' });
    next(wizard);
    expect(stepOfWizard(wizard)).toBe('app');
  });

  it('LA-079 LA-219: opens a step only while every earlier one validates', () => {
    const { wizard } = open(exploratory());
    wizard.send({ type: 'step.open', step: 'targeting' });
    expect(stepOfWizard(wizard)).toBe('targeting');
    wizard.send({ type: 'step.open', step: 'app' });
    change(wizard, { kind: 'fields', fields: { accessToApplicationUrl: 'shop' } });
    wizard.send({ type: 'step.open', step: 'targeting' });
    expect(stepOfWizard(wizard)).toBe('app');
    expect(selectSteps(wizard.getSnapshot()).map(({ state, note }) => [state, note])).toEqual([
      ['done', 'Exploratory'],
      ['needs_work', '1 thing to fix'],
      ['locked', 'Opens when App has no errors'],
      ['locked', 'Opens after Scope'],
      ['locked', 'Opens when every step is complete'],
    ]);
  });

  it('is calm about what is missing until the step shows it, and plain from then on', () => {
    const { wizard } = open(newRequestedTest(1));
    const [calm] = selectSteps(wizard.getSnapshot());
    const [red] = selectStepsInRed(wizard.getSnapshot());
    expect([calm?.state, calm?.note, red?.state, red?.note]).toEqual(['open', '1 thing left', 'needs_work', '1 thing to fix']);
  });

  it('starts at the first step with something to fix, whatever the address says', () => {
    expect(stepOfWizard(open(exploratory({ testGoal: '' }), 'review').wizard)).toBe('scope');
    expect(stepOfWizard(open(exploratory(), 'review').wizard)).toBe('review');
    expect(stepOfWizard(open(newRequestedTest(1), 'test-data').wizard)).toBe('activity');
  });

  it('loses no value by going back', () => {
    const { wizard, heard } = open(exploratory(), 'scope');
    change(wizard, { kind: 'fields', fields: { testGoal: '', inScope: 'Half a sente' } });
    wizard.send({ type: 'step.back' });
    wizard.send({ type: 'step.back' });
    expect([stepOfWizard(wizard), selectCanGoBack(wizard.getSnapshot())]).toEqual(['activity', false]);
    expect(selectWizardValues(wizard.getSnapshot()).inScope).toBe('Half a sente');
    expect(heard.at(-1)).toEqual({
      type: 'wizard.changed',
      step: 'activity',
      values: exploratory({ testGoal: '', inScope: 'Half a sente' }),
    });
    wizard.send({ type: 'step.open', step: 'scope' });
    expect(child(wizard).getSnapshot().context.values.inScope).toBe('Half a sente');
  });

  it('LA-077 LA-078 LA-462: passes through Test data only with its feature', () => {
    const plain = open(exploratory(), 'targeting').wizard;
    next(plain);
    expect(stepOfWizard(plain)).toBe('review');
    const unique = open(exploratory(), 'targeting', withData).wizard;
    next(unique);
    expect(stepOfWizard(unique)).toBe('test-data');
    unique.send({ type: 'step.open', step: 'review' });
    unique.send({ type: 'step.back' });
    expect(stepOfWizard(unique)).toBe('test-data');
  });

  it('hands the test over at the end of Review', () => {
    const { wizard } = open(exploratory(), 'review');
    change(wizard, { kind: 'fields', fields: { name: 'Checkout' } });
    next(wizard);
    expect(wizard.getSnapshot().output).toEqual({ testId: 't1', values: exploratory({ name: 'Checkout' }) });
  });
});

describe('a step of the wizard', () => {
  const start = (values: RequestedTestValues, step: WizardStep = 'app') =>
    createActor(wizardStepMachine, { input: { step, values, flags: plainFlags, listener: listener().ref } }).start();

  it('takes every transition', () => {
    expect(
      walk(wizardStepMachine, {
        inputs: [exploratory(), newRequestedTest(1)].map((values) => ({
          step: 'app' as const,
          values,
          flags: plainFlags,
          listener: listener().ref,
        })),
        events: [
          { type: 'values.change', change: { kind: 'fields', fields: { applicationName: 'Shop' } } },
          { type: 'field.leave', field: 'applicationType' },
          { type: 'step.submit' },
        ],
      }).missed,
    ).toEqual([]);
  });

  it('shows a problem once its field was left, and all of them once the person wants to go on', () => {
    const step = start(newRequestedTest(1));
    expect(selectProblemAt('applicationType')(step.getSnapshot())).toBeNull();
    step.send({ type: 'field.leave', field: 'applicationType' });
    expect([selectProblemAt('applicationType')(step.getSnapshot()), selectProblemAt('accessToApplicationUrl')(step.getSnapshot())]).toEqual(
      ['Please provide the type of application.', null],
    );
    step.send({ type: 'step.submit' });
    expect(selectProblems(step.getSnapshot()).map(({ path }) => path)).toEqual(['applicationType', 'accessToApplicationUrl']);
  });
});

describe('the Scope step', () => {
  const film = flagsWith({ videoRequirementEnabled: true });
  const perCase = caseRun({ videoRequired: 'true', videoRequirementStrategy: 'per_case' });
  const start = (values: RequestedTestValues, flags = film) =>
    createActor(scopeStepMachine, { input: { ...ownTest, step: 'scope', values, flags, listener: listener().ref } }).start();

  it('takes every transition', () => {
    const events: readonly ScopeStepEvent[] = [
      { type: 'values.change', change: { kind: 'fields', fields: { testGoal: 'x' } } },
      { type: 'field.leave', field: 'testGoal' },
      { type: 'step.submit' },
      { type: 'source.choose', source: 'csv' },
      { type: 'source.choose', source: 'url' },
      { type: 'import.open' },
      { type: 'picker.open' },
      { type: 'earlier.found', testCycleCode: 'NW-101' },
    ];
    expect(
      walk(scopeStepMachine, {
        inputs: [perCase, caseRun({ ...perCase, testCases: [{ ...cases(1)[0]!, requireVideoAttachment: true }] })].map((values) => ({
          ...ownTest,
          step: 'scope' as const,
          values,
          flags: film,
          listener: listener().ref,
        })),
        events,
        outcomes: {
          findImport: { outputs: [null, begun()], errors: [new Error('broken')] },
          importRows: { outputs: [null, importedCases], errors: [new Error('broken')] },
          pickVideoCases: { outputs: [{ testCases: cases(3) }], errors: [new Error('broken')] },
        },
      }).missed,
    ).toEqual([]);
  });

  it('LA-232: opens the picker for per-case video only', () => {
    expect(
      [perCase, caseRun({ videoRequired: 'true', videoRequirementStrategy: 'session' }), caseRun()].map((values) =>
        start(values).getSnapshot().can({ type: 'picker.open' }),
      ),
    ).toEqual([true, false, false]);
  });

  it('LA-235: shows what is missing once the picker was closed', () => {
    const step = start(perCase);
    expect(selectProblemAt('videoRequirementStrategy')(step.getSnapshot())).toBeNull();
    step.send({ type: 'picker.open' });
    step.getSnapshot().children.pickVideoCases?.send({ type: 'picker.close' });
    expect(selectProblemAt('videoRequirementStrategy')(step.getSnapshot())).toBe(
      'Please select at least one test case for video recording',
    );
  });

  it('LA-626: opens the uploader by itself 200 ms after a file was chosen as the source', () => {
    const clock = new SimulatedClock();
    const step = createActor(scopeStepMachine, {
      input: { ...ownTest, step: 'scope', values: caseRun(), flags: plainFlags, listener: listener().ref },
      clock,
    }).start();
    step.send({ type: 'source.choose', source: 'csv' });
    clock.increment(199);
    expect(step.getSnapshot().matches('importing')).toBe(false);
    clock.increment(1);
    expect(step.getSnapshot().matches('importing')).toBe(true);
  });

  it('LA-464: imports a file only where the uploader is switched on', () => {
    expect(
      [start(caseRun(), plainFlags), start(caseRun(), flagsWith({ testCaseUploader: false }))].map((step) =>
        step.getSnapshot().can({ type: 'import.open' }),
      ),
    ).toEqual([true, false]);
  });

  it('takes rows handed over from elsewhere whatever the source is, and keeps the cases', () => {
    const step = start(caseRun({ testCasesSource: 'url' }));
    expect(step.getSnapshot().can({ type: 'import.open', kind: 'test_cases' })).toBe(false);
    step.send({ type: 'import.open', kind: 'test_cases', given: { headers: ['Name'], rows: [['Pay']], source: 'Sheet' } });
    expect(step.getSnapshot().children.importRows?.getSnapshot().context.source).toMatchObject({ from: 'elsewhere', source: 'Sheet' });
  });

  it('remembers the TestRail run that was read, through its import and that of a file', () => {
    const step = start(caseRun());
    const close = () => step.getSnapshot().children.importRows?.send({ type: 'import.cancel' });
    step.send({ type: 'import.open', kind: 'test_cases', given: { headers: ['Name'], rows: [['Pay']], source: 'R5' }, testRunId: 'R5' });
    close();
    step.send({ type: 'import.open' });
    close();
    expect([step.getSnapshot().hasTag('editable'), selectTestRunId(step.getSnapshot())]).toEqual([true, 'R5']);
  });

  it('goes on with an import that was left, where it may still be opened and nobody else types', async () => {
    const upload = flagsWith({ autoLaunchingEnabled: true, knownIssuesUploadEnabled: true });
    const opened = async (left: BegunImport | null, values: RequestedTestValues, more: { isReading?: boolean } = {}) => {
      const asked: unknown[] = [];
      const findImport: FindImport = fromPromise(async ({ input }) => {
        asked.push(input);
        return left;
      });
      const input = { ...ownTest, step: 'scope' as const, values, flags: upload, listener: listener().ref, ...more };
      const step = createActor(scopeStepMachine.provide({ actors: { findImport } }), { input }).start();
      await vi.waitFor(() => expect(step.getSnapshot().children.findImport?.getSnapshot().status).toBe('done'));
      return [asked, step.getSnapshot().children.importRows?.getSnapshot().context];
    };
    const asked = [{ testId: 't1', kinds: ['test_cases', 'known_issues'] }];
    const issues = begun({ kind: 'known_issues' });
    const fromTool = begun({ source: { from: 'elsewhere', headers: ['Name'], rows: [['Pay']], source: 'R5' } });
    expect(await opened(begun(), caseRun())).toMatchObject([asked, { kind: 'test_cases', testId: 't1', begun: begun() }]);
    expect(await opened(issues, exploratory({ knownIssuesSource: 'upload' }))).toMatchObject([asked, { kind: 'known_issues' }]);
    expect(await opened(fromTool, caseRun({ testCasesSource: 'url' }))).toMatchObject([asked, { source: fromTool.source }]);
    expect(
      await Promise.all([
        opened(null, caseRun()),
        opened(begun(), caseRun(), { isReading: true }),
        opened(begun(), caseRun({ testCasesSource: 'url' })),
        opened(issues, exploratory({ knownIssuesSource: 'recent' })),
      ]),
    ).toEqual([
      [asked, undefined],
      [asked, undefined],
      [asked, undefined],
      [asked, undefined],
    ]);
  });

  it('leaves an import alone that was found after another was opened', async () => {
    const found = Promise.withResolvers<BegunImport | null>();
    const findImport: FindImport = fromPromise(() => found.promise);
    const input = { ...ownTest, step: 'scope' as const, values: caseRun(), flags: film, listener: listener().ref };
    const step = createActor(scopeStepMachine.provide({ actors: { findImport } }), { input }).start();
    step.send({ type: 'import.open' });
    found.resolve(begun());
    await vi.waitFor(() => expect(step.getSnapshot().children.findImport?.getSnapshot().status).toBe('done'));
    expect(step.getSnapshot().children.importRows?.getSnapshot().context.begun).toBeNull();
  });

  it('LA-246: starts from the latest earlier test until another is chosen, and only where somebody types', () => {
    const startingFrom = (values: RequestedTestValues, isReading = false): string => {
      const input = { ...ownTest, step: 'scope' as const, values, flags: film, listener: listener().ref, isReading };
      const step = createActor(scopeStepMachine, { input }).start();
      step.send({ type: 'earlier.found', testCycleCode: 'NW-101' });
      return step.getSnapshot().context.values.kilStartingFromTestCycleCode;
    };
    expect([
      startingFrom(exploratory({ kilStartingFromTestCycleCode: '' })),
      startingFrom(exploratory({ kilStartingFromTestCycleCode: noEarlierTest })),
      startingFrom(exploratory({ kilStartingFromTestCycleCode: '' }), true),
    ]).toEqual(['NW-101', noEarlierTest, '']);
  });

  it('imports known issues only where they are uploaded', () => {
    const upload = flagsWith({ autoLaunchingEnabled: true, knownIssuesUploadEnabled: true });
    const open = (values: RequestedTestValues, flags = upload) =>
      start(values, flags).getSnapshot().can({ type: 'import.open', kind: 'known_issues' });
    expect([
      open(exploratory({ knownIssuesSource: 'upload' })),
      open(exploratory({ knownIssuesSource: 'recent' })),
      open(exploratory({ knownIssuesSource: 'upload' }), plainFlags),
    ]).toEqual([true, false, false]);
  });
});

describe('the Test data step', () => {
  const imported = {
    values: { kind: 'test_data' as const, testDataPool: [{ User: 'a' }] },
    source: 'people.csv',
    imported: 1,
  };
  const input = (values: RequestedTestValues) => ({
    ...ownTest,
    step: 'test-data' as const,
    values,
    flags: withData,
    listener: listener().ref,
  });

  it('takes every transition', () => {
    expect(
      walk(testDataStepMachine, {
        inputs: [input(exploratory()), input(exploratory({ requiresTestData: 'true' }))],
        events: [
          { type: 'values.change', change: { kind: 'fields', fields: { requiresTestData: 'true' } } },
          { type: 'step.submit' },
          { type: 'import.open' },
        ],
        outcomes: {
          findImport: { outputs: [null, begun({ kind: 'test_data' })], errors: [new Error('broken')] },
          importRows: { outputs: [null, imported], errors: [new Error('broken')] },
        },
        project: ({ context }) => [context.values.requiresTestData, context.values.testDataPool.length],
      }).missed,
    ).toEqual([]);
  });

  it('goes on with an import that was left', async () => {
    const left = begun({ kind: 'test_data', mapping: ['keep'] });
    const opened = async (values: RequestedTestValues, isReading: boolean) => {
      const findImport: FindImport = fromPromise(async (): Promise<BegunImport | null> => left);
      const step = createActor(testDataStepMachine.provide({ actors: { findImport } }), { input: { ...input(values), isReading } }).start();
      await vi.waitFor(() => expect(step.getSnapshot().children.findImport?.getSnapshot().status).toBe('done'));
      return step.getSnapshot().children.importRows?.getSnapshot().context.begun;
    };
    const needed = exploratory({ requiresTestData: 'true' });
    expect([await opened(needed, false), await opened(needed, true), await opened(exploratory(), false)]).toEqual([
      left,
      undefined,
      undefined,
    ]);
  });

  it('imports rows where data is needed, and not before', () => {
    const can = (values: RequestedTestValues) =>
      createActor(testDataStepMachine, { input: input(values) })
        .start()
        .getSnapshot()
        .can({ type: 'import.open' });
    expect([can(exploratory()), can(exploratory({ requiresTestData: 'true' }))]).toEqual([false, true]);
  });
});

describe('what a change does to a test', () => {
  it('puts imported rows where they belong', () => {
    const issue = {
      title: 'Broken',
      issueDescription: '',
      actualResults: '',
      expectedResults: '',
      reproductionSteps: '',
      projectComponent: '',
      issueAttachments: [],
    };
    expect(apply(exploratory(), { kind: 'imported', values: { kind: 'known_issues', knownIssues: [issue] }, source: 'i.csv' })).toEqual(
      exploratory({ knownIssues: [issue] }),
    );
    expect(
      apply(exploratory(), { kind: 'imported', values: { kind: 'test_data', testDataPool: [{ User: 'a' }] }, source: 'people.csv' }),
    ).toEqual(exploratory({ testDataPool: [{ User: 'a' }], testDataFile: 'people.csv' }));
    expect(apply(caseRun(), { kind: 'imported', values: importedCases.values, source: 'a.csv' })).toEqual(
      caseRun({ testCases: cases(2), testCasesFile: 'a.csv' }),
    );
  });

  const apply = (values: RequestedTestValues, made: WizardChange) =>
    applyChange(values, made, { flags: flagsWith({ videoRequirementEnabled: true }) });

  it('LA-229: another activity starts over but for the name', () => {
    expect(apply(exploratory({ name: 'Checkout' }), { kind: 'activity', activity: 'translation' })).toEqual({
      ...newRequestedTest(1),
      name: 'Checkout',
      activity: 'translation',
    });
    expect(apply(exploratory(), { kind: 'activity', activity: 'exploratory' })).toEqual(exploratory());
  });

  it('LA-228: another application type clears the targeting groups', () => {
    expect(apply(exploratory(), { kind: 'applicationType', applicationType: 'ios' })).toEqual(
      exploratory({ applicationType: 'ios', targetingGroups: [] }),
    );
    expect(apply(exploratory(), { kind: 'applicationType', applicationType: 'web' })).toEqual(exploratory());
  });

  it('LA-244 LA-245: leaving the test cases out clears the file and the cases', () => {
    const values = exploratory({ testCasesIncluded: 'true', testCases: cases(2), testCasesFile: 'a.csv' });
    expect(apply(values, { kind: 'casesIncluded', on: false })).toEqual(
      exploratory({ testCasesIncluded: 'false', testCases: [], testCasesFile: '' }),
    );
  });

  it('LA-231: video without cases means the whole session; with cases the person chooses', () => {
    expect(apply(exploratory(), { kind: 'video', answer: 'true' }).videoRequirementStrategy).toBe('session');
    expect(apply(caseRun(), { kind: 'video', answer: 'true' }).videoRequirementStrategy).toBe('none');
  });

  it('LA-629: a new group starts with the preset language only where languages are offered', () => {
    const english = { id: '9', name: 'English' };
    const added = (values: RequestedTestValues) => apply(values, { kind: 'groupAdd', languages: [english] }).targetingGroups.at(-1);
    expect([added(exploratory()), added(exploratory({ activity: 'translation' }))]).toEqual([
      emptyTargetingGroup,
      { ...emptyTargetingGroup, languages: [english] },
    ]);
  });

  it('adds, copies, changes and removes targeting groups', () => {
    const germany = exploratory().targetingGroups[0]!;
    const two = apply(exploratory(), { kind: 'groupDuplicate', index: 0 });
    expect(two.targetingGroups).toEqual([germany, germany]);
    const changed = apply(two, { kind: 'groupOptions', index: 1, dimension: 'internetBrowsers', options: [{ id: '1', name: 'Chrome' }] });
    expect(changed.targetingGroups).toEqual([germany, { ...germany, internetBrowsers: [{ id: '1', name: 'Chrome' }] }]);
    expect(apply(changed, { kind: 'groupRemove', index: 0 }).targetingGroups).toEqual([
      { ...germany, internetBrowsers: [{ id: '1', name: 'Chrome' }] },
    ]);
  });

  it('answers a scope question once, and keeps words only for Other', () => {
    const once = apply(exploratory(), { kind: 'answer', content: 'Q', answers: ['Other'], other: 'Names' });
    expect(apply(once, { kind: 'answer', content: 'Q', answers: ['A'], other: 'Names' }).scopeRequirements).toEqual([
      { content: 'Q', answers: ['A'], other: '' },
    ]);
  });
});
