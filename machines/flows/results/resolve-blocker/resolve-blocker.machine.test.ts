import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#tests/support/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { resolveBlockerMachine } from './resolve-blocker.machine.ts';
import { shownBlockers } from './resolve-blocker.rules.ts';
import type { ResolveBlockerEmitted, ResolveBlockerEvent } from './resolve-blocker.types.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

const failing = async (event: ResolveBlockerEvent, answer: () => Promise<Answer>) => {
  const emitted: ResolveBlockerEmitted[] = [];
  const logic = fromPromise<Answer, { blockerId: string }>(answer);
  const actor = createActor(resolveBlockerMachine.provide({ actors: { resolveBlocker: logic, requestAssistance: logic } }), {
    input: { blockerId: 'b1' },
  });
  actor.on('*', (each) => emitted.push(each));
  actor.start().send(event);
  await settle();
  return emitted;
};

describe('resolve blocker', () => {
  it('takes every transition', () => {
    const answers = {
      outputs: [
        { successful: true, messages: [] },
        { successful: false, messages: [] },
      ],
      errors: [new Error('gone')],
    };
    const events = [{ type: 'blocker.resolve' }, { type: 'assistance.request' }] as const;
    const outcomes = { resolveBlocker: answers, requestAssistance: answers };
    expect(walk(resolveBlockerMachine, { inputs: [{ blockerId: 'b1' }], events, outcomes }).missed).toEqual([]);
  });

  it('RE-755: says that the blocker could not be resolved', async () => {
    const message = "Test blocker couldn't be resolved.";
    expect(await failing({ type: 'blocker.resolve' }, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'blocker.refused', message },
    ]);
    expect(await failing({ type: 'blocker.resolve' }, () => Promise.resolve({ successful: false, messages: [] }))).toEqual([
      { type: 'blocker.refused', message },
    ]);
  });

  it('RE-756: says that help could not be requested', async () => {
    const message = 'Test blocker assistance request failed. Please try again.';
    expect(await failing({ type: 'assistance.request' }, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'blocker.refused', message },
    ]);
  });

  it('says what the server said', async () => {
    const answer = { successful: false, messages: ['This blocker has already been resolved.'] };
    expect(await failing({ type: 'blocker.resolve' }, () => Promise.resolve(answer))).toEqual([
      { type: 'blocker.refused', message: 'This blocker has already been resolved.' },
    ]);
  });
});

describe('shown blockers', () => {
  const blockers = [{ status: 'open' as const }, { status: 'resolved' as const }];
  it('RE-547: hides resolved ones', () => expect(shownBlockers(blockers, false)).toEqual([blockers[0]]));
  it('RE-548: shows them when asked', () => expect(shownBlockers(blockers, true)).toEqual(blockers));
});
