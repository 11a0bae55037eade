import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { scheduledText } from './publish.ts';
import type { Publishing } from './publish.ts';
import { chosenOf, publishAllMachine, selectChoice, selectFace, selectIsUnanswered } from './publish-all.ts';
import type { PublishAllEmitted } from './publish-all.ts';
import { publishAllSamples, refused, testers, confirm, input } from './publish-all.builders.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

const run = (answer: () => Promise<Answer>) => {
  const emitted: PublishAllEmitted[] = [];
  const publishAllResults = fromPromise<Answer, Publishing>(() => answer());
  const actor = createActor(publishAllMachine.provide({ actors: { publishAllResults } }), { input });
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), emitted };
};

describe('publish all', () => {
  it('takes every transition', () => {
    const { missed } = walk(publishAllMachine, publishAllSamples);
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
    const publishAllResults = fromPromise<Answer, Publishing>(({ input: call }) => {
      calls.push(call);
      return calls.length === 1 ? Promise.reject(new Error('gone')) : Promise.resolve({ successful: true, messages: [] });
    });
    const actor = createActor(publishAllMachine.provide({ actors: { publishAllResults } }), { input }).start();
    actor.send(confirm);
    await settle();
    expect([selectFace(actor.getSnapshot()), selectIsUnanswered(actor.getSnapshot())]).toEqual(['error', true]);
    actor.send({ type: 'publish.confirm', testers: [], key: 'k2' });
    await settle();
    expect(selectFace(actor.getSnapshot())).toBe('success');
    const accepted = ['p1', 'p2'].map((participantId) => ({ participantId, stops: [] }));
    const call = { testId: 't1', participantIds: ['p1', 'p2'], accepted, key: 'k1' };
    expect(calls).toEqual([call, call]);
  });

  it('is another call once the server has refused one', async () => {
    const { actor } = run(() => Promise.resolve(refused));
    actor.send(confirm);
    await settle();
    expect(selectIsUnanswered(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'publish.confirm', testers: [{ id: 'p2', stops: [] }], key: 'k2' });
    expect(actor.getSnapshot().context).toMatchObject({ participantIds: ['p2'], key: 'k2' });
  });

  it('does not close while the answer is awaited', () => {
    const { actor } = run(() => new Promise(() => undefined));
    actor.send(confirm);
    actor.send({ type: 'dialog.close' });
    expect(actor.getSnapshot().value).toBe('publishing');
  });

  it('chooses those whom nothing stops, and others once what stops them is accepted', () => {
    const { actor } = run(() => Promise.resolve(refused));
    const toggle = (...of: readonly (typeof testers)[number][]) => actor.send({ type: 'testers.toggle', testers: of });
    const chosen = (of: Parameters<typeof chosenOf>[0] = testers) => chosenOf(of, selectChoice(actor.getSnapshot())).map(({ id }) => id);
    const [one, two, stopped] = testers;
    expect(chosen()).toEqual(['p1', 'p2']);
    toggle(stopped);
    expect(chosen()).toEqual(['p1', 'p2', 'p3']);
    expect(chosen([{ id: 'p3', stops: ['mass_passing', 'open_blockers'] }])).toEqual([]);
    toggle(one);
    expect(chosen()).toEqual(['p2', 'p3']);
    expect(chosen([{ id: 'p1', stops: ['open_blockers'] }])).toEqual([]);
    toggle(one, two);
    expect(chosen()).toEqual(['p1', 'p2', 'p3']);
    toggle(one, two);
    toggle(stopped);
    expect(chosen()).toEqual([]);
  });

  it('sends what was accepted of each', () => {
    const { actor } = run(() => new Promise(() => undefined));
    actor.send({ type: 'testers.toggle', testers: testers.slice(1) });
    actor.send(confirm);
    expect(actor.getSnapshot().context.sent).toEqual([
      { participantId: 'p1', stops: [] },
      { participantId: 'p2', stops: [] },
      { participantId: 'p3', stops: ['mass_passing'] },
    ]);
  });

  it('does nothing when nobody can be published', () => {
    const { actor } = run(() => Promise.resolve(refused));
    actor.send({ ...confirm, testers: testers.slice(2) });
    expect(actor.getSnapshot().value).toBe('asking');
  });
});
