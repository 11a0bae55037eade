import type { LoadedDraft } from './build-request.rules.ts';
import { unanswered } from '#machines/lib/answer.ts';
import { emptyDraft, launchKey } from '#schema/rules/launch/request-draft.ts';
import type { RequestTest } from '#schema/rules/launch/request-draft.ts';
import { not } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { ownNew } from '../drafts/ownership.ts';
import type { DraftAnswer } from '../drafts/manage-drafts.ts';
import { ofTest, reading } from './build-request.reading.ts';
import { newDraft } from './build-request.rules.ts';
import type { LaunchAnswer } from './build-request.rules.ts';
import { buildRequestSetup, draftOf, soughtBy, wizardOf } from './build-request.setup.ts';

export type BuildRequestActorRef = ActorRefFrom<typeof buildRequestMachine>;
export type BuildRequestSnapshot = SnapshotFrom<typeof buildRequestMachine>;

const loaded = ({ event }: { event: { output: LoadedDraft } }) => ({ loaded: event.output, arrival: event.output.kind });
const kept = ({ event }: { event: { output: string | null } }) => ({ draftId: event.output });
const answered = ({ event }: { event: { output: LaunchAnswer } }) => ({ answer: event.output });
const discarded = ({ event }: { event: { output: DraftAnswer } }) => ({ answer: event.output });
const settled = ({ event }: { event: { output: { testId: string; values: RequestTest['values'] } } }) => ({
  test: { id: event.output.testId, values: event.output.values },
});

/** Builds a request out of tests, saves it while it is typed, and launches it once, whatever happens to the response. */
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
    held: null,
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
            'files.change': {
              actions: [{ type: 'rememberPart', params: ({ event }) => ({ part: { files: event.files } }) }, 'announceChange'],
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
        onDone: [
          {
            guard: { type: 'isDiscarded', params: discarded },
            target: 'loading',
            actions: [{ type: 'rememberDiscarded', params: discarded }, 'announceDiscarded'],
          },
          {
            target: 'open',
            actions: ['rememberUnsent', { type: 'announceKept', params: ({ event }) => ({ refusal: event.output.refusal }) }],
          },
        ],
        onError: { target: 'open', actions: ['rememberUnsent', { type: 'announceKept', params: { refusal: unanswered } }] },
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
