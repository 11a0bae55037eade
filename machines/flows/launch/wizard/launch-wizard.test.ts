import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { scopeQuestions } from '#schema/vocabulary/launch/options.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { caseRun, exploratory, oneCase, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { walk } from '#machines/testing/walk.ts';
import { listener, ownTest } from '../launch.builders.ts';
import { emptyStep } from './case-change.rules.ts';
import type { CaseChange } from './case-change.rules.ts';
import {
  launchWizardMachine,
  selectCanGoBack,
  selectScopeRef,
  selectStep,
  selectSteps,
  selectStepsInRed,
  selectWizardValues,
} from './launch-wizard.ts';
import { launchWizardSamples, wizardStepSamples, withData } from './launch-wizard.builders.ts';
import type { LaunchWizardEvent } from './launch-wizard.ts';
import type { WizardChange } from './launch-wizard.rules.ts';
import type { AnyReset, StepReset } from './resets.rules.ts';
import type { ScopeStepActorRef } from './scope-step.ts';
import { wizardStepMachine, selectProblemAt, selectProblemLines, selectProblems } from './wizard-step.ts';
import type { WizardStepActorRef, ResetNotice } from './wizard-step.ts';
import type { TestDataStepActorRef } from './test-data-step.ts';

const open = (values: RequestedTestValues, step: WizardStep = 'activity', flags = plainFlags) => {
  const { ref, heard } = listener();
  const wizard = createActor(launchWizardMachine, { input: { ...ownTest, step, values, flags, listener: ref } }).start();
  return { wizard, heard };
};
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
    expect(walk(launchWizardMachine, launchWizardSamples).missed).toEqual([]);
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

  it('keeps no step of a test case in which nothing is written, whichever way Scope is left', () => {
    const answered = scopeQuestions.test_case_run.map(({ content, answers }) => ({ content, answers: answers.slice(0, 1), other: '' }));
    const values = caseRun({ scopeRequirements: answered });
    const ways: readonly LaunchWizardEvent[] = [
      { type: 'step.back' },
      { type: 'step.open', step: 'targeting' },
      { type: 'values.restore', step: 'app', reset: { kind: 'imported', taken: { knownIssues: [] } } },
    ];
    const kept = ways.map((way) => {
      const { wizard, heard } = open(values, 'scope');
      child(wizard).send({ type: 'case.edit', index: 0 } as never);
      change(wizard, { kind: 'case', index: 0, change: { kind: 'stepAdd', at: 1, step: emptyStep } });
      wizard.send(way);
      return [stepOfWizard(wizard), heard.at(-1)?.['values'].testCases];
    });
    expect(kept).toEqual([
      ['app', values.testCases],
      ['targeting', values.testCases],
      ['app', values.testCases],
    ]);
  });

  it('brings back what another activity or application type took along, at the step where it was chosen', () => {
    const { wizard, heard } = open(exploratory());
    const before = exploratory();
    const said: ResetNotice[] = [];
    const listen = () => (child(wizard) as WizardStepActorRef).on('values.reset', (notice) => said.push(notice));
    const undo = () => {
      const notice = said.at(-1);
      if (notice !== undefined) wizard.send({ ...notice, type: 'values.restore' });
    };
    listen();
    change(wizard, { kind: 'activity', activity: 'translation' });
    change(wizard, { kind: 'activity', activity: 'localization' });
    expect(said).toEqual([{ type: 'values.reset', step: 'activity', reset: { kind: 'activity', taken: before } }]);
    next(wizard);
    undo();
    expect([stepOfWizard(wizard), child(wizard).getSnapshot().context.values]).toEqual(['activity', before]);
    expect(heard.at(-1)).toEqual({ type: 'wizard.changed', step: 'activity', values: before });
    wizard.send({ type: 'step.open', step: 'app' });
    listen();
    change(wizard, { kind: 'applicationType', applicationType: 'ios' });
    next(wizard);
    undo();
    expect([stepOfWizard(wizard), selectWizardValues(wizard.getSnapshot()).targetingGroups, said.length]).toEqual([
      'app',
      before.targetingGroups,
      2,
    ]);
  });

  describe('a step that was taken out of a test case', () => {
    const step = (instruction: string) => ({ ...emptyStep, instruction });
    const steps = [step('Open'), step('Pay'), step('Close')];
    const without = (...changes: readonly CaseChange[]) => {
      const { wizard, heard } = open(caseRun({ testCases: [oneCase(1), oneCase(2, { steps })] }), 'scope');
      const scope = () => selectScopeRef(wizard.getSnapshot());
      const resets: StepReset[] = [];
      scope()?.on('step.removed', ({ reset }) => resets.push(reset));
      scope()?.send({ type: 'case.edit', index: 1 });
      for (const each of changes) change(wizard, { kind: 'case', index: 1, change: each });
      return {
        wizard,
        undo: () => resets.toReversed().forEach((reset) => wizard.send({ type: 'values.restore', step: 'scope', reset })),
        at: () => [stepOfWizard(wizard), scope()?.getSnapshot().context.editing?.index],
        shown: () => scope()?.getSnapshot().context.values.testCases[1]?.steps,
        told: () => heard.at(-1)?.['values'].testCases[1],
      };
    };

    it('comes back in the case that is open, beside what was typed since', () => {
      const { undo, at, shown, told } = without(
        { kind: 'stepAdd', at: 0, step: emptyStep },
        { kind: 'stepRemove', at: 2 },
        { kind: 'fields', fields: { name: 'Pay twice' } },
        { kind: 'stepAdd', at: 1, step: emptyStep },
      );
      undo();
      expect([at(), shown(), told()]).toEqual([['scope', 1], [emptyStep, emptyStep, ...steps], oneCase(2, { name: 'Pay twice', steps })]);
    });

    it('comes back from another step of the wizard, at Scope', () => {
      const { wizard, undo, at, shown, told } = without({ kind: 'stepRemove', at: 1 }, { kind: 'stepRemove', at: 1 });
      wizard.send({ type: 'step.back' });
      undo();
      expect([at(), shown(), told()]).toEqual([['scope', undefined], steps, oneCase(2, { steps })]);
    });
  });

  it('brings nothing back where somebody else types', () => {
    const may = (step: WizardStep, reset: AnyReset) => {
      const input = { ...ownTest, isReading: true, step, values: caseRun(), flags: plainFlags, listener: listener().ref };
      return createActor(launchWizardMachine, { input }).start().getSnapshot().can({ type: 'values.restore', step, reset });
    };
    expect([
      may('app', { kind: 'activity', taken: newRequestedTest(1) }),
      may('scope', { kind: 'step', index: 0, at: 0, step: emptyStep }),
    ]).toEqual([false, false]);
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
    expect(walk(wizardStepMachine, wizardStepSamples).missed).toEqual([]);
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

  it('names the fields in the summary and not at themselves', () => {
    const step = start({ ...newRequestedTest(1), applicationType: 'web', accessToApplicationUrl: 'here' });
    step.send({ type: 'step.submit' });
    expect([selectProblemAt('accessToApplicationUrl')(step.getSnapshot()), selectProblemLines(step.getSnapshot())]).toEqual([
      'Please provide a valid URL.',
      [{ path: 'accessToApplicationUrl', text: 'Link to the application: Please provide a valid URL.' }],
    ]);
  });
});
