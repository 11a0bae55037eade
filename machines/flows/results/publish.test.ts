import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#machines/testing/walk.ts';
import type { PublishingStop } from '#schema/vocabulary/participant.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { publishMachine } from './publish.ts';
import type { PublishEmitted, Publishing } from './publish.ts';
import { publishSamples, refused, confirm, input } from './publish.builders.ts';

const run = (answer: () => Promise<Answer>) => {
  const calls: unknown[] = [];
  const emitted: PublishEmitted[] = [];
  const publishResults = fromPromise<Answer, Publishing>(({ input: call }) => {
    calls.push(call);
    return answer();
  });
  const actor = createActor(publishMachine.provide({ actors: { publishResults } }), { input });
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), calls, emitted };
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('publish', () => {
  it('takes every transition', () => {
    const { missed } = walk(publishMachine, publishSamples);
    expect(missed).toEqual([]);
  });

  it('RE-188: calls with the test and the participant', async () => {
    const { actor, calls, emitted } = run(() => Promise.resolve({ successful: true, messages: [] }));
    actor.send(confirm);
    await settle();
    expect(calls).toEqual([{ testId: 't1', participantIds: ['p1'], accepted: [{ participantId: 'p1', stops: [] }], key: 'k1' }]);
    expect(emitted).toEqual([{ type: 'publish.scheduled' }]);
  });

  it('RE-737, RE-736: says what the server said, joined with a comma', async () => {
    const { actor, emitted } = run(() => Promise.resolve(refused));
    actor.send(confirm);
    await settle();
    expect(emitted).toEqual([{ type: 'publish.refused', message: 'Already published, Testing first' }]);
    expect(actor.getSnapshot().value).toBe('asking');
  });

  it('RE-738: says that there was an issue when the call is lost', async () => {
    const { actor, emitted } = run(() => Promise.reject(new Error('network')));
    actor.send(confirm);
    await settle();
    expect(emitted).toEqual([{ type: 'publish.refused', message: 'There was an issue with publishing tester results' }]);
  });

  it('repeats a lost call under its key, and makes a new call after an answer', async () => {
    const answers = [() => Promise.reject(new Error('network')), () => Promise.resolve(refused), () => Promise.resolve(refused)];
    const { actor, calls } = run(() => answers.shift()?.() ?? Promise.resolve(refused));
    for (const key of ['k1', 'k2', 'k3']) {
      actor.send({ ...confirm, key });
      await settle();
    }
    expect(calls.map((call) => (call as { key: string }).key)).toEqual(['k1', 'k1', 'k3']);
  });

  it('stops until all that is lost is accepted, and again where more came since', () => {
    const { actor, calls } = run(() => new Promise(() => undefined));
    const publish = (...stops: readonly PublishingStop[]) => actor.send({ ...confirm, stops });
    publish('open_blockers');
    actor.send({ type: 'stops.toggle', stops: ['open_blockers'] });
    publish('open_blockers', 'mass_passing');
    actor.send({ type: 'stops.toggle', stops: ['open_blockers'] });
    publish('open_blockers');
    expect(calls).toEqual([]);
    actor.send({ type: 'stops.toggle', stops: ['open_blockers', 'mass_passing'] });
    publish('mass_passing');
    expect(calls).toEqual([
      { testId: 't1', participantIds: ['p1'], accepted: [{ participantId: 'p1', stops: ['open_blockers', 'mass_passing'] }], key: 'k1' },
    ]);
  });

  it('makes another call where something else is accepted after a lost one', async () => {
    const { actor, calls } = run(() => Promise.reject(new Error('network')));
    actor.send(confirm);
    await settle();
    actor.send({ type: 'stops.toggle', stops: ['open_blockers'] });
    actor.send({ type: 'publish.confirm', key: 'k2', stops: ['open_blockers'] });
    expect(calls.map((call) => (call as { key: string }).key)).toEqual(['k1', 'k2']);
  });

  it('publishes once however often it is pressed', () => {
    const { actor, calls } = run(() => new Promise(() => undefined));
    for (const key of ['k1', 'k2']) actor.send({ ...confirm, key });
    expect(calls).toHaveLength(1);
  });
});
