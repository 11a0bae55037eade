import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { walk } from '#machines/testing/walk.ts';
import { manageDraftsMachine, selectFailure, selectIsBusy, selectName, selectNameReason, selectRenamedId } from './manage-drafts.ts';
import type { DraftAnswer } from './manage-drafts.ts';
import { manageDraftsSamples, held, done } from './manage-drafts.builders.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function managing(answer: () => Promise<DraftAnswer>) {
  const asked: unknown[] = [];
  const ask = <Input>() =>
    fromPromise<DraftAnswer, Input>(async ({ input }) => {
      asked.push(input);
      return answer();
    });
  const actor = createActor(
    manageDraftsMachine.provide({ actors: { renameDraft: ask(), duplicateDraft: ask(), discardDraft: ask(), restoreDraft: ask() } }),
  );
  const said: unknown[] = [];
  for (const type of ['draft.duplicated', 'draft.discarded', 'drafts.refused'] as const) actor.on(type, (event) => said.push(event));
  return { actor: actor.start(), asked, said };
}

describe('managing drafts', () => {
  it('takes every transition', () => {
    expect(walk(manageDraftsMachine, manageDraftsSamples).missed).toEqual([]);
  });

  it('renames in place, and keeps the field open with the reason when that is refused', async () => {
    const answers = [held, done];
    const { actor, asked } = managing(async () => answers.shift() ?? done);
    actor.send({ type: 'rename.open', draftId: 'd1', name: '' });
    actor.send({ type: 'name.change', name: ' Release 12 ' });
    actor.send({ type: 'rename.confirm' });
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    await settle();
    const snapshot = actor.getSnapshot();
    expect([selectRenamedId(snapshot), selectName(snapshot), selectFailure(snapshot)]).toEqual(['d1', ' Release 12 ', held.refusal]);
    actor.send({ type: 'rename.confirm' });
    await settle();
    expect([selectRenamedId(actor.getSnapshot()), asked]).toEqual([
      null,
      [
        { draftId: 'd1', name: 'Release 12' },
        { draftId: 'd1', name: 'Release 12' },
      ],
    ]);
  });

  it('refuses a name that is none with the reason, until it is typed again', () => {
    const { actor, asked } = managing(async () => done);
    const reason = 'A draft needs a name of 1 to 100 characters.';
    const stand = () => [selectFailure, selectNameReason].map((select) => select(actor.getSnapshot()));
    actor.send({ type: 'rename.open', draftId: 'd1', name: '' });
    expect(stand()).toEqual([null, reason]);
    for (const name of [' ', 'x'.repeat(101)]) {
      actor.send({ type: 'name.change', name });
      expect(stand()).toEqual([null, reason]);
      actor.send({ type: 'rename.confirm' });
      expect(stand()).toEqual([reason, reason]);
    }
    actor.send({ type: 'name.change', name: 'Release' });
    expect(stand()).toEqual([null, null]);
    actor.send({ type: 'name.change', name: '' });
    expect([...stand(), selectRenamedId(actor.getSnapshot()), asked]).toEqual([null, reason, 'd1', []]);
    actor.send({ type: 'rename.confirm' });
    actor.send({ type: 'rename.cancel' });
    actor.send({ type: 'rename.open', draftId: 'd2', name: 'Spring' });
    expect([...stand(), selectRenamedId(actor.getSnapshot())]).toEqual([null, null, 'd2']);
  });

  it('says what was copied and what was discarded, so that it can be brought back', async () => {
    const { actor, said, asked } = managing(async () => ({ ...done, version: 4 }));
    actor.send({ type: 'draft.duplicate', draftId: 'd1', copyId: 'c1' });
    await settle();
    actor.send({ type: 'draft.discard', draftId: 'd1', name: 'Spring' });
    await settle();
    actor.send({ type: 'draft.restore', draftId: 'd1', version: 4 });
    await settle();
    expect(said).toEqual([
      { type: 'draft.duplicated', draftId: 'c1' },
      { type: 'draft.discarded', draftId: 'd1', name: 'Spring', version: 4 },
    ]);
    expect(asked.at(-1)).toEqual({ draftId: 'd1', version: 4 });
  });

  it('says why nothing happened', async () => {
    const answers = [async () => held, () => Promise.reject(new Error('offline'))];
    const { actor, said } = managing(() => (answers.shift() ?? (async () => done))());
    actor.send({ type: 'draft.discard', draftId: 'd1', name: 'Spring' });
    await settle();
    actor.send({ type: 'draft.discard', draftId: 'd1', name: 'Spring' });
    await settle();
    expect(said).toEqual([
      { type: 'drafts.refused', message: held.refusal },
      { type: 'drafts.refused', message: 'The server did not answer. Please try again.' },
    ]);
  });
});
