import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { caseRun, cases, oneCase, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { listener, ownTest } from '../launch.builders.ts';
import { emptyStep } from './case-change.rules.ts';
import type { CaseChange } from './case-change.rules.ts';
import { broughtBack } from './resets.rules.ts';
import type { CaseReset, StepReset } from './resets.rules.ts';
import { scopeStepMachine, selectCaseFaults, selectEditedCase, selectTypedTags } from './scope-step.ts';
import { selectProblemAt } from './wizard-step.ts';

const step = (instruction: string, expectedResult = ''): TestCase['steps'][number] => ({ instruction, expectedResult });

const opened = (testCases: readonly TestCase[], index = 0, isReading = false) => {
  const { ref, heard } = listener();
  const input = { ...ownTest, isReading, step: 'scope' as const, values: caseRun({ testCases }), flags: plainFlags, listener: ref };
  const actor = createActor(scopeStepMachine, { input }).start();
  const resets: CaseReset[] = [];
  const removed: StepReset[] = [];
  actor.on('case.edited', ({ reset }) => resets.push(reset));
  actor.on('step.removed', ({ reset }) => removed.push(reset));
  actor.send({ type: 'case.edit', index });
  return {
    actor,
    heard,
    resets,
    removed,
    edited: () => selectEditedCase(actor.getSnapshot()),
    at: (place: number) => actor.getSnapshot().context.values.testCases[place],
    problem: (field: string) => selectProblemAt(`testCases[${index}].${field}`)(actor.getSnapshot()),
    change: (...changes: readonly CaseChange[]) => {
      for (const change of changes) actor.send({ type: 'values.change', change: { kind: 'case', index, change } });
    },
  };
};

describe('a test case of the wizard', () => {
  it('keeps its tags as they are typed while it is open, and begins anew with those that stand there', () => {
    const { actor, at, change } = opened([oneCase(1), oneCase(2, { tags: ['smoke', 'pay'] })]);
    const typed = () => selectTypedTags(actor.getSnapshot());
    expect(typed()).toBe(oneCase(1).tags.join(', '));
    change({ kind: 'tags', tags: ['smoke'], typed: 'smoke, ' });
    expect([typed(), at(0)?.tags]).toEqual(['smoke, ', ['smoke']]);
    actor.send({ type: 'case.edit', index: 1 });
    expect(typed()).toBe('smoke, pay');
    actor.send({ type: 'case.close' });
    expect(typed()).toBe('');
  });

  it('is changed field by field and step by step, and each change is kept at once', () => {
    const information = [
      { code: 'Network', value: '' },
      { code: 'Phone', value: 'Any' },
    ];
    const { at, change, heard } = opened([oneCase(1), oneCase(2, { additionalInformation: information }), oneCase(3)], 1);
    change(
      { kind: 'fields', fields: { name: 'Pay', section: 'Cart', code: 'P-1', prerequisites: 'A card' } },
      { kind: 'tags', tags: ['smoke'], typed: 'smoke' },
      { kind: 'information', at: 0, value: 'Wifi' },
      { kind: 'stepAdd', at: 1, step: step('Confirm') },
      { kind: 'stepAdd', at: 0, step: emptyStep },
      { kind: 'step', at: 0, step: { instruction: 'Sign in' } },
      { kind: 'step', at: 2, step: { expectedResult: 'Paid' } },
      { kind: 'stepRemove', at: 1 },
    );
    expect(at(1)).toEqual({
      ...oneCase(2),
      name: 'Pay',
      section: 'Cart',
      code: 'P-1',
      prerequisites: 'A card',
      tags: ['smoke'],
      additionalInformation: [{ code: 'Network', value: 'Wifi' }, information[1]],
      steps: [step('Sign in'), step('Confirm', 'Paid')],
    });
    expect([at(0), at(2), heard.length]).toEqual([oneCase(1), oneCase(3), 8]);
    expect(heard.at(-1)?.['values'].testCases[1]).toEqual(at(1));
  });

  it('is open until it is closed, and loses the steps in which nothing is written', () => {
    const { actor, at, change, edited, resets } = opened(cases(2), 1);
    change({ kind: 'stepAdd', at: 1, step: emptyStep }, { kind: 'stepAdd', at: 0, step: step(' ', ' ') });
    expect([edited(), at(1)?.steps.length]).toEqual([1, 3]);
    actor.send({ type: 'case.close' });
    expect([edited(), at(1), resets]).toEqual([null, oneCase(2), []]);
  });

  it('is told of without the steps in which nothing is written, which stay on the page while it is open', () => {
    const { actor, at, change, heard } = opened([oneCase(1), oneCase(2, { steps: [step('Pay'), emptyStep] })], 1);
    const told = () => heard.at(-1)?.['values'].testCases[1].steps;
    change({ kind: 'stepAdd', at: 2, step: emptyStep });
    expect([told(), at(1)?.steps]).toEqual([[step('Pay')], [step('Pay'), emptyStep, emptyStep]]);
    change({ kind: 'step', at: 2, step: { expectedResult: 'P' } });
    expect([told(), at(1)?.steps]).toEqual([
      [step('Pay'), step('', 'P')],
      [step('Pay'), emptyStep, step('', 'P')],
    ]);
    actor.send({ type: 'earlier.found', testCycleCode: 'NW-101' });
    expect([told(), at(1)?.steps.length]).toEqual([[step('Pay'), step('', 'P')], 3]);
  });

  it.each(['case.edit', 'case.close'] as const)('is told of as it is left by %s, and not where nothing was taken out of it', (type) => {
    const { actor, heard, resets } = opened([oneCase(1, { steps: [step('Pay'), emptyStep] }), oneCase(2)]);
    for (const event of [{ type, index: 1 }, { type: 'case.edit', index: 0 }, { type: 'case.close' }] as const) actor.send(event);
    expect(heard.map(({ values }) => values.testCases)).toEqual([[oneCase(1, { steps: [step('Pay')] }), oneCase(2)]]);
    expect(resets).toEqual([]);
  });

  it('comes back as it was before, unless something else stands there since', () => {
    const { actor, change, resets } = opened(cases(2));
    change({ kind: 'fields', fields: { name: 'Pay' } }, { kind: 'stepRemove', at: 0 });
    actor.send({ type: 'case.close' });
    const { values } = actor.getSnapshot().context;
    const [reset] = resets;
    expect(resets.map(({ before, after }) => [before?.name, after?.name])).toEqual([['Case 1', 'Pay']]);
    expect(reset && broughtBack({ ...values, testGoal: 'Since' }, reset)).toEqual({ ...values, testGoal: 'Since', testCases: cases(2) });
    const others = caseRun({ testCases: [oneCase(5)] });
    expect(reset && broughtBack(others, reset)).toEqual(others);
  });

  it.each(['case.edit', 'import.open', 'step.submit'] as const)('is closed by %s', (type) => {
    const { actor, change, edited, resets } = opened(cases(2));
    change({ kind: 'fields', fields: { name: 'Pay' } });
    actor.send(type === 'case.edit' ? { type, index: 1 } : { type });
    expect([edited(), resets.length]).toEqual([type === 'case.edit' ? 1 : null, 1]);
  });

  it('is closed with the cases it belongs to', () => {
    const { actor, edited } = opened(cases(2));
    actor.send({ type: 'values.change', change: { kind: 'casesIncluded', on: false } });
    expect(edited()).toBeNull();
  });

  it('lets a step that was taken out come back, where something was written in it', () => {
    const { actor, at, change, removed } = opened([oneCase(1, { steps: [step('Open'), step(' '), step('Pay', 'Paid')] })]);
    change({ kind: 'stepRemove', at: 2 }, { kind: 'stepRemove', at: 1 });
    expect(removed).toEqual([{ kind: 'step', index: 0, at: 1, step: step('Pay', 'Paid') }]);
    for (const reset of removed) actor.send({ type: 'step.restore', reset });
    expect(at(0)?.steps).toEqual([step('Open'), step('Pay', 'Paid')]);
  });

  it('says at a field what is wrong once it was left, of this case alone, and of all once somebody wanted to go on', () => {
    const { actor, change, problem } = opened([oneCase(1, { name: '' }), oneCase(2), oneCase(3)], 2);
    change({ kind: 'fields', fields: { name: '', code: 'C-2' } });
    expect([problem('name'), problem('code')]).toEqual([null, null]);
    actor.send({ type: 'field.leave', field: 'testCases[2].name' });
    expect([problem('name'), problem('code'), selectCaseFaults(actor.getSnapshot()).size]).toEqual([
      'Please provide the name of the test case.',
      null,
      1,
    ]);
    actor.send({ type: 'step.submit' });
    expect([problem('code'), new Set(selectCaseFaults(actor.getSnapshot()).keys())]).toEqual([
      'Test case 3 has the code C-2 of test case 2 “Case 2”. Each test case needs its own code.',
      new Set([0, 2]),
    ]);
    change({ kind: 'fields', fields: { name: 'Pay', code: 'C-3' } });
    expect([problem('name'), problem('code')]).toEqual([null, null]);
  });

  const [one, two] = [oneCase(1, { section: 'Cart' }), oneCase(2, { section: 'Cart' })];
  const added = () => {
    const page = opened([one]);
    page.actor.send({ type: 'case.add' });
    return page;
  };
  const told = ({ heard }: ReturnType<typeof opened>) => heard.at(-1)?.['values'].testCases;

  it('is added by hand below the others, goes on in their section, and is kept from its first letter on', () => {
    const page = added();
    const { actor, at, edited, resets } = page;
    expect([edited(), at(1)?.section, at(1)?.steps, told(page)]).toEqual([1, 'Cart', [emptyStep], undefined]);
    actor.send({ type: 'values.change', change: { kind: 'fields', fields: { testGoal: 'Sell lamps' } } });
    expect(told(page)).toEqual([one]);
    const typed: readonly CaseChange[] = [
      { kind: 'fields', fields: { name: 'Pay' } },
      { kind: 'step', at: 0, step: step('Open', 'Is open') },
      { kind: 'stepAdd', at: 1, step: step('Pay', 'Paid') },
    ];
    for (const change of typed) actor.send({ type: 'values.change', change: { kind: 'case', index: 1, change } });
    const typedCase = oneCase(2, {
      code: '',
      name: 'Pay',
      section: 'Cart',
      tags: [],
      prerequisites: '',
      steps: [step('Open', 'Is open'), step('Pay', 'Paid')],
    });
    expect(told(page)).toEqual([one, typedCase]);
    actor.send({ type: 'case.close' });
    expect(resets).toEqual([{ kind: 'case', index: 1, before: null, after: typedCase }]);
    const { values } = actor.getSnapshot().context;
    expect(resets[0] && broughtBack(values, resets[0]).testCases).toEqual([one]);
  });

  it.each(['case.close', 'case.add', 'import.open', 'step.submit'] as const)(
    'leaves nothing of a new one in which nothing was written at %s, nor a problem',
    (type) => {
      const { actor, at, resets } = added();
      actor.send({ type });
      expect([at(type === 'case.add' ? 2 : 1), resets]).toEqual([undefined, []]);
    },
  );

  it('is removed while it is open, and comes back where it stood as it was last', () => {
    const page = opened([one, two]);
    const { actor, change, edited, resets } = page;
    change({ kind: 'fields', fields: { name: 'Pay' } });
    actor.send({ type: 'case.remove' });
    expect([edited(), told(page), resets]).toEqual([
      null,
      [two],
      [{ kind: 'case', index: 0, before: { ...one, name: 'Pay' }, after: null }],
    ]);
    const { values } = actor.getSnapshot().context;
    expect(resets[0] && broughtBack(values, resets[0]).testCases).toEqual([{ ...one, name: 'Pay' }, two]);
    actor.send({ type: 'case.remove' });
    expect([told(page), resets.length]).toEqual([[two], 1]);
  });

  it('is not told of as removed where it was new and nothing was written in it', () => {
    const { actor, at, resets } = added();
    actor.send({ type: 'case.remove' });
    expect([at(1), resets]).toEqual([undefined, []]);
  });

  it('is not added where the test is only read, or has no test cases', () => {
    const reading = opened([one], 0, true);
    reading.actor.send({ type: 'case.add' });
    expect([reading.edited(), reading.at(1)]).toEqual([null, undefined]);
  });

  it('is not opened where it is not there, or only read', () => {
    expect([opened(cases(2), 2).edited(), opened(cases(2), 0, true).edited()]).toEqual([null, null]);
  });
});
