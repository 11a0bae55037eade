import type { PromiseActorLogic, CallbackActorLogic, EventObject } from 'xstate';
import type { WishedDraft, KnownDraft, LaunchRefusal, Arrival, HeldLaunch, LaunchAnswer, LoadedDraft } from './build-request.rules.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { SdlcStage, WizardStep } from '#schema/vocabulary/launch/places.ts';
import type { ChosenSchedule } from '#machines/flows/shared/choose-schedule.rules.ts';
import type { ScheduleNotice } from './choose-schedule.ts';
import type { WizardNotice } from '../wizard/launch-wizard.ts';
import type { DraftNotice, Holder, LaunchReceipt, SavedDraft } from '../drafts/keep-draft.ts';
import { unanswered } from '#machines/lib/answer.ts';
import { port, watchPort } from '#machines/lib/port.ts';
import {
  abandonTest,
  beginTest,
  bringBackTest,
  duplicateTest,
  editTest,
  forgetUnread,
  heldName,
  hasTestToSpare,
  isFull,
  isOpenable,
  removeTest,
  settleTest,
  unfinishedTests,
} from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft, RequestTest, WizardDraft } from '#schema/rules/launch/request-draft.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import { assign, emit, enqueueActions, sendTo, setup, stateIn } from 'xstate';
import { chooseScheduleMachine } from './choose-schedule.ts';
import { keepDraftMachine } from '../drafts/keep-draft.ts';
import type { DraftAnswer } from '../drafts/manage-drafts.ts';
import { launchWizardMachine } from '../wizard/launch-wizard.ts';
import { holdsPlace, isLaunchable, notAnswered, refusalMessage } from './build-request.rules.ts';
import type { Ownership } from '../drafts/ownership.ts';

export type BuildRequestPorts = {
  /** Finds the draft, and holds it where it can be typed into; what was kept here and never sent counts as typed. */
  readonly loadDraft: PromiseActorLogic<
    LoadedDraft,
    { readonly wished: WishedDraft; readonly takeOver: boolean; readonly kept: SavedDraft | null }
  >;
  readonly discardDraft: PromiseActorLogic<DraftAnswer, { readonly draftId: string }>;
  /** Keeps a draft that does not go on as one of its own, and answers which; null where there is nothing to keep. */
  readonly setDraftAside: PromiseActorLogic<string | null, { readonly aside: RequestDraft; readonly beside: RequestDraft }>;
  /** With why it was refused. */
  readonly restoreDraft: PromiseActorLogic<string | null, { readonly draftId: string; readonly version: number | null }>;
  /** Launches the request; a draft that the server does not know yet is saved first. */
  readonly launchRequest: PromiseActorLogic<
    LaunchAnswer,
    { readonly key: string; readonly flags: LaunchFlags; readonly saved: SavedDraft }
  >;
  /** Tells the time. */
  readonly watchClock: CallbackActorLogic<EventObject, { readonly draftId: string }>;
  /** Follows a draft that somebody else types into, from what is known of it. */
  readonly watchDraft: CallbackActorLogic<EventObject, KnownDraft>;
};

export type BuildRequestInput = {
  readonly flags: LaunchFlags;
  readonly openedAt: string;
  readonly sdlcStage: SdlcStage | null;
  readonly wished: WishedDraft;
};

export type BuildRequestContext = {
  readonly flags: LaunchFlags;
  readonly now: string;
  readonly sdlcStage: SdlcStage | null;
  readonly draftId: string;
  readonly version: number;
  readonly savedAt: string | null;
  readonly draft: RequestDraft;
  readonly unsent: boolean;
  readonly of: Ownership;
  readonly wished: WishedDraft;
  /** The newer draft another place has saved. */
  readonly newer: SavedDraft | null;
  /** Who types into the draft instead. */
  readonly holder: Holder | null;
  /** Where the draft that was loaded last leads. */
  readonly arrival: Arrival;
  /** Whether it was last typed into elsewhere, so that the person is led to where that was. */
  readonly moved: boolean;
  readonly removing: string | null;
  /** The draft thrown away last, as long as it can be brought back. */
  readonly discarded: { readonly draftId: string; readonly version: number | null } | null;
  readonly refusals: readonly LaunchRefusal[];
  readonly receipt: LaunchReceipt | null;
  /** Whether the request had been launched before, and what was changed since is not part of it. */
  readonly isLate: boolean;
  /** What can be taken back for a moment. */
  readonly held: HeldLaunch | null;
};

export type BuildRequestEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'draft.takeOver' }
  | { readonly type: 'draft.keepMine' }
  | { readonly type: 'draft.takeTheirs' }
  | { readonly type: 'draft.begin' }
  | { readonly type: 'draft.shared'; readonly version: number }
  | { readonly type: 'draft.closed' }
  | { readonly type: 'draft.followed'; readonly saved: SavedDraft; readonly holder: Holder | null; readonly of: Ownership }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'draft.restore' }
  | { readonly type: 'clock.ticked'; readonly at: string }
  | { readonly type: 'test.begin'; readonly testId: string }
  | { readonly type: 'test.edit'; readonly testId: string; readonly step: WizardStep }
  | { readonly type: 'test.duplicate'; readonly testId: string; readonly copyId: string }
  | { readonly type: 'test.remove'; readonly testId: string }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.cancel' }
  | { readonly type: 'wizard.resume' }
  | { readonly type: 'wizard.leave' }
  | { readonly type: 'unread.forget' }
  | { readonly type: 'test.abandon'; readonly testId: string }
  | { readonly type: 'test.bringBack'; readonly draftId: string; readonly test: WizardDraft }
  | { readonly type: 'name.change'; readonly name: string }
  | { readonly type: 'files.change'; readonly files: RequestDraft['files'] }
  | { readonly type: 'request.launch' }
  | ScheduleNotice
  | WizardNotice
  | DraftNotice;

/** A test that stands in the wizard with something typed, and the name by which the request holds it as it was. */
export type UnfinishedTest = WizardDraft & { readonly heldAs: string | null };

export type BuildRequestEmitted =
  | { readonly type: 'test.settled'; readonly added: boolean }
  | { readonly type: 'problems.found' }
  | { readonly type: 'request.refused'; readonly message: string }
  | {
      readonly type: 'request.launched';
      readonly receipt: LaunchReceipt;
      readonly chosen: ChosenSchedule;
      readonly isLate: boolean;
      readonly held: HeldLaunch | null;
    }
  | { readonly type: 'draft.setAside'; readonly draftId: string | null }
  | { readonly type: 'aside.refused' }
  | { readonly type: 'takeOver.refused' }
  | { readonly type: 'draft.discarded'; readonly name: string }
  | { readonly type: 'discard.refused'; readonly message: string }
  | { readonly type: 'restore.refused'; readonly message: string }
  | { readonly type: 'test.abandoned'; readonly draftId: string; readonly test: WizardDraft; readonly heldAs: string | null };

export type BuildRequestOutput = { readonly receipt: LaunchReceipt | null };

export type BuildRequestTag = 'busy' | 'editable' | 'refused' | 'settled';

const unprovided: BuildRequestPorts = {
  loadDraft: port('loadDraft'),
  discardDraft: port('discardDraft'),
  restoreDraft: port('restoreDraft'),
  setDraftAside: port('setDraftAside'),
  launchRequest: port('launchRequest'),
  watchClock: watchPort('watchClock'),
  watchDraft: watchPort('watchDraft'),
};
export const draftOf = ({ draftId, version, savedAt, draft }: BuildRequestContext): SavedDraft => ({ draftId, version, savedAt, draft });
const opened = ({ draftId, version, savedAt, draft }: SavedDraft) => ({
  draftId,
  version,
  savedAt,
  draft,
  newer: null,
  holder: null,
  moved: false,
  unsent: false,
});
export const soughtBy = (context: BuildRequestContext) => ({
  wished: context.draftId === '' ? context.wished : { draftId: context.draftId, testId: null },
  kept: context.unsent && context.draftId !== '' ? draftOf(context) : null,
});
export const wizardOf = ({ wizard }: RequestDraft): WizardDraft => wizard ?? { testId: '', step: 'activity', values: newRequestedTest(1) };
export const buildRequestSetup = setup({
  types: {
    context: {} as BuildRequestContext,
    events: {} as BuildRequestEvent,
    input: {} as BuildRequestInput,
    children: {} as { chooseSchedule: 'chooseSchedule'; keepDraft: 'keepDraft'; launchWizard: 'launchWizard' },
    output: {} as BuildRequestOutput,
    emitted: {} as BuildRequestEmitted,
    tags: {} as BuildRequestTag,
  },
  actors: { ...unprovided, chooseSchedule: chooseScheduleMachine, keepDraft: keepDraftMachine, launchWizard: launchWizardMachine },
  actions: {
    rememberLoaded: assign(({ context: { sdlcStage } }, { loaded: found, arrival }: { loaded: LoadedDraft; arrival: Arrival }) => {
      switch (found.kind) {
        case 'launched':
          return { arrival, receipt: found.receipt, draft: found.draft };
        case 'missing':
          return { arrival };
        case 'conflicting':
          return { arrival, ...opened(found.saved), newer: found.newer, of: found.of };
        case 'reading':
          return { arrival, ...opened(found.saved), holder: found.holder, moved: true, of: found.of };
        case 'open': {
          const staged =
            sdlcStage === null || sdlcStage === found.saved.draft.sdlcStage ? found.saved.draft : { ...found.saved.draft, sdlcStage };
          const unsent = found.unsent || staged !== found.saved.draft;
          return { arrival, ...opened(found.saved), draft: staged, unsent, moved: found.moved, of: found.of };
        }
      }
    }),
    rememberTaken: assign((_, params: { by: Holder; unsent: boolean }) => ({ holder: params.by, unsent: params.unsent })),
    rememberFollowed: assign((_, { saved, holder, of }: { saved: SavedDraft; holder: Holder | null; of: Ownership }) => ({
      ...opened(saved),
      holder,
      of,
    })),
    rememberWish: assign((_, params: { draftId: string | null }) => ({ draftId: '', wished: { draftId: params.draftId, testId: null } })),
    rememberBack: assign(({ context }) => ({ draftId: '', wished: { draftId: context.discarded?.draftId ?? null, testId: null } })),
    rememberStep: assign(({ context: { draft } }, params: { step: WizardStep }) =>
      draft.wizard === null ? {} : { draft: { ...draft, wizard: { ...draft.wizard, ...params } } },
    ),
    rememberMine: assign(({ context }) => ({ version: context.newer?.version ?? context.version, newer: null, unsent: true })),
    /** Saved once more, so that it is the last saved one, after the one set aside. */
    rememberTheirs: assign(({ context }) => (context.newer === null ? {} : { ...opened(context.newer), unsent: true })),
    rememberVersion: assign((_, params: { version: number; savedAt: string | null }) => params),
    rememberNewer: assign((_, params: { newer: SavedDraft }) => params),
    rememberNow: assign((_, params: { at: string }) => ({ now: params.at })),
    rememberBegun: assign(({ context }, params: { testId: string }) => ({ draft: beginTest(context.draft, params.testId) })),
    rememberEdited: assign(({ context }, params: { testId: string; step: WizardStep }) => ({
      draft: editTest(context.draft, params.testId, params.step),
    })),
    rememberCopy: assign(({ context }, params: { testId: string; copyId: string }) => ({
      draft: duplicateTest(context.draft, params.testId, params.copyId),
    })),
    rememberRemoval: assign((_, params: { testId: string }) => ({ removing: params.testId })),
    forgetRemoval: assign({ removing: null }),
    forgetTest: assign(({ context }) => ({ draft: removeTest(context.draft, context.removing ?? ''), removing: null })),
    rememberPart: assign(({ context }, params: { part: Partial<Pick<RequestDraft, 'name' | 'schedule' | 'files'>> }) => ({
      draft: { ...context.draft, ...params.part },
    })),
    rememberWizard: assign(({ context: { draft } }, params: Omit<WizardDraft, 'testId'>) =>
      draft.wizard === null ? {} : { draft: { ...draft, wizard: { ...draft.wizard, ...params } } },
    ),
    forgetUnfinished: assign(({ context }, params: { testId: string }) => ({ draft: abandonTest(context.draft, params.testId) })),
    forgetUnread: assign(({ context }) => ({ draft: forgetUnread(context.draft) })),
    rememberBroughtBack: assign(({ context }, params: { test: WizardDraft }) => ({ draft: bringBackTest(context.draft, params.test) })),
    rememberTest: assign(({ context }, params: { test: RequestTest }) => ({ draft: settleTest(context.draft, params.test) })),
    rememberUnsent: assign({ unsent: true }),
    forgetMove: assign({ moved: false }),
    rememberDiscarded: assign(({ context: { draftId } }, { answer: { version = null } }: { answer: DraftAnswer }) => ({
      discarded: { draftId, version },
      draftId: '',
      wished: { draftId: null, testId: null },
    })),
    forgetRefusals: assign({ refusals: [] }),
    rememberRefusals: assign(({ context }, { answer }: { answer: LaunchAnswer }) => ({
      refusals: answer.kind === 'refused' ? answer.refusals : [],
      unsent: true,
      draft: { ...context.draft, attempt: context.draft.attempt + 1 },
    })),
    rememberReceipt: assign((_, { answer }: { answer: LaunchAnswer }) =>
      answer.kind === 'launched' ? { receipt: answer.receipt, isLate: answer.isLate, held: answer.held } : {},
    ),
    rememberFound: assign((_, params: { receipt: LaunchReceipt }) => ({ ...params, isLate: true })),
    announceHidden: sendTo('keepDraft', { type: 'page.hidden' }),
    announceChange: sendTo('keepDraft', ({ context }) => ({ type: 'draft.change', draft: context.draft })),
    announceVersion: sendTo('keepDraft', (_, params: { version: number }) => ({ type: 'version.changed', version: params.version })),
    announceSettled: emit(({ context }, { test }: { test: RequestTest }) => ({
      type: 'test.settled' as const,
      added: context.draft.tests.every(({ id }) => id !== test.id),
    })),
    announceProblems: emit({ type: 'problems.found' }),
    announceRefused: emit((_, { answer }: { answer: LaunchAnswer }) => ({
      type: 'request.refused' as const,
      message: refusalMessage(answer.kind === 'refused' ? answer.refusals : []),
    })),
    announceUnanswered: emit({ type: 'request.refused', message: notAnswered }),
    announceLaunched: emit(({ context }) => ({
      type: 'request.launched' as const,
      receipt: context.receipt ?? { id: '', name: context.draft.name },
      chosen: { schedule: context.draft.schedule, at: context.now },
      isLate: context.isLate,
      held: context.held,
    })),
    announceAside: emit((_, params: { draftId: string | null }) => ({ type: 'draft.setAside' as const, ...params })),
    announceUnkept: emit({ type: 'aside.refused' }),
    announceUntaken: emit({ type: 'takeOver.refused' }),
    announceDiscarded: emit(({ context }) => ({ type: 'draft.discarded' as const, name: context.draft.name })),
    announceKept: emit((_, { refusal }: { refusal: string | null }) => ({
      type: 'discard.refused' as const,
      message: `The draft was not discarded. ${refusal ?? unanswered}`,
    })),
    announceUnrestored: enqueueActions(({ enqueue }, { refusal }: { refusal: string | null }) => {
      if (refusal !== null) enqueue.emit({ type: 'restore.refused', message: `The draft was not brought back. ${refusal}` });
    }),
    announceAbandoned: enqueueActions(({ context: { draft, draftId }, enqueue }, { testId }: { testId: string }) => {
      const test = unfinishedTests(draft).find((each) => each.testId === testId);
      if (test !== undefined) enqueue.emit({ type: 'test.abandoned', draftId, test, heldAs: heldName(draft, testId) });
    }),
  },
  guards: {
    isFound: ({ context }, params: { as: Arrival }) => context.arrival === params.as,
    isDiscarded: (_, { answer }: { answer: DraftAnswer }) => answer.refusal === null,
    isInWizard: stateIn({ reading: { page: 'wizard' } }),
    isTheirs: ({ context }) => !context.unsent,
    isTheirsWithOpenTest: ({ context: { unsent, draft } }, { saved }: { saved: SavedDraft }) => !unsent && holdsPlace(saved, draft.wizard),
    mayType: ({ context }) => context.of.refused['draft.save'] === null,
    mayDiscard: ({ context }) => context.of.refused['draft.discard'] === null,
    isLaunched: (_, params: { answer: LaunchAnswer }) => params.answer.kind === 'launched',
    isLaunchable: ({ context }) => isLaunchable(context),
    isFull: ({ context }) => isFull(context.draft),
    isOpenable: ({ context }, params: { testId: string }) => isOpenable(context.draft, params.testId),
    mayDuplicate: ({ context: { draft } }, { testId }: { testId: string }) => !isFull(draft) && draft.tests.some(({ id }) => id === testId),
    mayRemove: ({ context: { draft } }, { testId }: { testId: string }) =>
      hasTestToSpare(draft) && draft.tests.some(({ id }) => id === testId),
    isUnfinished: ({ context }, params: { testId: string }) =>
      unfinishedTests(context.draft).some(({ testId }) => testId === params.testId),
    hasUnread: ({ context }) => context.draft.unread.length > 0,
    hasWizard: ({ context }) => context.draft.wizard !== null,
    isOfDraft: ({ context }, params: { draftId: string }) => context.draftId === params.draftId,
    hasDiscarded: ({ context }) => context.discarded !== null,
  },
});
