import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { walk } from '#machines/testing/walk.ts';
import { guideNames, stepsOf } from '#schema/vocabulary/guides.ts';
import type { StepName } from '#schema/vocabulary/guides.ts';
import {
  customerGuideMachine,
  guideMachines,
  managerGuideMachine,
  operatorGuideMachine,
  trialGuideMachine,
  selectDone,
  selectIsPutAway,
  selectNext,
} from './guide.ts';
import type { GuideMachine } from './guide.ts';
import { customerGuideSamples, managerGuideSamples, operatorGuideSamples, trialGuideSamples } from './guide.builders.ts';

const started = (machine: GuideMachine) => {
  const actor = createActor(machine).start();
  return (done: readonly StepName[], isPutAway = false) => {
    actor.send({ type: 'facts.changed', facts: { done, isPutAway } });
    return actor.getSnapshot();
  };
};

it('every guide is walked whole', () => {
  const walks = [
    walk(operatorGuideMachine, operatorGuideSamples),
    walk(managerGuideMachine, managerGuideSamples),
    walk(customerGuideMachine, customerGuideSamples),
    walk(trialGuideMachine, trialGuideSamples),
  ];
  expect(walks.map(({ missed }) => missed)).toEqual([[], [], [], []]);
});

describe.each(guideNames)('the guide of a %s', (name) => {
  const machine = guideMachines[name];
  const steps = stepsOf(name).map(([step]) => step);

  it('says nothing before the facts are there', () => {
    expect(selectNext(createActor(machine).start().getSnapshot())).toBeNull();
  });

  it('names the first step that is missing, in the order of the vocabulary', () => {
    const after = started(machine);
    expect(steps.map((_, at) => selectNext(after(steps.slice(0, at))))).toEqual(steps);
  });

  it('closes itself when nothing is missing, and opens when a fact is taken back', () => {
    const after = started(machine);
    expect(selectNext(after(steps))).toBeNull();
    expect(selectNext(after(steps.slice(1)))).toBe(steps[0]);
  });

  it('skips what was done out of order', () => {
    const [first, , third] = steps;
    const done = steps.filter((step) => step !== first && step !== third);
    const snapshot = started(machine)(done, true);
    expect([selectNext(snapshot), selectDone(snapshot), selectIsPutAway(snapshot)]).toEqual([first, done, true]);
  });
});

it('leads an operator from the organization to a live test', () => {
  expect(stepsOf('operator').map(([step]) => step)).toEqual([
    'organization',
    'switches',
    'credits',
    'customer',
    'manager',
    'moderator',
    'token',
    'testers',
    'launch',
  ]);
});
