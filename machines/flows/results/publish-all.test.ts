import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { scheduledText } from './publish.ts';
import { publishAllMachine, selectFace, selectIsUnanswered } from './publish-all.ts';
import type { PublishAllEmitted } from './publish-all.ts';

const input = { testId: 't1' };
const confirm = { type: 'publish.confirm', participantIds: ['p1', 'p2'], key: 'k1' } as const;
const refused: Answer = { successful: false, messages: ['One tester is still testing.'] };
const settle = () => new Promise((resolve) => setTimeout(resolve));

const run = (answer: () => Promise<Answer>) => {
  const emitted: PublishAllEmitted[] = [];
  const publishAllResults = fromPromise<Answer, { testId: string; participantIds: readonly string[]; key: string }>(() => answer());
  const actor = createActor(publishAllMachine.provide({ actors: { publishAllResults } }), { input });
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), emitted };
};

describe('publish all', () => {
  it('takes every transition', () => {
    const { missed } = walk(publishAllMachine, {
      inputs: [input],
      events: [confirm, { ...confirm, participantIds: [] }, { type: 'dialog.close' }],
      outcomes: { publishAllResults: { outputs: [{ successful: true, messages: [] }, refused], errors: [new Error('gone')] } },
      project: ({ context }) => context.failure,
    });
    expect(missed).toEqual([]);
  });

  it('RE-483: has an init, a success and an error face', async () => {
    const done = run(() => Promise.resolve({ successful: true, messages: [] }));
    expect(selectFace(done.actor.getSnapshot())).toBe('init');
    done.actor.send(confirm);
    await settle();
    expect(selectFace(done.actor.getSnapshot())).toBe('success');
    expect(done.emitted).toEqual([{ type: 'publish.scheduled', count: 2 }]);
    const failed = run(() => Promise.resolve(refused));
    failed.actor.send(confirm);
    await settle();
    expect(selectFace(failed.actor.getSnapshot())).toBe('error');
    expect(failed.emitted).toEqual([{ type: 'publish.refused', message: 'One tester is still testing.' }]);
  });

  it('RE-740: says that the results of one tester, or of several, are on their way', () => {
    expect([1, 2].map(scheduledText)).toEqual([
      "The publishing of tester's results has been successfully scheduled.",
      "The publishing of testers' results has been successfully scheduled.",
    ]);
  });

  it('sends the same call again, of the same testers, where its answer was lost', async () => {
    const calls: unknown[] = [];
    const publishAllResults = fromPromise<Answer, { testId: string; participantIds: readonly string[]; key: string }>(({ input: call }) => {
      calls.push(call);
      return calls.length === 1 ? Promise.reject(new Error('gone')) : Promise.resolve({ successful: true, messages: [] });
    });
    const actor = createActor(publishAllMachine.provide({ actors: { publishAllResults } }), { input }).start();
    actor.send(confirm);
    await settle();
    expect([selectFace(actor.getSnapshot()), selectIsUnanswered(actor.getSnapshot())]).toEqual(['error', true]);
    actor.send({ type: 'publish.confirm', participantIds: [], key: 'k2' });
    await settle();
    expect(selectFace(actor.getSnapshot())).toBe('success');
    const call = { testId: 't1', participantIds: ['p1', 'p2'], key: 'k1' };
    expect(calls).toEqual([call, call]);
  });

  it('is another call once the server has refused one', async () => {
    const { actor } = run(() => Promise.resolve(refused));
    actor.send(confirm);
    await settle();
    expect(selectIsUnanswered(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'publish.confirm', participantIds: ['p2'], key: 'k2' });
    expect(actor.getSnapshot().context).toMatchObject({ participantIds: ['p2'], key: 'k2' });
  });

  it('does not close while the answer is awaited', () => {
    const { actor } = run(() => new Promise(() => undefined));
    actor.send(confirm);
    actor.send({ type: 'dialog.close' });
    expect(actor.getSnapshot().value).toBe('publishing');
  });

  it('does nothing when nobody can be published', () => {
    const { actor } = run(() => Promise.resolve(refused));
    actor.send({ ...confirm, participantIds: [] });
    expect(actor.getSnapshot().value).toBe('asking');
  });
});
