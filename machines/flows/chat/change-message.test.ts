import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { changeMessageMachine } from './change-message.ts';
import type { ChangeMessageEmitted, MessageChange } from './change-message.ts';
import { changeMessageSamples, edit } from './change-message.builders.ts';

describe('changing a message', () => {
  it('takes every transition', () => expect(walk(changeMessageMachine, changeMessageSamples).missed).toEqual([]));

  it('sends them in order, one at a time, and says of each why not', async () => {
    const sent: MessageChange[] = [];
    const told: ChangeMessageEmitted[] = [];
    const answers: (string | null | Error)[] = [null, 'Not yours.', new Error('lost')];
    const actor = createActor(
      changeMessageMachine.provide({
        actors: {
          sendChange: fromPromise<string | null, MessageChange>(async ({ input }) => {
            sent.push(input);
            const answer = answers.shift() ?? null;
            if (answer instanceof Error) throw answer;
            return answer;
          }),
        },
      }),
    );
    actor.on('*', (event) => told.push(event));
    actor.start();
    for (const text of ['1', '2', '3']) actor.send({ type: 'message.change', change: edit(text) });
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('resting'));
    expect(sent).toEqual(['1', '2', '3'].map(edit));
    expect(told.map(({ message }) => message)).toEqual(['Not yours.', 'The message was not changed. Please try again.']);
  });
});
