import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#tests/support/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { closeWindowMachine } from './close-window.machine.ts';
import type { CloseWindowEmitted } from './close-window.types.ts';

const input = { testId: 't1' };
const settle = () => new Promise((resolve) => setTimeout(resolve));

const closing = async (answer: () => Promise<Answer>) => {
  const emitted: CloseWindowEmitted[] = [];
  const actor = createActor(closeWindowMachine.provide({ actors: { closeTestWindow: fromPromise<Answer, { testId: string }>(answer) } }), {
    input,
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'window.end' });
  actor.send({ type: 'end.confirm' });
  await settle();
  return { emitted, value: actor.getSnapshot().value };
};

describe('close window', () => {
  it('takes every transition', () => {
    const outcomes = {
      closeTestWindow: {
        outputs: [
          { successful: true, messages: [] },
          { successful: false, messages: [] },
        ],
        errors: [new Error('gone')],
      },
    };
    const events = [{ type: 'window.end' }, { type: 'end.confirm' }, { type: 'end.cancel' }] as const;
    expect(walk(closeWindowMachine, { inputs: [input], events, outcomes }).missed).toEqual([]);
  });

  it('does nothing before it asked', () => {
    const actor = createActor(closeWindowMachine, { input }).start();
    actor.send({ type: 'end.confirm' });
    expect(actor.getSnapshot().value).toBe('resting');
  });

  it('says that the test is closed', async () => {
    expect(await closing(() => Promise.resolve({ successful: true, messages: [] }))).toEqual({
      emitted: [{ type: 'window.closed' }],
      value: 'resting',
    });
  });

  it('RE-761: says what the server said, joined', async () => {
    const { emitted } = await closing(() => Promise.resolve({ successful: false, messages: ['This test is closed.', 'Too late.'] }));
    expect(emitted).toEqual([{ type: 'close.refused', message: 'This test is closed., Too late.' }]);
  });

  it('asks again after a lost call', async () => {
    const { emitted, value } = await closing(() => Promise.reject(new Error('network')));
    expect(emitted).toEqual([{ type: 'close.refused', message: 'There was an issue with closing the test.' }]);
    expect(value).toBe('asking');
  });
});
