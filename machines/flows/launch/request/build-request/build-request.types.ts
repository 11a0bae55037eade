import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { RequestDraft, WizardDraft } from '#schema/rules/launch/request-draft.ts';
import type { SdlcStage, WizardStep } from '#schema/vocabulary/launch/places.ts';
import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';
import type { ChosenSchedule } from '../choose-schedule/choose-schedule.types.ts';
import type { ScheduleNotice } from '../choose-schedule/choose-schedule.types.ts';
import type { Ownership } from '../../drafts/ownership.ts';
import type { DraftNotice, Holder, LaunchReceipt, SavedDraft } from '../../drafts/keep-draft/keep-draft.types.ts';
import type { WizardNotice } from '../../wizard/launch-wizard/launch-wizard.types.ts';

export type LaunchRefusal = { readonly code: string; readonly message: string; readonly path: string | null };

/** The draft an address names: by its own id or by one of its tests; 'new' begins another, and nothing goes on where the person was. */
export type WishedDraft = { readonly draftId: string | null; readonly testId: string | null };

/** What a person finds when they open Launch. */
export type LoadedDraft =
  /** Theirs to type into; moved when it was last typed into at another device. */
  | { readonly kind: 'open'; readonly saved: SavedDraft; readonly unsent: boolean; readonly moved: boolean; readonly of: Ownership }
  /** Somebody else types into it, or it is shared to be read. */
  | { readonly kind: 'reading'; readonly saved: SavedDraft; readonly holder: Holder | null; readonly of: Ownership }
  /** Typed into in two places. */
  | { readonly kind: 'conflicting'; readonly saved: SavedDraft; readonly newer: SavedDraft; readonly of: Ownership }
  /** The launch whose answer was lost. */
  | { readonly kind: 'launched'; readonly receipt: LaunchReceipt; readonly draft: RequestDraft }
  /** Discarded, or no longer shared. */
  | { readonly kind: 'missing' };
/** Where it leads: a draft that was taken over from its wizard goes on there. */
export type Arrival = LoadedDraft['kind'] | 'wizard';
/** What a reader knows of a draft. */
export type KnownDraft = { readonly draftId: string; readonly version: number; readonly holder: Holder | null; readonly of: Ownership };
/** A launch that was late found the request launched already: what was changed since is not part of it. */
export type LaunchAnswer =
  | { readonly kind: 'launched'; readonly receipt: LaunchReceipt; readonly isLate: boolean }
  | { readonly kind: 'refused'; readonly refusals: readonly LaunchRefusal[] };

export type BuildRequestPorts = {
  /** Finds the draft, and holds it where it can be typed into; what was kept here and never sent counts as typed. */
  readonly loadDraft: PromiseActorLogic<
    LoadedDraft,
    { readonly wished: WishedDraft; readonly takeOver: boolean; readonly kept: SavedDraft | null }
  >;
  readonly discardDraft: PromiseActorLogic<void, { readonly draftId: string }>;
  /** Keeps a draft that does not go on as one of its own, and answers which; null where there is nothing to keep. */
  readonly setDraftAside: PromiseActorLogic<string | null, { readonly aside: RequestDraft; readonly beside: RequestDraft }>;
  readonly restoreDraft: PromiseActorLogic<void, { readonly draftId: string }>;
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
  readonly discarded: string | null;
  readonly refusals: readonly LaunchRefusal[];
  readonly receipt: LaunchReceipt | null;
  /** Whether the request had been launched before, and what was changed since is not part of it. */
  readonly isLate: boolean;
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
    }
  | { readonly type: 'draft.setAside'; readonly draftId: string | null }
  | { readonly type: 'aside.refused' }
  | { readonly type: 'takeOver.refused' }
  | { readonly type: 'draft.discarded'; readonly name: string }
  | { readonly type: 'test.abandoned'; readonly draftId: string; readonly test: WizardDraft; readonly heldAs: string | null };
export type BuildRequestOutput = { readonly receipt: LaunchReceipt | null };
export type BuildRequestTag = 'busy' | 'editable' | 'refused' | 'settled';
