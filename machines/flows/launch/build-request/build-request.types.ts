import type { CustomerRequestInput } from '#schema/rules/launch/customer-request.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import type { SdlcStage, WizardStep } from '#schema/vocabulary/launch/places.ts';
import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';
import type { ScheduleNotice } from '../choose-schedule/choose-schedule.types.ts';
import type { DraftNotice, SavedDraft } from '../keep-draft/keep-draft.types.ts';
import type { WizardNotice } from '../launch-wizard/launch-wizard.types.ts';

export type LaunchReceipt = { readonly id: string; readonly name: string };
export type LaunchRefusal = { readonly code: string; readonly message: string; readonly path: string | null };

/** What a person finds when they open Launch: their draft, the receipt of a launch whose answer was lost, or a draft open in another tab. */
export type LoadedDraft =
  | { readonly kind: 'open'; readonly saved: SavedDraft; readonly unsent: boolean }
  | { readonly kind: 'launched'; readonly receipt: LaunchReceipt }
  | { readonly kind: 'elsewhere'; readonly saved: SavedDraft; readonly newer: SavedDraft | null };
export type LaunchAnswer =
  | { readonly kind: 'launched'; readonly receipt: LaunchReceipt }
  | { readonly kind: 'refused'; readonly refusals: readonly LaunchRefusal[] };

export type BuildRequestPorts = {
  readonly loadDraft: PromiseActorLogic<LoadedDraft, { readonly takeOver: boolean }>;
  readonly discardDraft: PromiseActorLogic<void, { readonly draftId: string }>;
  readonly restoreDraft: PromiseActorLogic<void, { readonly draftId: string }>;
  /** Launches the request; a draft that the server does not know yet is saved first. */
  readonly launchRequest: PromiseActorLogic<
    LaunchAnswer,
    { readonly key: string; readonly input: CustomerRequestInput; readonly saved: SavedDraft }
  >;
  /** Tells the time, and that another tab took the draft. */
  readonly watchDraft: CallbackActorLogic<EventObject, { readonly draftId: string }>;
};

export type BuildRequestInput = { readonly flags: LaunchFlags; readonly openedAt: string; readonly sdlcStage: SdlcStage | null };
export type BuildRequestContext = {
  readonly flags: LaunchFlags;
  readonly now: string;
  readonly sdlcStage: SdlcStage | null;
  readonly draftId: string;
  readonly version: number;
  readonly savedAt: string | null;
  readonly draft: RequestDraft;
  readonly unsent: boolean;
  /** The newer draft another tab has saved. */
  readonly newer: SavedDraft | null;
  readonly takeOver: boolean;
  readonly removing: string | null;
  /** The draft thrown away last, as long as it can be brought back. */
  readonly discarded: string | null;
  readonly refusals: readonly LaunchRefusal[];
  readonly receipt: LaunchReceipt | null;
};
export type BuildRequestEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'draft.takeOver' }
  | { readonly type: 'draft.keepMine' }
  | { readonly type: 'draft.takeTheirs' }
  | { readonly type: 'draft.claimed' }
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
  | { readonly type: 'test.abandon'; readonly testId: string }
  | { readonly type: 'name.change'; readonly name: string }
  | { readonly type: 'request.launch' }
  | ScheduleNotice
  | WizardNotice
  | DraftNotice;
export type BuildRequestEmitted =
  | { readonly type: 'test.settled'; readonly added: boolean }
  | { readonly type: 'problems.found' }
  | { readonly type: 'request.refused'; readonly message: string }
  | { readonly type: 'request.launched'; readonly receipt: LaunchReceipt }
  | { readonly type: 'draft.discarded' };
export type BuildRequestOutput = { readonly receipt: LaunchReceipt | null };
export type BuildRequestTag = 'busy' | 'editable' | 'refused' | 'settled';
