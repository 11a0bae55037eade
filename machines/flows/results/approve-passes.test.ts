import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { approvePassesMachine, selectIsSending, selectLeft, selectRefused } from './approve-passes.ts';
import type { ApprovedAnswer, ApprovePassesEmitted, SeenResult } from './approve-passes.ts';
import { approvePassesSamples, refused, done, results } from './approve-passes.builders.ts';

const open = (answer: () => Promise<ApprovedAnswer>) => {
  const calls: unknown[] = [];
  const emitted: ApprovePassesEmitted[] = [];
  const sendApprovals = fromPromise<ApprovedAnswer, { results: readonly SeenResult[]; approved: boolean }>(({ input }) => {
    calls.push(input);
    return answer();
  });
  const actor = createActor(approvePassesMachine.provide({ actors: { sendApprovals } }));
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), calls, emitted, settle: () => new Promise((resolve) => setTimeout(resolve)) };
};

describe('approving several results', () => {
  it('takes every transition', () => {
    const { missed } = walk(approvePassesMachine, approvePassesSamples);
    expect(missed).toEqual([]);
  });

  it('sends once what is not left out, and says what came of each', async () => {
    const { actor, calls, emitted, settle } = open(() => Promise.resolve(done));
    actor.send({ type: 'result.toggle', id: 'r9' });
    expect(selectLeft(actor.getSnapshot())).toEqual(['r9']);
    actor.send({ type: 'approval.send', results });
    actor.send({ type: 'approval.send', results });
    expect(selectIsSending(actor.getSnapshot())).toBe(true);
    await settle();
    expect(calls).toEqual([{ results, approved: true }]);
    expect(emitted).toEqual([{ type: 'results.approved', message: '1 result approved, 1 refused.', changed: done.changed }]);
    expect([selectRefused(actor.getSnapshot()), selectLeft(actor.getSnapshot())]).toEqual([done.refused, ['r9', 'r2']]);
    actor.send({ type: 'approval.undo', results: done.changed });
    await settle();
    expect(calls[1]).toEqual({ results: done.changed, approved: false });
    expect(emitted[1]).toEqual({ type: 'results.unapproved', message: 'The approval of 1 result has been taken back, 1 refused.' });
  });

  it('leaves all out and takes all in again', () => {
    const { actor } = open(() => Promise.resolve(done));
    actor.send({ type: 'all.toggle', ids: ['r1', 'r2'] });
    expect(selectLeft(actor.getSnapshot())).toEqual(['r1', 'r2']);
    actor.send({ type: 'all.toggle', ids: ['r1', 'r2'] });
    expect(selectLeft(actor.getSnapshot())).toEqual([]);
  });

  it('says that it was refused, or lost', async () => {
    const one = open(() => Promise.resolve(refused));
    one.actor.send({ type: 'approval.send', results });
    await one.settle();
    expect(one.emitted).toEqual([{ type: 'results.refused', message: 'Not now.' }]);
    const other = open(() => Promise.reject(new Error('gone')));
    other.actor.send({ type: 'approval.send', results });
    await other.settle();
    expect(other.emitted).toEqual([{ type: 'results.refused', message: 'The results could not be approved. Please try again later.' }]);
  });
});
