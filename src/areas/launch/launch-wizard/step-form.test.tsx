// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { scopeStepMachine } from '#machines/flows/launch/launch-wizard/scope-step.machine.ts';
import { listener } from '#machines/flows/launch/launch.builders.ts';
import { caseRun, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { useBeside, useStepForm } from './step-form.ts';

afterEach(cleanup);

it('keeps the form for what shows no words while they are typed, and renews it for everything else', () => {
  const input = { step: 'scope' as const, values: caseRun({ testGoal: '' }), flags: plainFlags, listener: listener().ref };
  const stepRef = createActor(scopeStepMachine, { input }).start();
  const { result } = renderHook(() => {
    const form = useStepForm(stepRef);
    return { form, beside: useBeside(form, ['testGoal']) };
  });
  const first = result.current.beside;
  const type = (testGoal: string): void => act(() => result.current.form.change({ kind: 'fields', fields: { testGoal } }));

  type('P');
  type('');
  act(() => stepRef.send({ type: 'field.leave', field: 'testGoal' }));
  expect(result.current.form.problemAt('testGoal')).not.toBeNull();
  type('Pay');
  expect([result.current.form.values.testGoal, result.current.beside]).toEqual(['Pay', first]);
  expect(result.current.beside).toBe(first);

  act(() => result.current.beside.change({ kind: 'fields', fields: { numberOfResultsPerTestCaseNeeded: '' } }));
  const second = result.current.beside;
  expect([second.values.numberOfResultsPerTestCaseNeeded, second.values.testGoal]).toEqual(['', 'Pay']);
  act(() => stepRef.send({ type: 'field.leave', field: 'numberOfResultsPerTestCaseNeeded' }));
  expect(result.current.beside.problemAt('numberOfResultsPerTestCaseNeeded')).not.toBeNull();
});
