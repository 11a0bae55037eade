import { watchPort } from '#machines/lib/watch-port.ts';
import type { ClonedCases } from '#schema/rules/launch/cloned-cases.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom, CallbackActorLogic, SnapshotFrom } from 'xstate';
import type { LaunchReceipt } from './drafts/keep-draft.ts';
import type { WishedDraft } from './request/build-request.rules.ts';
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
type Along = {
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
      readonly along?: Along;
      readonly while?: 'at Launch' | 'at its first page';
      readonly keepsScroll?: boolean;
    };

export type OpenLaunchPorts = {
  /** Leads as it is told, and tells which places of the history new pages take. */
  readonly leadRouter: CallbackActorLogic<RouterOrder>;
};

type Launched = { readonly receipt: LaunchReceipt; readonly chosen: ChosenSchedule; readonly isLate: boolean };

type OpenLaunchContext = {
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
  | ({ readonly type: 'request.launched' } & Launched);

export type OpenLaunchActorRef = ActorRefFrom<typeof openLaunchMachine>;
type OpenLaunchSnapshot = SnapshotFrom<typeof openLaunchMachine>;

const unprovided: OpenLaunchPorts = { leadRouter: watchPort('leadRouter') };

/** What Launch shows: without the request flow the old card, and the simple form for an advanced test or a clone. */
function launchFace({ hasAdvancedTests, hasRequestFlow, tab, clone }: WayIn): LaunchFace {
  if (!hasAdvancedTests) return 'nothing';
  if (hasRequestFlow) return clone === null ? 'request' : 'cloning';
  return tab === 'advanced_test' || clone !== null ? 'simple' : 'landing';
}

/** Whether an entry is of the request whose success page stands after it: there is nothing to see, and nobody wants the success page again. */
const isBehind = ({ success }: OpenLaunchContext, { place }: WayIn): boolean => success !== null && place > 0 && place < success;

/** Whether it is a page that was left before its draft had a name. */
const isPassed = (context: OpenLaunchContext, way: WayIn): boolean =>
  launchFace(way) === 'request' && way.isWizard && way.draft === null && isBehind(context, way);

type Lead = 'anew' | 'toDraft' | 'toName' | 'nowhere';

/** Where an address leads from what stands: a draft only where it names another than the one that is open. */
function leadOf(context: OpenLaunchContext, next: WayIn): Lead {
  const { way, wished, isKnown, named, launched } = context;
  if (way === null || launchFace(way) !== launchFace(next)) return 'anew';
  if (launchFace(next) !== 'request') return 'nowhere';
  if (launched === null && way.place !== next.place && isPassed(context, next)) return 'anew';
  if (next.draft !== null && next.draft !== named && next.draft !== wished.draftId) return 'toDraft';
  return isKnown && next.draft !== way.draft && next.draft !== wished.draftId ? 'toName' : 'nowhere';
}

const nothing: WishedDraft = { draftId: null, testId: null };
const toSummary = { type: 'page.replace', to: '/launch', search: 'same' } as const;
const way = ({ event }: { event: { way: WayIn } }) => ({ way: event.way });
const led =
  (to: Lead) =>
  ({ event }: { event: { way: WayIn } }) => ({ way: event.way, to });
const draft = ({ event }: { event: { draftId: string; isKnown: boolean } }) => ({ draftId: event.draftId, isKnown: event.isKnown });
const ofDraft = ({ event }: { event: { draftId: string } }) => ({ draftId: event.draftId });

/** Leads into Launch and out of it: chooses its face, stands on the draft that is meant until another one is, and passes what is launched. */
export const openLaunchMachine = setup({
  types: {
    context: {} as OpenLaunchContext,
    events: {} as OpenLaunchEvent,
    children: {} as { leadRouter: 'leadRouter' },
  },
  actors: unprovided,
  actions: {
    rememberWay: assign(({ context: { named, isLeft } }, { way: next }: { way: WayIn }) => ({
      way: next,
      named: next.draft ?? (isLeft ? null : named),
      isLeft: isLeft && next.draft === named,
    })),
    rememberWish: assign(({ context: { turn } }, { way: next }: { way: WayIn }) => ({
      wished: { draftId: next.draft, testId: next.test },
      isKnown: false,
      turn: turn + 1,
      shownTest: null,
      launched: null,
    })),
    rememberDraft: assign(({ context: { wished } }, { draftId, isKnown }: { draftId: string; isKnown: boolean }) => ({
      wished: wished.draftId === draftId ? wished : { ...wished, draftId },
      isKnown,
    })),
    rememberTurn: assign(({ context }) => ({ turn: context.turn + 1 })),
    rememberShown: assign((_, params: { testId: string }) => ({ shownTest: params.testId })),
    rememberLaunched: assign((_, launched: Launched) => ({ launched })),
    rememberSuccess: assign((_, { place }: { place: number }) => ({ success: place })),
    forgetWay: assign({ way: null, named: null, isLeft: false }),
    forgetDraft: assign(({ context }) => ({
      wished: nothing,
      isKnown: false,
      named: context.way?.draft ?? null,
      isLeft: true,
      shownTest: null,
    })),
    forgetShown: assign({ shownTest: null }),
    forgetSuccess: assign({ success: null }),
    tellBack: sendTo('leadRouter', { type: 'page.back' }),
    tellName: sendTo('leadRouter', ({ context }) => ({ type: 'draft.name', draftId: context.wished.draftId ?? '' })),
    tellLaunch: sendTo('leadRouter', { type: 'page.replace', to: '/launch', search: {} }),
    tellSummary: sendTo('leadRouter', toSummary),
    tellNext: sendTo('leadRouter', { type: 'page.open', to: '/launch', search: {} }),
    tellDraft: sendTo('leadRouter', (_, { draftId }: { draftId: string }) => ({
      type: 'page.replace',
      to: '/launch',
      search: { draft: draftId },
      along: { draftId },
    })),
    tellClones: sendTo('leadRouter', { type: 'page.replace', to: '/launch/advanced-tests-for-cloning', search: {} }),
    tellPreview: sendTo('leadRouter', (_, { form }: { form: KeptForm }) => ({
      type: 'page.open',
      to: '/launch/preview',
      search: {},
      along: { form },
    })),
    tellAlone: sendTo('leadRouter', { type: 'page.replace', to: '/launch', search: { tab: 'advanced_test' }, keepsScroll: true }),
    tellCopy: sendTo('leadRouter', (_, { copy }: { copy: unknown }) => ({
      ...toSummary,
      along: { form: copy },
      while: 'at its first page' as const,
      keepsScroll: true,
    })),
    tellSuccess: sendTo('leadRouter', ({ context: { launched } }) => ({
      type: 'page.replace',
      to: '/launch/success',
      search: {},
      along:
        launched === null
          ? {}
          : {
              requestName: launched.receipt.name,
              launchedTestId: launched.receipt.id,
              chosen: launched.chosen,
              isLate: launched.isLate,
            },
      while: 'at Launch',
    })),
  },
  guards: {
    isLed: ({ context }, params: { way: WayIn; to: Lead }) => leadOf(context, params.way) === params.to,
    isFace: ({ context }, { face }: { face: LaunchFace }) => context.way !== null && launchFace(context.way) === face,
    isPassed: ({ context }) => context.way !== null && isPassed(context, context.way),
    isBehind: ({ context }) => context.way !== null && isBehind(context, context.way),
    isAtOtherPlace: ({ context }, params: { way: WayIn }) => {
      const lead = leadOf(context, params.way);
      return context.way?.place !== params.way.place && lead !== 'anew' && lead !== 'toDraft';
    },
    isUnnamed: ({ context }, { draftId, isKnown }: { draftId: string; isKnown: boolean }) => isKnown && context.way?.draft !== draftId,
    isOverSuccess: ({ context: { success } }, { place }: { place: number }) => success !== null && place <= success,
    hasBroughtAlong: ({ context: { way: at } }) => at !== null && (at.clone !== null || at.form !== undefined),
  },
}).createMachine({
  id: 'openLaunch',
  context: {
    way: null,
    wished: nothing,
    isKnown: false,
    turn: 0,
    named: null,
    isLeft: false,
    shownTest: null,
    launched: null,
    success: null,
  },
  invoke: { id: 'leadRouter', src: 'leadRouter', onError: {} },
  on: {
    'address.changed': [
      {
        guard: { type: 'isLed', params: led('anew') },
        target: '.choosing',
        actions: [
          { type: 'rememberWay', params: way },
          { type: 'rememberWish', params: way },
        ],
      },
      { actions: { type: 'rememberWay', params: way } },
    ],
    'launch.left': '.away',
    'success.shown': { actions: { type: 'rememberSuccess', params: ({ event }) => ({ place: event.place }) } },
    'entry.pushed': { guard: { type: 'isOverSuccess', params: ({ event }) => ({ place: event.place }) }, actions: 'forgetSuccess' },
    'launch.takenBack': { actions: { type: 'tellDraft', params: ofDraft } },
  },
  initial: 'away',
  states: {
    away: { entry: 'forgetWay' },
    choosing: {
      always: [
        { guard: { type: 'isFace', params: { face: 'nothing' } }, target: 'nothing' },
        { guard: { type: 'isFace', params: { face: 'landing' } }, target: 'landing' },
        { guard: { type: 'isFace', params: { face: 'simple' } }, target: 'simple' },
        { guard: { type: 'isFace', params: { face: 'cloning' } }, target: 'cloning' },
        { guard: 'isPassed', target: 'passed' },
        { target: 'request' },
      ],
    },
    nothing: {},
    landing: {},
    simple: {
      on: {
        'preview.opened': { actions: { type: 'tellPreview', params: ({ event }) => ({ form: event.form }) } },
        'form.kept': { guard: 'hasBroughtAlong', actions: 'tellAlone' },
        'form.unkept': { actions: { type: 'tellCopy', params: ({ event }) => ({ copy: event.copy }) } },
        'form.restored': { actions: 'rememberTurn' },
      },
    },
    cloning: {
      on: {
        'test.cloned': { actions: { type: 'tellDraft', params: ofDraft } },
        'clone.cancelled': { actions: 'tellClones' },
      },
    },
    passed: {
      description: 'The page of a launched request that was left before its draft had a name.',
      entry: 'tellBack',
    },
    request: {
      initial: 'opening',
      on: {
        'address.changed': [
          {
            guard: { type: 'isLed', params: led('toDraft') },
            target: '.opening',
            actions: [
              { type: 'rememberWay', params: way },
              { type: 'rememberWish', params: way },
            ],
          },
          { guard: { type: 'isLed', params: led('toName') }, actions: [{ type: 'rememberWay', params: way }, 'tellName'] },
        ],
        'draft.discarded': { target: '.opening', actions: ['forgetDraft', 'rememberTurn', 'tellLaunch'] },
        'draft.restored': { actions: 'tellLaunch' },
        'request.resumed': { actions: 'tellSummary' },
        'request.launched': {
          target: '.launched',
          actions: {
            type: 'rememberLaunched',
            params: ({ event: { receipt, chosen, isLate } }) => ({ receipt, chosen, isLate }),
          },
        },
      },
      states: {
        opening: {
          description: 'The draft is being found.',
          on: {
            'draft.opened': [
              {
                guard: { type: 'isUnnamed', params: draft },
                target: 'building',
                actions: [{ type: 'rememberDraft', params: draft }, 'tellName'],
              },
              { target: 'building', actions: { type: 'rememberDraft', params: draft } },
            ],
          },
        },
        building: {
          initial: 'standing',
          on: {
            'draft.opened': [
              { guard: { type: 'isUnnamed', params: draft }, actions: [{ type: 'rememberDraft', params: draft }, 'tellName'] },
              { actions: { type: 'rememberDraft', params: draft } },
            ],
            'test.shown': { actions: { type: 'rememberShown', params: ({ event }) => ({ testId: event.testId }) } },
            'wizard.left': { target: '.standing', actions: 'forgetShown' },
          },
          states: {
            standing: { on: { 'test.settled': { target: 'settled', actions: 'tellNext' } } },
            settled: { description: 'The test is done, and its address is still to be left.' },
          },
        },
        launched: {
          initial: 'leading',
          on: {
            'address.changed': {
              guard: { type: 'isAtOtherPlace', params: way },
              target: '.leading',
              actions: { type: 'rememberWay', params: way },
            },
          },
          states: {
            leading: { always: [{ guard: 'isBehind', target: 'passing' }, { target: 'leaving' }] },
            passing: { entry: 'tellBack' },
            leaving: { entry: 'tellSuccess' },
          },
        },
      },
    },
  },
});

/** What stands at Launch; null while nothing does. */
export const selectFace = ({ value }: OpenLaunchSnapshot): LaunchFace | null => {
  if (typeof value !== 'string') return 'request';
  return value === 'nothing' || value === 'landing' || value === 'simple' || value === 'cloning' ? value : null;
};
/** Whether what stands is not what a way leads to, so that it is not to be drawn at its address. */
export const selectIsAside =
  (next: WayIn) =>
  ({ context }: OpenLaunchSnapshot): boolean =>
    ['anew', 'toDraft'].includes(leadOf(context, next));
export const selectSdlcStage = ({ context }: OpenLaunchSnapshot): SdlcStage | null => context.way?.sdlcStage ?? null;
export const selectTurn = ({ context }: OpenLaunchSnapshot): number => context.turn;
export const selectWished = ({ context }: OpenLaunchSnapshot): WishedDraft => context.wished;
export const selectShownTest = ({ context }: OpenLaunchSnapshot): string | null => context.shownTest;
/** Whether the test in the wizard is done, while its address is still to be left. */
export const selectIsSettled = (snapshot: OpenLaunchSnapshot): boolean => snapshot.matches({ request: { building: 'settled' } });
