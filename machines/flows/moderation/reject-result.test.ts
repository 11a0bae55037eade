import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { notUndone, rejectResultMachine, reasonLabel, selectCanReject } from './reject-result.ts';
import { rejectResultSamples, events, input } from './reject-result.builders.ts';

describe('reject result', () => {
  it('takes every transition', () => {
    const { missed } = walk(rejectResultMachine, rejectResultSamples);
    expect(missed).toEqual([]);
  });

  it('needs a reason', () => {
    const actor = createActor(rejectResultMachine, { input }).start();
    actor.send({ type: 'rejection.open' });
    expect(selectCanReject(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'reason.choose', reason: 'Duplicate' });
    expect(selectCanReject(actor.getSnapshot())).toBe(true);
  });

  it('RE-734: rests again after a refusal or a lost call, and announces nothing', async () => {
    for (const answer of [() => Promise.resolve({ successful: false, messages: ['No.'] }), () => Promise.reject(new Error('network'))]) {
      const emitted: unknown[] = [];
      const rejectResult = fromPromise<Answer, { caseResultId: string; rejectionReason: string; version: number }>(answer);
      const actor = createActor(rejectResultMachine.provide({ actors: { rejectResult } }), { input });
      actor.on('*', (event) => emitted.push(event));
      actor.start();
      for (const event of events.slice(0, 3)) actor.send(event);
      await new Promise((resolve) => setTimeout(resolve));
      expect(actor.getSnapshot().value).toBe('resting');
      expect(emitted).toEqual([]);
    }
  });
});

it('rests while a rejection waits for a line, says so, and names the version that was seen', async () => {
  const asked: unknown[] = [];
  const emitted: unknown[] = [];
  const rejectResult = fromPromise<Answer, { caseResultId: string; rejectionReason: string; version: number }>(async ({ input: given }) => {
    asked.push(given);
    return { successful: true, messages: [], isUnsent: true };
  });
  const actor = createActor(rejectResultMachine.provide({ actors: { rejectResult } }), { input });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  for (const event of events.slice(0, 3)) actor.send(event);
  await new Promise((resolve) => setTimeout(resolve));
  expect([actor.getSnapshot().value, emitted]).toEqual(['resting', [{ type: 'rejection.kept' }]]);
  expect(asked).toEqual([{ caseResultId: 'r1', rejectionReason: 'Duplicate', version: 3 }]);
});

describe('taking a rejection back', () => {
  it.each([
    ['refused', () => Promise.resolve({ successful: false, messages: ['Ben rejected this since.'] }), 'Ben rejected this since.'],
    ['lost', () => Promise.reject(new Error('network')), notUndone],
  ])('names what was seen, and says why it was not done: %s', async (_, answer, message) => {
    const asked: unknown[] = [];
    const unrejectResult = fromPromise<Answer, { caseResultId: string; version: number }>(({ input: given }) => {
      asked.push(given);
      return answer();
    });
    const actor = createActor(rejectResultMachine.provide({ actors: { unrejectResult } }), { input });
    const emitted: unknown[] = [];
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    actor.send({ type: 'undo.open' });
    actor.send({ type: 'undo.confirm', version: 3 });
    await new Promise((resolve) => setTimeout(resolve));
    expect([asked, emitted]).toEqual([[{ caseResultId: 'r1', version: 3 }], [{ type: 'undo.failed', message }]]);
  });
});

describe('label of a reason', () => {
  it('RE-226, RE-803: shows the first 25 characters', () => {
    expect(reasonLabel('Outdated instructions')).toBe('Outdated instructions');
    expect(reasonLabel('abcdefghijklmnopqrstuvwxyz')).toBe('abcdefghijklmnopqrstuvwxy');
  });
});
