import { unfinishedTests, emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { exploratory, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import type { LoadedDraft, LaunchAnswer } from './build-request.rules.ts';
import { requestOf, savedDraft } from '../launch.builders.ts';
import type { BuildRequestEvent } from './build-request.setup.ts';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import { buildRequestMachine } from './build-request.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { DraftSharing } from '#schema/vocabulary/test.ts';
import { keepDraftMachine } from '../drafts/keep-draft.ts';
import type { HoldAnswer, Holder, SavedDraft } from '../drafts/keep-draft.ts';
import type { DraftAnswer } from '../drafts/manage-drafts.ts';
import { ownershipOf } from '../drafts/draft-verdicts.ts';
import { ownNew } from '../drafts/ownership.ts';
import type { Ownership } from '../drafts/ownership.ts';

export const input = {
  flags: plainFlags,
  openedAt: '2026-11-21T09:00:00.000Z',
  sdlcStage: null,
  wished: { draftId: null, testId: null },
};
export const own: Ownership = ownNew('Mo Owner');
export const sharedTo = (sharedAccess: DraftSharing, owner = 'Mo Owner'): Ownership =>
  ownershipOf(
    {
      state: 'draft',
      submittedAt: null,
      discardedAt: null,
      testId: null,
      createdBy: 'mo',
      sharedAccess,
      hasGoneOut: false,
      approval: null,
    },
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

const begun = { ...requestOf(2), wizard: { testId: 't1', step: 'app' as const, values: exploratory() } };
const conflict: LoadedDraft = { kind: 'conflicting', saved: savedDraft(requestOf(2)), newer: savedDraft(requestOf(1), 9), of: own };
const events: readonly BuildRequestEvent[] = [
  { type: 'load.retry' },
  { type: 'draft.takeOver' },
  { type: 'draft.keepMine' },
  { type: 'draft.takeTheirs' },
  { type: 'draft.begin' },
  { type: 'draft.closed' },
  { type: 'draft.shared', version: 4 },
  { type: 'draft.gone' },
  { type: 'draft.followed', saved: savedDraft(begun, 3), holder: null, of: own },
  { type: 'draft.followed', saved: savedDraft(emptyDraft('UTC'), 3), holder: null, of: own },
  { type: 'draft.taken', by: ann, unsent: false },
  { type: 'draft.taken', by: ann, unsent: true },
  { type: 'draft.discard' },
  { type: 'draft.restore' },
  { type: 'draft.saved', version: 2, savedAt: input.openedAt },
  { type: 'draft.outdated', newer: savedDraft(requestOf(1), 9) },
  { type: 'clock.ticked', at: '2026-11-21T09:00:30.000Z' },
  { type: 'test.begin', testId: 'n' },
  { type: 'test.edit', testId: 't1', step: 'scope' },
  { type: 'test.duplicate', testId: 't1', copyId: 'c' },
  { type: 'test.duplicate', testId: 'removed', copyId: 'c' },
  { type: 'test.remove', testId: 't1' },
  { type: 'removal.confirm' },
  { type: 'removal.cancel' },
  { type: 'wizard.resume' },
  { type: 'wizard.leave' },
  { type: 'draft.launched', receipt },
  { type: 'unread.forget' },
  { type: 'test.abandon', testId: 'n' },
  { type: 'test.bringBack', draftId: 'd1', test: { testId: 'n', step: 'app', values: exploratory() } },
  { type: 'test.bringBack', draftId: 'another', test: { testId: 'n', step: 'app', values: exploratory() } },
  { type: 'wizard.changed', step: 'app', values: exploratory() },
  { type: 'name.change', name: '' },
  { type: 'files.change', files: [{ id: 'f1', name: 'App.ipa', mediaKind: 'archive', size: 7 }] },
  { type: 'schedule.changed', schedule: launchNow('UTC') },
  { type: 'request.launch' },
];

export const buildRequestSamples: WalkOptions<typeof buildRequestMachine> = {
  inputs: [input],
  events,
  outcomes: {
    loadDraft: {
      outputs: [
        openWith(requestOf(2)),
        openWith({ ...requestOf(1), unread: [{ field: 'notes', of: '', value: 'Ask Ann' }] }),
        openWith(requestOf(1), { of: sharedTo('edit') }),
        readingOf(begun, ann),
        readingOf(begun, ann, sharedTo('view')),
        { kind: 'missing' },
        conflict,
        { kind: 'launched', receipt, draft: requestOf(1) },
      ],
      errors: [new Error('offline')],
    },
    keepDraft: { errors: [new Error('broken')] },
    watchClock: { errors: [new Error('broken')] },
    watchDraft: { errors: [new Error('broken')] },
    chooseSchedule: { errors: [new Error('broken')] },
    launchWizard: { outputs: [{ testId: 'n', values: exploratory() }], errors: [new Error('broken')] },
    setDraftAside: { outputs: ['d2'], errors: [new Error('offline')] },
    discardDraft: { outputs: [{ refusal: null, version: 4 }, { refusal: 'Ann launched it.' }], errors: [new Error('offline')] },
    restoreDraft: { outputs: [null, 'You brought this draft back since.'], errors: [new Error('offline')] },
    launchRequest: {
      outputs: [
        { kind: 'launched', receipt, isLate: false, held: null },
        { kind: 'launched', receipt, isLate: true, held: null },
        { kind: 'refused', refusals: [] },
      ],
      errors: [new Error('lost')],
    },
  },
  project: ({ context }) => [
    context.draft.tests.length > 1,
    context.of.refused['draft.save'],
    context.of.refused['draft.discard'],
    context.unsent,
    context.draft.wizard !== null,
    context.newer !== null,
    context.draft.name === '',
    context.discarded !== null,
    unfinishedTests(context.draft).length > 0,
  ],
};
