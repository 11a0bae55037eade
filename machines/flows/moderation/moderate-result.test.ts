import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { moderateResultMachine, selectFoot, selectKept } from './moderate-result.ts';
import type { ModerateResultEmitted } from './moderate-result.ts';
import { moderateResultSamples, done, input } from './moderate-result.builders.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

const open = (answer: () => Promise<Answer>, draft = '') => {
  const calls: unknown[] = [];
  const emitted: ModerateResultEmitted[] = [];
  const logic = <Input extends object>() =>
    fromPromise<Answer, Input>(({ input: call }) => {
      calls.push(call);
      return answer();
    });
  const actors = {
    requestEdit: logic<{ caseResultId: string; content: string; key: string }>(),
    cancelEdit: logic<{ caseResultId: string }>(),
    finalizeModeration: logic<{ caseResultId: string }>(),
  };
  const actor = createActor(moderateResultMachine.provide({ actors }), { input: { ...input, draft } });
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), calls, emitted };
};

const lost = () => Promise.reject(new Error('network'));

describe('moderate result', () => {
  it('takes every transition', () => {
    const { missed } = walk(moderateResultMachine, moderateResultSamples);
    expect(missed).toEqual([]);
  });

  it('keeps the last key that was pressed before the result is shown until it is, and says so', () => {
    const { actor, emitted } = open(lost);
    actor.send({ type: 'key.press', act: 'edit' });
    actor.send({ type: 'key.press', act: 'approval' });
    expect(emitted).toEqual([
      { type: 'key.awaited', message: 'The edit request opens once the result is shown.' },
      { type: 'key.awaited', message: 'The result is judged once it is shown.' },
    ]);
    actor.send({ type: 'result.shown' });
    actor.send({ type: 'result.shown' });
    actor.send({ type: 'key.press', act: 'edit' });
    expect(emitted.slice(2)).toEqual([
      { type: 'key.taken', act: 'approval' },
      { type: 'key.taken', act: 'edit' },
    ]);
  });

  it('tells which approval is wanted, and hears no verdict while words are written', () => {
    const { actor, emitted } = open(lost);
    actor.send({ type: 'approval.toggle', approved: true });
    actor.send({ type: 'edit.open' });
    actor.send({ type: 'approval.toggle', approved: true });
    expect(emitted).toEqual([{ type: 'approval.wanted', approved: true, toFailed: false }]);
  });

  it('RE-783: tells that an edit was requested, and forgets its words', async () => {
    const { actor, calls, emitted } = open(() => Promise.resolve(done));
    actor.send({ type: 'edit.open' });
    actor.send({ type: 'draft.change', draft: ' Please add a screenshot. ' });
    actor.send({ type: 'edit.submit', key: 'k1' });
    await settle();
    expect(calls).toEqual([{ caseResultId: 'r1', content: 'Please add a screenshot.', key: 'k1' }]);
    expect(emitted).toEqual([{ type: 'moderation.done', message: 'Your edit request has been successfully submitted.' }]);
    expect(actor.getSnapshot().context.draft).toBe('');
  });

  it('RE-767: keeps the words when the request is lost', async () => {
    const { actor, emitted } = open(lost);
    actor.send({ type: 'edit.open' });
    actor.send({ type: 'draft.change', draft: 'Please add a screenshot.' });
    actor.send({ type: 'edit.submit', key: 'k1' });
    await settle();
    expect(emitted).toEqual([
      { type: 'moderation.refused', message: 'There was an issue with submitting your edit request. Please try again later.' },
    ]);
    expect(actor.getSnapshot().context.draft).toBe('Please add a screenshot.');
    expect(selectFoot(actor.getSnapshot())).toBe('writing');
  });

  it('begins with words that were typed before and not sent, and keeps them until they are', async () => {
    const { actor } = open(() => Promise.resolve(done), 'Please add');
    expect([selectFoot(actor.getSnapshot()), selectKept(actor.getSnapshot())]).toEqual(['verdicts', { text: 'Please add', seen: '' }]);
    actor.send({ type: 'edit.open' });
    actor.send({ type: 'edit.submit', key: 'k1' });
    await settle();
    expect(selectKept(actor.getSnapshot())).toBeNull();
  });

  it('RE-518: asks before an edit request is cancelled', () => {
    const { actor, calls } = open(() => Promise.resolve(done));
    actor.send({ type: 'cancelling.open' });
    expect(calls).toEqual([]);
    expect(selectFoot(actor.getSnapshot())).toBe('asking');
    actor.send({ type: 'cancelling.confirm' });
    expect(calls).toEqual([{ caseResultId: 'r1' }]);
  });

  it('RE-784, RE-768: tells how the cancelling went', async () => {
    const texts: string[] = [];
    for (const answer of [() => Promise.resolve(done), lost]) {
      const { actor, emitted } = open(answer);
      actor.send({ type: 'cancelling.open' });
      actor.send({ type: 'cancelling.confirm' });
      await settle();
      texts.push(...emitted.map((event) => ('message' in event ? event.message : '')));
    }
    expect(texts).toEqual([
      'Your edit request has been successfully cancelled.',
      'There was an issue with cancelling your edit request. Please try again later.',
    ]);
  });

  it('is free again while the end of the moderation waits for a line, and says so', async () => {
    const { actor, emitted } = open(() => Promise.resolve({ ...done, isUnsent: true }));
    actor.send({ type: 'moderation.finalize' });
    await settle();
    expect([actor.getSnapshot().value, emitted]).toEqual([
      'viewing',
      [{ type: 'moderation.kept', message: 'The moderation is finalized as soon as there is a connection.' }],
    ]);
  });

  it('RE-780, RE-764: tells how finishing the moderation went', async () => {
    const texts: string[] = [];
    for (const answer of [() => Promise.resolve(done), lost]) {
      const { actor, emitted } = open(answer);
      actor.send({ type: 'moderation.finalize' });
      await settle();
      texts.push(...emitted.map((event) => ('message' in event ? event.message : '')));
    }
    expect(texts).toEqual(['The test case result has been successfully moderated.', 'There was an issue during moderation finalisation.']);
  });
});
