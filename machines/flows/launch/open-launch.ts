import { watchPort } from '#machines/lib/port.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom, CallbackActorLogic, SnapshotFrom } from 'xstate';
import type { HeldLaunch, WishedDraft } from './request/build-request.rules.ts';

import { launchFace, isBehind, isPassed, leadOf } from './open-launch.rules.ts';
import type { WayIn, LaunchFace, RouterOrder, Launched, OpenLaunchContext, OpenLaunchEvent, Lead } from './open-launch.rules.ts';

export type OpenLaunchPorts = {
  /** Leads as it is told, and tells which places of the history new pages take. */
  readonly leadRouter: CallbackActorLogic<RouterOrder>;
};

export type OpenLaunchActorRef = ActorRefFrom<typeof openLaunchMachine>;
type OpenLaunchSnapshot = SnapshotFrom<typeof openLaunchMachine>;

const unprovided: OpenLaunchPorts = { leadRouter: watchPort('leadRouter') };

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
    rememberHeld: assign(({ context }, { held }: { held: HeldLaunch | null }) => ({ held: held ?? context.held })),
    forgetHeld: assign({ held: null }),
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
      along: launched && {
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
    held: null,
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
    'launch.takenBack': { actions: ['forgetHeld', { type: 'tellDraft', params: ofDraft }] },
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
          actions: [
            { type: 'rememberLaunched', params: ({ event: { receipt, chosen, isLate } }) => ({ receipt, chosen, isLate }) },
            { type: 'rememberHeld', params: ({ event }) => ({ held: event.held }) },
          ],
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
/** The launch of a test while it may be taken back. */
export const selectHeld =
  (testId: string | null, now: number) =>
  ({ context: { held } }: OpenLaunchSnapshot): HeldLaunch | null =>
    held !== null && held.testId === testId && now < held.until ? held : null;
/** Whether the test in the wizard is done, while its address is still to be left. */
export const selectIsSettled = (snapshot: OpenLaunchSnapshot): boolean => snapshot.matches({ request: { building: 'settled' } });
