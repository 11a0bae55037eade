import { createActor, fromCallback, fromPromise } from 'xstate';
import type { DraftSharing } from '#schema/vocabulary/test.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { keepDraftMachine } from '../drafts/keep-draft.ts';
import type { DraftAnswer } from '../drafts/manage-drafts.ts';
import type { HoldAnswer, Holder, SavedDraft } from '../drafts/keep-draft.ts';
import { savedDraft } from '../launch.builders.ts';
import { ownershipOf } from '../drafts/draft-verdicts.ts';
import { ownNew } from '../drafts/ownership.ts';
import type { Ownership } from '../drafts/ownership.ts';
import { buildRequestMachine } from './build-request.ts';
import type { BuildRequestEvent } from './build-request.setup.ts';
import type { LaunchAnswer, LoadedDraft } from './build-request.rules.ts';

export const input = {
  flags: plainFlags,
  openedAt: '2026-11-21T09:00:00.000Z',
  sdlcStage: null,
  wished: { draftId: null, testId: null },
};
export const own: Ownership = ownNew('Mo Owner');
export const sharedTo = (sharedAccess: DraftSharing, owner = 'Mo Owner'): Ownership =>
  ownershipOf(
    { state: 'draft', submittedAt: null, discardedAt: null, testId: null, createdBy: 'mo', sharedAccess, hasGoneOut: false },
    owner,
    { role: 'customer', userId: 'me' },
  );
export const ann: Holder = { kind: 'device', name: 'Ann' };
export const receipt = { id: 'a1', name: 'Release 11' };
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
export const openWith = (draft: RequestDraft, { unsent = false, moved = false, of = own } = {}): LoadedDraft => ({
  kind: 'open',
  saved: savedDraft(draft),
  unsent,
  moved,
  of,
});
export const readingOf = (draft: RequestDraft, holder: Holder | null, of = own): LoadedDraft => ({
  kind: 'reading',
  saved: savedDraft(draft),
  holder,
  of,
});

type Launch = (sent: { key: string; name: string }) => Promise<LaunchAnswer>;
export async function building(
  given: LoadedDraft | readonly (LoadedDraft | Error)[],
  launch: Launch = async () => ({ kind: 'launched', receipt, isLate: false, held: null }),
  setAside: (name: string) => Promise<string | null> = async () => 'd2',
  unrestored: string | null = null,
  discard: () => Promise<DraftAnswer> = async () => ({ refusal: null, version: 4 }),
) {
  const restores: unknown[] = [];
  const keys: string[] = [];
  const saves: SavedDraft[] = [];
  const loads: unknown[] = [];
  const found: readonly (LoadedDraft | Error)[] = [given].flat();
  const machine = buildRequestMachine.provide({
    actors: {
      loadDraft: fromPromise(async ({ input: asked }): Promise<LoadedDraft> => {
        loads.push(asked);
        const answer = found[Math.min(loads.length, found.length) - 1] ?? { kind: 'missing' };
        if (answer instanceof Error) throw answer;
        return answer;
      }),
      discardDraft: fromPromise(discard),
      restoreDraft: fromPromise(async ({ input: asked }) => {
        restores.push(asked);
        return unrestored;
      }),
      setDraftAside: fromPromise(({ input: { aside } }) => setAside(aside.name)),
      watchClock: fromCallback(() => {}),
      watchDraft: fromCallback(() => {}),
      launchRequest: fromPromise(async ({ input: { key, saved } }) => {
        keys.push(key);
        return launch({ key, name: saved.draft.name });
      }),
      keepDraft: keepDraftMachine.provide({
        actors: {
          keepCopy: fromPromise(async () => {}),
          saveDraft: fromPromise(async ({ input: { saved } }) => {
            saves.push(saved);
            return { kind: 'saved' as const, version: saved.version + 1, savedAt: input.openedAt };
          }),
          holdDraft: fromPromise(async (): Promise<HoldAnswer> => ({ by: null })),
          giveDraft: fromPromise(async () => {}),
          watchPage: fromCallback(() => {}),
        },
      }),
    },
  });
  const actor = createActor(machine, { input }).start();
  await settle();
  return {
    actor,
    keys,
    saves,
    loads,
    restores,
    send: (...events: readonly BuildRequestEvent[]) => {
      for (const event of events) actor.send(event);
    },
  };
}
