import type { ClonedCases } from '#schema/rules/launch/cloned-cases.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import type { LaunchReceipt } from './drafts/keep-draft.ts';
import type { HeldLaunch, WishedDraft } from './request/build-request.rules.ts';
import type { ChosenSchedule } from '#machines/flows/shared/choose-schedule.rules.ts';

/** What leads into Launch: the switches of the organization, and what an address and its entry in the history of the tab say. */
export type WayIn = {
  readonly hasAdvancedTests: boolean;
  readonly hasRequestFlow: boolean;
  /** Where the entry stands in the history. */
  readonly place: number;
  readonly isWizard: boolean;
  readonly tab: string | null;
  readonly sdlcStage: SdlcStage | null;
  readonly draft: string | null;
  readonly test: string | null;
  /** The earlier test to clone, and which of its test cases go along. */
  readonly clone: string | null;
  readonly cases: ClonedCases;
  /** What came along as the form, readable or not. */
  readonly form: unknown;
};

/** What stands at Launch: nothing, the old card, the simple form, an earlier test that is cloned, or the request. */
export type LaunchFace = 'nothing' | 'landing' | 'simple' | 'cloning' | 'request';

/** What a page hands to the next beside its address. */
export type Along = {
  readonly requestName?: string;
  readonly launchedTestId?: string;
  readonly chosen?: ChosenSchedule;
  readonly isLate?: boolean;
  readonly draftId?: string;
  readonly form?: unknown;
};

/** Where the router leads. Search values of `same` are those of the address; a page in place of another is shown only while that one is not left already. */
export type RouterOrder =
  | { readonly type: 'page.back' }
  | { readonly type: 'draft.name'; readonly draftId: string }
  | {
      readonly type: 'page.open' | 'page.replace';
      readonly to: '/launch' | '/launch/preview' | '/launch/success' | '/launch/advanced-tests-for-cloning';
      readonly search: 'same' | { readonly draft?: string; readonly tab?: 'advanced_test' };
      readonly along?: Along | null;
      readonly while?: 'at Launch' | 'at its first page';
      readonly keepsScroll?: boolean;
    };

export type Launched = { readonly receipt: LaunchReceipt; readonly chosen: ChosenSchedule; readonly isLate: boolean };

export type OpenLaunchContext = {
  /** Null while no page of a launch is looked at. */
  readonly way: WayIn | null;
  /** The draft that is looked for, and then the one that was found. */
  readonly wished: WishedDraft;
  /** Whether the server knows it, so that an address can name it. */
  readonly isKnown: boolean;
  /** Grows when the pages stand on another draft or form. */
  readonly turn: number;
  /** The draft that an address named last and that was followed. */
  readonly named: string | null;
  /** Whether that one was left, while the address still names it. */
  readonly isLeft: boolean;
  /** The test that stood open in the wizard under its address. */
  readonly shownTest: string | null;
  readonly launched: Launched | null;
  /** The launch that was sent last, while it may be taken back. */
  readonly held: HeldLaunch | null;
  /** Where the success page stands in the history; the entries before it are of a request that is launched. */
  readonly success: number | null;
};

export type OpenLaunchEvent =
  | { readonly type: 'address.changed'; readonly way: WayIn }
  | { readonly type: 'launch.left' }
  | { readonly type: 'entry.pushed'; readonly place: number }
  | { readonly type: 'success.shown'; readonly place: number }
  | { readonly type: 'launch.takenBack'; readonly draftId: string }
  | { readonly type: 'test.cloned'; readonly draftId: string }
  | { readonly type: 'clone.cancelled' }
  | { readonly type: 'preview.opened'; readonly form: KeptForm }
  /** The form stands on its own from here on: a reload does not start it again from what came along. */
  | { readonly type: 'form.kept' }
  /** The device cannot keep the form: the address keeps it for a reload. */
  | { readonly type: 'form.unkept'; readonly copy: unknown }
  | { readonly type: 'form.restored' }
  | { readonly type: 'draft.opened'; readonly draftId: string; readonly isKnown: boolean }
  /** The draft is gone, for whichever is chosen next. */
  | { readonly type: 'draft.discarded' }
  | { readonly type: 'draft.restored' }
  /** A test was brought back, or a draft can be drawn again: the request is shown. */
  | { readonly type: 'request.resumed' }
  | { readonly type: 'test.shown'; readonly testId: string }
  | { readonly type: 'test.settled' }
  | { readonly type: 'wizard.left' }
  | ({ readonly type: 'request.launched'; readonly held: HeldLaunch | null } & Launched);

/** What Launch shows: without the request flow the old card, and the simple form for an advanced test or a clone. */
export function launchFace({ hasAdvancedTests, hasRequestFlow, tab, clone }: WayIn): LaunchFace {
  if (!hasAdvancedTests) return 'nothing';
  if (hasRequestFlow) return clone === null ? 'request' : 'cloning';
  return tab === 'advanced_test' || clone !== null ? 'simple' : 'landing';
}

/** Whether an entry is of the request whose success page stands after it: there is nothing to see, and nobody wants the success page again. */
export const isBehind = ({ success }: OpenLaunchContext, { place }: WayIn): boolean => success !== null && place > 0 && place < success;

/** Whether it is a page that was left before its draft had a name. */
export const isPassed = (context: OpenLaunchContext, way: WayIn): boolean =>
  launchFace(way) === 'request' && way.isWizard && way.draft === null && isBehind(context, way);

export type Lead = 'anew' | 'toDraft' | 'toName' | 'nowhere';

/** Where an address leads from what stands: a draft only where it names another than the one that is open. */
export function leadOf(context: OpenLaunchContext, next: WayIn): Lead {
  const { way, wished, isKnown, named, launched } = context;
  if (way === null || launchFace(way) !== launchFace(next)) return 'anew';
  if (launchFace(next) !== 'request') return 'nowhere';
  if (launched === null && way.place !== next.place && isPassed(context, next)) return 'anew';
  if (next.draft !== null && next.draft !== named && next.draft !== wished.draftId) return 'toDraft';
  return isKnown && next.draft !== way.draft && next.draft !== wished.draftId ? 'toName' : 'nowhere';
}
