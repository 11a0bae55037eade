import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#tests/support/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { dismissMassPassingMachine } from './dismiss-mass-passing.machine.ts';

const input = { testId: 't1', participantId: 'p1' };

const dismissing = async (answer: () => Promise<Answer>) => {
  const emitted: unknown[] = [];
  const actors = { confirmNoMassPassing: fromPromise<Answer, typeof input>(answer) };
  const actor = createActor(dismissMassPassingMachine.provide({ actors }), { input });
  actor.on('*', (event) => emitted.push(event));
  actor.start().send({ type: 'warning.dismiss' });
  await new Promise((resolve) => setTimeout(resolve));
  return emitted;
};

describe('dismiss mass passing', () => {
  it('takes every transition', () => {
    const outcomes = {
      confirmNoMassPassing: {
        outputs: [
          { successful: true, messages: [] },
          { successful: false, messages: [] },
        ],
        errors: [new Error('gone')],
      },
    };
    expect(walk(dismissMassPassingMachine, { inputs: [input], events: [{ type: 'warning.dismiss' }], outcomes }).missed).toEqual([]);
  });

  it('tells that the warning is gone', async () => {
    expect(await dismissing(() => Promise.resolve({ successful: true, messages: [] }))).toEqual([{ type: 'warning.dismissed' }]);
  });

  it('RE-770: tells that it could not be dismissed', async () => {
    const message = 'There was an issue with dismissing the mass passing warning. Please try again later.';
    expect(await dismissing(() => Promise.reject(new Error('network')))).toEqual([{ type: 'dismissal.refused', message }]);
  });
});
