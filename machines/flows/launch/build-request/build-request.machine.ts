import { port } from '#machines/lib/port.ts';
import { watchPort } from '#machines/lib/watch-port.ts';
import { toCustomerRequestInput } from '#schema/rules/launch/customer-request.ts';
import {
  abandonTest,
  beginTest,
  duplicateTest,
  editTest,
  emptyDraft,
  isFull,
  isOpenable,
  launchKey,
  removeTest,
  settleTest,
} from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft, RequestTest, WizardDraft } from '#schema/rules/launch/request-draft.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { assign, emit, not, sendTo, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { chooseScheduleMachine } from '../choose-schedule/choose-schedule.machine.ts';
import { keepDraftMachine } from '../keep-draft/keep-draft.machine.ts';
import type { SavedDraft } from '../keep-draft/keep-draft.types.ts';
import { launchWizardMachine } from '../launch-wizard/launch-wizard.machine.ts';
import { isLaunchable, notAnswered, refusalMessage } from './build-request.rules.ts';
import type {
  BuildRequestContext,
  BuildRequestEmitted,
  BuildRequestEvent,
  BuildRequestInput,
  BuildRequestOutput,
  BuildRequestPorts,
  BuildRequestTag,
  LaunchAnswer,
  LoadedDraft,
} from './build-request.types.ts';

export type BuildRequestActorRef = ActorRefFrom<typeof buildRequestMachine>;
export type BuildRequestSnapshot = SnapshotFrom<typeof buildRequestMachine>;

const unprovided: BuildRequestPorts = {
  loadDraft: port('loadDraft'),
  discardDraft: port('discardDraft'),
  restoreDraft: port('restoreDraft'),
  launchRequest: port('launchRequest'),
  watchDraft: watchPort('watchDraft'),
};
const draftOf = ({ draftId, version, savedAt, draft }: BuildRequestContext): SavedDraft => ({ draftId, version, savedAt, draft });
const opened = ({ draftId, version, savedAt, draft }: SavedDraft) => ({ draftId, version, savedAt, draft, newer: null, takeOver: false });
const wizardOf = ({ wizard }: RequestDraft): WizardDraft => wizard ?? { testId: '', step: 'activity', values: newRequestedTest(1) };
const loaded = ({ event }: { event: { output: LoadedDraft } }) => ({ loaded: event.output });
const answered = ({ event }: { event: { output: LaunchAnswer } }) => ({ answer: event.output });
const settled = ({ event }: { event: { output: { testId: string; values: RequestTest['values'] } } }) => ({
  test: { id: event.output.testId, values: event.output.values },
});
const ofTest = ({ event }: { event: { testId: string } }) => ({ testId: event.testId });

/** Builds a request out of tests, keeps it while it is typed, and launches it once, whatever happens to the answer. */
export const buildRequestMachine = setup({
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
    rememberLoaded: assign(({ context }, { loaded: found }: { loaded: LoadedDraft }) =>
      found.kind === 'launched'
        ? { receipt: found.receipt }
        : {
            ...opened(found.saved),
            draft: context.sdlcStage === null ? found.saved.draft : { ...found.saved.draft, sdlcStage: context.sdlcStage },
            unsent:
              found.kind === 'open' && (found.unsent || (context.sdlcStage !== null && context.sdlcStage !== found.saved.draft.sdlcStage)),
            newer: found.kind === 'elsewhere' ? found.newer : null,
          },
    ),
    rememberTakeOver: assign({ takeOver: true }),
    rememberMine: assign(({ context }) => ({ version: context.newer?.version ?? context.version, newer: null, unsent: true })),
    rememberTheirs: assign(({ context }) => (context.newer === null ? {} : { ...opened(context.newer), unsent: false })),
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
    rememberPart: assign(({ context }, params: { part: Partial<Pick<RequestDraft, 'name' | 'schedule'>> }) => ({
      draft: { ...context.draft, ...params.part },
    })),
    rememberWizard: assign(({ context: { draft } }, params: Omit<WizardDraft, 'testId'>) =>
      draft.wizard === null ? {} : { draft: { ...draft, wizard: { ...draft.wizard, ...params } } },
    ),
    forgetUnfinished: assign(({ context }, params: { testId: string }) => ({ draft: abandonTest(context.draft, params.testId) })),
    rememberTest: assign(({ context }, params: { test: RequestTest }) => ({ draft: settleTest(context.draft, params.test) })),
    rememberUnsent: assign({ unsent: true }),
    rememberDiscarded: assign(({ context }) => ({ discarded: context.draftId })),
    forgetRefusals: assign({ refusals: [] }),
    rememberRefusals: assign(({ context }, { answer }: { answer: LaunchAnswer }) => ({
      refusals: answer.kind === 'refused' ? answer.refusals : [],
      unsent: true,
      draft: { ...context.draft, attempt: context.draft.attempt + 1 },
    })),
    rememberReceipt: assign((_, { answer }: { answer: LaunchAnswer }) => ({ receipt: answer.kind === 'launched' ? answer.receipt : null })),
    announceChange: sendTo('keepDraft', ({ context }) => ({ type: 'draft.change', draft: context.draft })),
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
    })),
    announceDiscarded: emit({ type: 'draft.discarded' }),
  },
  guards: {
    isOpen: (_, params: { loaded: LoadedDraft }) => params.loaded.kind === 'open',
    isElsewhere: (_, params: { loaded: LoadedDraft }) => params.loaded.kind === 'elsewhere',
    isLaunched: (_, params: { answer: LaunchAnswer }) => params.answer.kind === 'launched',
    isLaunchable: ({ context }) => isLaunchable(context),
    isFull: ({ context }) => isFull(context.draft),
    isOpenable: ({ context }, params: { testId: string }) => isOpenable(context.draft, params.testId),
    mayDuplicate: ({ context: { draft } }, { testId }: { testId: string }) => !isFull(draft) && draft.tests.some(({ id }) => id === testId),
    mayRemove: ({ context: { draft } }, { testId }: { testId: string }) =>
      draft.tests.length > 1 && draft.tests.some(({ id }) => id === testId),
    hasWizard: ({ context }) => context.draft.wizard !== null,
    hasDiscarded: ({ context }) => context.discarded !== null,
    hasNewer: ({ context }) => context.newer !== null,
  },
}).createMachine({
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
    newer: null,
    takeOver: false,
    removing: null,
    discarded: null,
    refusals: [],
    receipt: null,
  }),
  output: ({ context }) => ({ receipt: context.receipt }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context }) => ({ takeOver: context.takeOver }),
        onDone: [
          { guard: { type: 'isOpen', params: loaded }, target: 'open', actions: { type: 'rememberLoaded', params: loaded } },
          { guard: { type: 'isElsewhere', params: loaded }, target: 'elsewhere', actions: { type: 'rememberLoaded', params: loaded } },
          { target: 'launched', actions: { type: 'rememberLoaded', params: loaded } },
        ],
        onError: 'unloaded',
      },
    },
    unloaded: { tags: 'refused', on: { 'load.retry': 'loading' } },
    elsewhere: {
      on: {
        'draft.takeOver': { guard: not('hasNewer'), target: 'loading', actions: 'rememberTakeOver' },
        'draft.keepMine': { guard: 'hasNewer', target: 'open', actions: 'rememberMine' },
        'draft.takeTheirs': { guard: 'hasNewer', target: 'open', actions: 'rememberTheirs' },
      },
    },
    open: {
      initial: 'summary',
      invoke: [
        {
          id: 'keepDraft',
          src: 'keepDraft',
          input: ({ context, self }) => ({ saved: draftOf(context), unsent: context.unsent, listener: self }),
          onError: 'unloaded',
        },
        { id: 'watchDraft', src: 'watchDraft', input: ({ context }) => ({ draftId: context.draftId }), onError: {} },
      ],
      on: {
        'clock.ticked': { actions: { type: 'rememberNow', params: ({ event }) => ({ at: event.at }) } },
        'draft.claimed': 'elsewhere',
        'draft.discard': 'discarding',
        'draft.restore': { guard: 'hasDiscarded', target: 'restoring' },
        'draft.saved': {
          actions: { type: 'rememberVersion', params: ({ event }) => ({ version: event.version, savedAt: event.savedAt }) },
        },
        'draft.outdated': { target: 'elsewhere', actions: { type: 'rememberNewer', params: ({ event }) => ({ newer: event.newer }) } },
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
            'test.abandon': { actions: [{ type: 'forgetUnfinished', params: ofTest }, 'announceChange'] },
            'name.change': {
              actions: [{ type: 'rememberPart', params: ({ event }) => ({ part: { name: event.name } }) }, 'announceChange'],
            },
            'schedule.changed': {
              actions: [{ type: 'rememberPart', params: ({ event }) => ({ part: { schedule: event.schedule } }) }, 'announceChange'],
            },
            'request.launch': [
              { guard: 'isLaunchable', target: '#launching' },
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
          invoke: {
            id: 'launchWizard',
            src: 'launchWizard',
            input: ({ context, self }) => ({ ...wizardOf(context.draft), flags: context.flags, listener: self }),
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
            'wizard.leave': 'summary',
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
        onDone: { target: 'loading', actions: ['rememberDiscarded', 'announceDiscarded'] },
        onError: { target: 'open', actions: 'rememberUnsent' },
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restoreDraft',
        src: 'restoreDraft',
        input: ({ context }) => ({ draftId: context.discarded ?? '' }),
        onDone: 'loading',
        onError: 'loading',
      },
    },
    launching: {
      id: 'launching',
      tags: 'busy',
      entry: 'forgetRefusals',
      invoke: {
        id: 'launchRequest',
        src: 'launchRequest',
        input: ({ context }) => ({
          key: launchKey(context.draftId, context.draft),
          input: toCustomerRequestInput(context.draft, context.flags, context.draftId),
          saved: draftOf(context),
        }),
        onDone: [
          { guard: { type: 'isLaunched', params: answered }, target: 'launched', actions: { type: 'rememberReceipt', params: answered } },
          {
            target: 'open.summary.refused',
            actions: [
              { type: 'rememberRefusals', params: answered },
              { type: 'announceRefused', params: answered },
            ],
          },
        ],
        onError: { target: 'open.summary.unanswered', actions: ['rememberUnsent', 'announceUnanswered'] },
      },
    },
    launched: { type: 'final', tags: 'settled', entry: 'announceLaunched' },
  },
});
