import { unanswered } from '#machines/lib/answer.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { emptyDraft, launchKey } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft, WizardDraft, RequestTest } from '#schema/rules/launch/request-draft.ts';
import type { SdlcStage, WizardStep } from '#schema/vocabulary/launch/places.ts';
import { not } from 'xstate';
import type { CallbackActorLogic, EventObject, PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ChosenSchedule } from '#machines/flows/shared/choose-schedule.rules.ts';
import type { ScheduleNotice } from './choose-schedule.ts';
import { ownNew } from '../drafts/ownership.ts';
import type { Ownership } from '../drafts/ownership.ts';
import type { DraftNotice, Holder, LaunchReceipt, SavedDraft } from '../drafts/keep-draft.ts';
import type { WizardNotice } from '../wizard/launch-wizard.ts';
import { ofTest, reading } from './build-request.reading.ts';
import { newDraft } from './build-request.rules.ts';
import { buildRequestSetup, draftOf, soughtBy, wizardOf } from './build-request.setup.ts';

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
type KnownDraft = { readonly draftId: string; readonly version: number; readonly holder: Holder | null; readonly of: Ownership };
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
  /** With the version that it left. */
  readonly discardDraft: PromiseActorLogic<number | null, { readonly draftId: string }>;
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
  | { readonly type: 'restore.refused'; readonly message: string }
  | { readonly type: 'test.abandoned'; readonly draftId: string; readonly test: WizardDraft; readonly heldAs: string | null };
export type BuildRequestOutput = { readonly receipt: LaunchReceipt | null };
export type BuildRequestTag = 'busy' | 'editable' | 'refused' | 'settled';

export type BuildRequestActorRef = ActorRefFrom<typeof buildRequestMachine>;
export type BuildRequestSnapshot = SnapshotFrom<typeof buildRequestMachine>;

const loaded = ({ event }: { event: { output: LoadedDraft } }) => ({ loaded: event.output, arrival: event.output.kind });
const kept = ({ event }: { event: { output: string | null } }) => ({ draftId: event.output });
const answered = ({ event }: { event: { output: LaunchAnswer } }) => ({ answer: event.output });
const settled = ({ event }: { event: { output: { testId: string; values: RequestTest['values'] } } }) => ({
  test: { id: event.output.testId, values: event.output.values },
});

/** Builds a request out of tests, keeps it while it is typed, and launches it once, whatever happens to the answer. */
export const buildRequestMachine = buildRequestSetup.createMachine({
  id: 'buildRequest',
  context: ({ input }) => ({
    flags: input.flags,
    now: input.openedAt,
    sdlcStage: input.sdlcStage,
    draftId: '',
    version: 0,
    savedAt: null,
    draft: emptyDraft('UTC'),
    unsent: false,
    of: ownNew(''),
    wished: input.wished,
    newer: null,
    holder: null,
    arrival: 'missing',
    moved: false,
    removing: null,
    discarded: null,
    refusals: [],
    receipt: null,
    isLate: false,
  }),
  output: ({ context }) => ({ receipt: context.receipt }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context }) => ({ ...soughtBy(context), takeOver: false }),
        onDone: { target: 'found', actions: { type: 'rememberLoaded', params: loaded } },
        onError: 'unloaded',
      },
    },
    found: {
      id: 'found',
      always: [
        { guard: { type: 'isFound', params: { as: 'wizard' } }, target: 'open.wizard' },
        { guard: { type: 'isFound', params: { as: 'open' } }, target: 'open' },
        { guard: { type: 'isFound', params: { as: 'reading' } }, target: 'reading' },
        { guard: { type: 'isFound', params: { as: 'conflicting' } }, target: 'conflicting' },
        { guard: { type: 'isFound', params: { as: 'missing' } }, target: 'missing' },
        { target: 'launched' },
      ],
    },
    unloaded: { tags: 'refused', on: { 'load.retry': 'loading' } },
    missing: {
      id: 'missing',
      tags: 'refused',
      on: {
        'load.retry': 'loading',
        'draft.begin': { target: 'loading', actions: { type: 'rememberWish', params: { draftId: newDraft } } },
      },
    },
    conflicting: {
      on: {
        'draft.keepMine': 'keepingMine',
        'draft.takeTheirs': 'takingTheirs',
      },
    },
    keepingMine: {
      tags: 'busy',
      description: 'The newer draft is kept as one of its own before it is replaced.',
      invoke: {
        id: 'setDraftAside',
        src: 'setDraftAside',
        input: ({ context }) => ({ aside: context.newer?.draft ?? context.draft, beside: context.draft }),
        onDone: { target: 'open', actions: ['rememberMine', { type: 'announceAside', params: kept }] },
        onError: { target: 'conflicting', actions: 'announceUnkept' },
      },
    },
    takingTheirs: {
      tags: 'busy',
      description: 'What was typed here is kept as a draft of its own before it is replaced.',
      invoke: {
        id: 'setDraftAside',
        src: 'setDraftAside',
        input: ({ context }) => ({ aside: context.draft, beside: context.newer?.draft ?? context.draft }),
        onDone: { target: 'open', actions: ['rememberTheirs', { type: 'announceAside', params: kept }] },
        onError: { target: 'conflicting', actions: 'announceUnkept' },
      },
    },
    reading,
    open: {
      initial: 'summary',
      invoke: [
        {
          id: 'keepDraft',
          src: 'keepDraft',
          input: ({ context, self }) => ({ saved: draftOf(context), unsent: context.unsent, listener: self }),
          onError: 'unloaded',
        },
        { id: 'watchClock', src: 'watchClock', input: ({ context }) => ({ draftId: context.draftId }), onError: {} },
      ],
      on: {
        'clock.ticked': { actions: { type: 'rememberNow', params: ({ event }) => ({ at: event.at }) } },
        'draft.taken': {
          target: 'reading',
          actions: { type: 'rememberTaken', params: ({ event: { by, unsent } }) => ({ by, unsent }) },
        },
        'draft.shared': { actions: { type: 'announceVersion', params: ({ event }) => ({ version: event.version }) } },
        'draft.discard': { guard: 'mayDiscard', target: 'discarding' },
        'draft.restore': { guard: 'hasDiscarded', target: 'restoring' },
        'draft.saved': {
          actions: { type: 'rememberVersion', params: ({ event }) => ({ version: event.version, savedAt: event.savedAt }) },
        },
        'draft.launched': {
          target: 'launched',
          actions: { type: 'rememberFound', params: ({ event }) => ({ receipt: event.receipt }) },
        },
        'draft.outdated': { target: 'conflicting', actions: { type: 'rememberNewer', params: ({ event }) => ({ newer: event.newer }) } },
      },
      states: {
        summary: {
          tags: 'editable',
          initial: 'calm',
          invoke: {
            id: 'chooseSchedule',
            src: 'chooseSchedule',
            input: ({ context, self }) => ({ schedule: context.draft.schedule, flags: context.flags, listener: self }),
            onError: {},
          },
          on: {
            'test.begin': {
              guard: not('isFull'),
              target: 'wizard',
              actions: [{ type: 'rememberBegun', params: ofTest }, 'announceChange'],
            },
            'test.edit': {
              guard: { type: 'isOpenable', params: ofTest },
              target: 'wizard',
              actions: [{ type: 'rememberEdited', params: ({ event }) => ({ testId: event.testId, step: event.step }) }, 'announceChange'],
            },
            'test.duplicate': {
              guard: { type: 'mayDuplicate', params: ofTest },
              actions: [
                { type: 'rememberCopy', params: ({ event }) => ({ testId: event.testId, copyId: event.copyId }) },
                'announceChange',
              ],
            },
            'test.remove': {
              guard: { type: 'mayRemove', params: ofTest },
              target: '.removing',
              actions: { type: 'rememberRemoval', params: ofTest },
            },
            'wizard.resume': { guard: 'hasWizard', target: 'wizard' },
            'test.abandon': {
              guard: { type: 'isUnfinished', params: ofTest },
              actions: [{ type: 'announceAbandoned', params: ofTest }, { type: 'forgetUnfinished', params: ofTest }, 'announceChange'],
            },
            'unread.forget': { guard: 'hasUnread', actions: ['forgetUnread', 'announceChange'] },
            'test.bringBack': {
              guard: { type: 'isOfDraft', params: ({ event }) => ({ draftId: event.draftId }) },
              actions: [{ type: 'rememberBroughtBack', params: ({ event }) => ({ test: event.test }) }, 'announceChange'],
            },
            'draft.gone': '#missing',
            'name.change': {
              actions: [{ type: 'rememberPart', params: ({ event }) => ({ part: { name: event.name } }) }, 'announceChange'],
            },
            'schedule.changed': {
              actions: [{ type: 'rememberPart', params: ({ event }) => ({ part: { schedule: event.schedule } }) }, 'announceChange'],
            },
            'request.launch': [
              { guard: 'isLaunchable', target: 'launching' },
              { target: '.correcting', actions: 'announceProblems' },
            ],
          },
          states: {
            calm: {},
            correcting: { tags: 'refused' },
            refused: { tags: 'refused' },
            unanswered: { tags: 'refused' },
            removing: {
              on: {
                'removal.confirm': { target: 'calm', actions: ['forgetTest', 'announceChange'] },
                'removal.cancel': { target: 'calm', actions: 'forgetRemoval' },
              },
            },
          },
        },
        wizard: {
          tags: 'editable',
          entry: 'forgetMove',
          invoke: {
            id: 'launchWizard',
            src: 'launchWizard',
            input: ({ context, self }) => ({ ...wizardOf(context.draft), flags: context.flags, listener: self, isReading: false }),
            onDone: {
              target: 'summary',
              actions: [{ type: 'announceSettled', params: settled }, { type: 'rememberTest', params: settled }, 'announceChange'],
            },
            onError: 'summary',
          },
          on: {
            'wizard.changed': {
              actions: [{ type: 'rememberWizard', params: ({ event }) => ({ step: event.step, values: event.values }) }, 'announceChange'],
            },
            'test.bringBack': {
              guard: { type: 'isOfDraft', params: ({ event }) => ({ draftId: event.draftId }) },
              actions: [{ type: 'rememberBroughtBack', params: ({ event }) => ({ test: event.test }) }, 'announceChange'],
            },
            'draft.gone': '#missing',
            'wizard.leave': 'summary',
          },
        },
        launching: {
          tags: 'busy',
          entry: ['forgetRefusals', 'announceHidden'],
          description: 'What was typed is still kept; nothing takes the draft away meanwhile.',
          on: { 'draft.taken': {}, 'draft.outdated': {}, 'draft.launched': {}, 'draft.discard': {}, 'draft.restore': {} },
          invoke: {
            id: 'launchRequest',
            src: 'launchRequest',
            input: ({ context }) => ({
              key: launchKey(context.draftId, context.draft),
              flags: context.flags,
              saved: draftOf(context),
            }),
            onDone: [
              {
                guard: { type: 'isLaunched', params: answered },
                target: '#launched',
                actions: { type: 'rememberReceipt', params: answered },
              },
              {
                target: 'summary.refused',
                actions: [
                  { type: 'rememberRefusals', params: answered },
                  { type: 'announceRefused', params: answered },
                ],
              },
            ],
            onError: { target: 'summary.unanswered', actions: ['rememberUnsent', 'announceUnanswered'] },
          },
        },
      },
    },
    discarding: {
      tags: 'busy',
      invoke: {
        id: 'discardDraft',
        src: 'discardDraft',
        input: ({ context }) => ({ draftId: context.draftId }),
        onDone: {
          target: 'loading',
          actions: [{ type: 'rememberDiscarded', params: ({ event }) => ({ version: event.output }) }, 'announceDiscarded'],
        },
        onError: { target: 'open', actions: 'rememberUnsent' },
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restoreDraft',
        src: 'restoreDraft',
        input: ({ context: { discarded } }) => discarded ?? { draftId: '', version: null },
        onDone: {
          target: 'loading',
          actions: ['rememberBack', { type: 'announceUnrestored', params: ({ event }) => ({ refusal: event.output }) }],
        },
        onError: { target: 'loading', actions: ['rememberBack', { type: 'announceUnrestored', params: { refusal: unanswered } }] },
      },
    },
    launched: { id: 'launched', type: 'final', tags: 'settled', entry: 'announceLaunched' },
  },
});
