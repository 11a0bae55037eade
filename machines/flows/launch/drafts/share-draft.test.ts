import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { walk } from '#machines/testing/walk.ts';
import { shareDraftMachine, selectChoice, selectFailure, selectHasLink, selectIsCopied, selectIsOpen } from './share-draft.ts';
import type { ShareAnswer } from './share-draft.ts';
import { shareDraftSamples, refused, done } from './share-draft.builders.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function sharing(share: () => Promise<ShareAnswer>, copy: () => Promise<void> = async () => {}) {
  const clock = new SimulatedClock();
  const actor = createActor(shareDraftMachine.provide({ actors: { shareDraft: fromPromise(share), copyLink: fromPromise(copy) } }), {
    clock,
  }).start();
  actor.send({ type: 'share.open', draftId: 'd1', sharing: null });
  return { actor, clock };
}

describe('sharing a draft', () => {
  it('takes every transition', () => {
    expect(walk(shareDraftMachine, shareDraftSamples).missed).toEqual([]);
  });

  it('shows the choice at once, and takes it back when it is refused', async () => {
    const { actor } = sharing(async () => refused);
    actor.send({ type: 'sharing.choose', sharing: 'edit' });
    expect(selectChoice(actor.getSnapshot())).toBe('edit');
    await settle();
    const snapshot = actor.getSnapshot();
    expect([selectChoice(snapshot), selectFailure(snapshot), selectHasLink(snapshot)]).toEqual([null, refused.refusal, false]);
  });

  it('has a link to copy once it is shared', async () => {
    const { actor, clock } = sharing(async () => done);
    const versions: number[] = [];
    actor.on('draft.shared', ({ version }) => versions.push(version));
    expect(actor.getSnapshot().can({ type: 'link.copy' })).toBe(false);
    actor.send({ type: 'sharing.choose', sharing: 'view' });
    await settle();
    actor.send({ type: 'link.copy' });
    await settle();
    expect(versions).toEqual([5]);
    expect(selectIsCopied(actor.getSnapshot())).toBe(true);
    clock.increment(4_000);
    expect([selectIsCopied(actor.getSnapshot()), selectIsOpen(actor.getSnapshot())]).toEqual([false, true]);
  });
});
