import { port } from '#machines/lib/port.ts';
import { externalTexts } from '#schema/vocabulary/launch/external.ts';
import type { ExternalRunValues } from '#schema/rules/launch/external-run.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { attemptOf, prefilled, problemsOf, valuesOf, waitingReason } from './external-launch.rules.ts';
import type {
  ExternalLaunchContext,
  ExternalLaunchEmitted,
  ExternalLaunchEvent,
  ExternalLaunchInput,
  ExternalLaunchPorts,
  ExternalLaunchTag,
  LaunchAnswer,
  LaunchReply,
  RunAnswer,
} from './external-launch.types.ts';

export type ExternalLaunchActorRef = ActorRefFrom<typeof externalLaunchMachine>;
export type ExternalLaunchSnapshot = SnapshotFrom<typeof externalLaunchMachine>;

const unprovided: ExternalLaunchPorts = { loadRun: port('loadRun'), launchRun: port('launchRun') };
const loaded = ({ event }: { event: { output: RunAnswer } }) => ({ answer: event.output });
const replied = ({ event }: { event: { output: LaunchReply } }) => ({ reply: event.output });
const nothing: LaunchAnswer = { testId: null, error: null };
const answered = ({ event: { output } }: { event: { output: LaunchReply } }) => ({
  answer: output.kind === 'answered' ? output.answer : nothing,
});

/** Launches a test run of a test-management tool: looks at it, fills in what the tool does not know, and requests its test once. */
export const externalLaunchMachine = setup({
  types: {
    context: {} as ExternalLaunchContext,
    events: {} as ExternalLaunchEvent,
    input: {} as ExternalLaunchInput,
    emitted: {} as ExternalLaunchEmitted,
    tags: {} as ExternalLaunchTag,
  },
  actors: unprovided,
  actions: {
    rememberRun: assign(({ context }, { answer }: { answer: RunAnswer }) =>
      answer.kind === 'found' ? { details: answer.run, values: { ...prefilled(answer.run), ...context.values } } : {},
    ),
    rememberProblem: assign((_, { answer }: { answer: RunAnswer }) => ({ problem: answer.kind === 'refused' ? answer.error : null })),
    forgetProblem: assign({ problem: null }),
    rememberFields: assign(({ context }, params: { fields: Partial<ExternalRunValues> }) => ({
      values: { ...valuesOf(context), ...params.fields },
    })),
    rememberLeft: assign(({ context }, params: { field: string }) => ({
      left: context.left.includes(params.field) ? context.left : [...context.left, params.field],
    })),
    rememberAttempt: assign(({ context }) => ({ attempt: attemptOf(context) })),
    forgetAttempt: assign({ attempt: null }),
    forgetUnread: assign({ unread: [] }),
    announceProblems: emit(({ context }) => ({ type: 'problems.found' as const, path: problemsOf(context)[0]?.path ?? 'name' })),
    announceWaiting: emit({ type: 'launch.waiting' as const }),
    announceAnswer: emit((_, { answer }: { answer: LaunchAnswer }) => ({ type: 'launch.answered' as const, answer })),
    announceUnanswered: emit({
      type: 'launch.unanswered' as const,
      error: { code: 'unknown_error', message: externalTexts.unknown },
    }),
  },
  guards: {
    hasUnread: ({ context }) => context.unread.length > 0,
    isFound: (_, params: { answer: RunAnswer }) => params.answer.kind === 'found',
    isWaiting: ({ context }) => waitingReason(context) !== null,
    isComplete: ({ context }) => problemsOf(context).length === 0,
    isSignedOut: (_, params: { reply: LaunchReply }) => params.reply.kind === 'signedOut',
    isReceived: (_, params: { answer: LaunchAnswer }) => params.answer.error === null,
  },
}).createMachine({
  id: 'externalLaunch',
  context: ({ input }) => ({ ...input, details: null, left: [], problem: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'loadRun',
        src: 'loadRun',
        input: ({ context }) => context.run,
        onDone: [
          { guard: { type: 'isFound', params: loaded }, target: 'ready', actions: { type: 'rememberRun', params: loaded } },
          { target: 'unloaded', actions: { type: 'rememberProblem', params: loaded } },
        ],
        onError: 'unloaded',
      },
    },
    unloaded: { tags: 'refused', on: { 'load.retry': 'loading' } },
    ready: {
      tags: 'editable',
      initial: 'calm',
      on: {
        'values.change': { actions: { type: 'rememberFields', params: ({ event }) => ({ fields: event.fields }) } },
        'field.leave': { actions: { type: 'rememberLeft', params: ({ event }) => ({ field: event.field }) } },
        'unread.forget': { guard: 'hasUnread', actions: 'forgetUnread' },
        'launch.confirm': [
          { guard: 'isWaiting', actions: 'announceWaiting' },
          { guard: 'isComplete', target: 'launching', actions: 'rememberAttempt' },
          { target: '.correcting', actions: 'announceProblems' },
        ],
      },
      states: { calm: {}, correcting: { tags: 'refused' } },
    },
    launching: {
      tags: 'busy',
      invoke: {
        id: 'launchRun',
        src: 'launchRun',
        input: ({ context }) => ({ run: context.run, attempt: attemptOf(context) }),
        onDone: [
          { guard: { type: 'isSignedOut', params: replied }, target: 'ready' },
          {
            guard: { type: 'isReceived', params: answered },
            target: 'launched',
            actions: ['forgetAttempt', { type: 'announceAnswer', params: answered }],
          },
          { target: 'refused', actions: ['forgetAttempt', { type: 'announceAnswer', params: answered }] },
        ],
        onError: { target: 'unanswered', actions: 'announceUnanswered' },
      },
    },
    launched: { type: 'final', tags: 'settled' },
    refused: { description: 'The page of the outcome says why.', type: 'final', tags: ['settled', 'refused'] },
    unanswered: {
      description: 'Nobody knows whether the request was made; the same wish is sent again from here on.',
      type: 'final',
      tags: ['settled', 'refused'],
    },
  },
});
