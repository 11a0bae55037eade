import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { removeTestersMachine, selectCodes, selectFault } from './remove-testers.ts';
import type { RemoveTesters } from './remove-testers.ts';
import { removeTestersSamples, done, free, strict } from './remove-testers.builders.ts';

const open = (input: typeof strict, answer: () => Promise<Answer> = () => Promise.resolve(done)) => {
  const calls: RemoveTesters[] = [];
  const told: { readonly type: string; readonly message: string }[] = [];
  const removeTesters = fromPromise<Answer, RemoveTesters>(({ input: call }) => {
    calls.push(call);
    return answer();
  });
  const actor = createActor(removeTestersMachine.provide({ actors: { removeTesters } }), { input });
  actor.on('*', (event) => told.push(event));
  actor.start();
  const confirm = async () => {
    actor.send({ type: 'removal.confirm' });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { actor, calls, told, confirm, now: () => actor.getSnapshot() };
};

describe('removing testers', () => {
  it('takes every transition', () => {
    const { missed } = walk(removeTestersMachine, removeTestersSamples);
    expect(missed).toEqual([]);
  });

  it('sends codes where removal is strict, and none without one', async () => {
    const { actor, calls, confirm, now } = open(strict);
    await confirm();
    expect([calls, selectFault(now())]).toEqual([[], 'Please give a reason.']);
    actor.send({ type: 'reason.toggle', code: 'no_response' });
    actor.send({ type: 'reason.toggle', code: 'invited_by_mistake' });
    expect(selectCodes(now())).toEqual(['invited_by_mistake']);
    actor.send({ type: 'reason.toggle', code: 'other' });
    await confirm();
    expect(calls).toEqual([{ testId: 't1', participantIds: ['p1'], removalReasons: ['other'] }]);
  });

  it('sends words where it is not, and none that are blank', async () => {
    const { actor, calls, confirm } = open(free);
    actor.send({ type: 'reason.change', text: '  ' });
    await confirm();
    actor.send({ type: 'reason.change', text: ' No camera ' });
    actor.send({ type: 'tester.toggle', participantId: 'p2' });
    await confirm();
    expect(calls).toEqual([{ testId: 't1', participantIds: ['p1', 'p2'], removalReasons: ['No camera'] }]);
  });

  const told = async (answer: () => Promise<Answer>) => {
    const { actor, told: said, confirm } = open(free, answer);
    actor.send({ type: 'reason.change', text: 'Gone' });
    await confirm();
    return said;
  };

  it('RE-741: says that the tester was removed', async () => {
    expect(await told(() => Promise.resolve(done))).toEqual([
      { type: 'testers.removed', message: 'The selected tester was removed from this test.' },
    ]);
  });

  it('RE-742: says that nobody was, with the words of the server', async () => {
    const messages = ['This tester dropped out.', 'This tester has already been removed.'];
    expect(await told(() => Promise.resolve({ successful: false, messages }))).toEqual([
      {
        type: 'removal.refused',
        message: `An error has occurred, no tester was removed from this test. ${messages.join(', ')}`,
      },
    ]);
    expect(await told(() => Promise.reject(new Error('network')))).toEqual([
      { type: 'removal.refused', message: 'An error has occurred, no tester was removed from this test.' },
    ]);
  });
});
