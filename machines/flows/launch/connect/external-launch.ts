import type { Unread } from '#schema/rules/fit.ts';
import { caseCountProblem, emptyExternalRun, externalRunProblems, fittingName } from '#schema/rules/launch/external-run.ts';
import type { ExternalRun, ExternalRunValues } from '#schema/rules/launch/external-run.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Problem } from '#schema/rules/launch/problems.ts';
import { port } from '#machines/lib/port.ts';
import { externalTexts } from '#schema/vocabulary/launch/external.ts';

export type LaunchError = { readonly code: string; readonly message: string };

export type RunDetails = {
  readonly name: string;
  readonly description: string;
  /** Null when the tool does not tell. */
  readonly numberOfCases: number | null;
  /** Tests of this run in progress. */
  readonly inProgress: number;
};
export type RunAnswer = { readonly kind: 'found'; readonly run: RunDetails } | { readonly kind: 'refused'; readonly error: LaunchError };

/** The request that was made, and the first failure; a tool that failed gives both. */
export type LaunchAnswer = { readonly testId: string | null; readonly error: LaunchError | null };

/** `signedOut`: nothing was checked. */
export type LaunchReply = { readonly kind: 'answered'; readonly answer: LaunchAnswer } | { readonly kind: 'signedOut' };

/** One attempt to launch: sent again, it makes no second request. */
export type LaunchAttempt = {
  readonly seed: string;
  /** How many tests in progress the person was told of. */
  readonly seen: number;
  readonly values: ExternalRunValues;
};

export type ExternalLaunchPorts = {
  readonly loadRun: PromiseActorLogic<RunAnswer, ExternalRun>;
  readonly launchRun: PromiseActorLogic<LaunchReply, { readonly run: ExternalRun; readonly attempt: LaunchAttempt }>;
};

export type ExternalLaunchInput = {
  readonly run: ExternalRun;
  /** Part of the idempotency key, unique to this page. */
  readonly seed: string;
  readonly values: Partial<ExternalRunValues> | null;
  /** An attempt whose response was lost. */
  readonly attempt: LaunchAttempt | null;
  /** Values that could not be parsed; they stay with the form until they are discarded. */
  readonly unread: readonly Unread[];
};
export type ExternalLaunchContext = ExternalLaunchInput & {
  readonly details: RunDetails | null;
  /** Blurred fields. */
  readonly left: readonly string[];
  /** Null where the response was lost. */
  readonly problem: LaunchError | null;
};
type ExternalLaunchEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'values.change'; readonly fields: Partial<ExternalRunValues> }
  | { readonly type: 'field.leave'; readonly field: string }
  | { readonly type: 'unread.forget' }
  | { readonly type: 'launch.confirm' };
type ExternalLaunchEmitted =
  | { readonly type: 'problems.found'; readonly path: string }
  | { readonly type: 'launch.waiting' }
  | { readonly type: 'launch.answered'; readonly answer: LaunchAnswer }
  | { readonly type: 'launch.unanswered'; readonly error: LaunchError };
type ExternalLaunchTag = 'busy' | 'editable' | 'refused' | 'settled';

const noProblems: readonly Problem[] = [];

const prefilled = ({ name, description }: RunDetails): ExternalRunValues => ({
  ...emptyExternalRun,
  name: fittingName(name),
  description,
});

const valuesOf = ({ values }: Pick<ExternalLaunchContext, 'values'>): ExternalRunValues => ({ ...emptyExternalRun, ...values });

/** Only TestRail asks for more than a confirmation. */
const problemsOf = (context: Pick<ExternalLaunchContext, 'run' | 'values'>): readonly Problem[] =>
  context.run.vendor === 'testrail' ? externalRunProblems(valuesOf(context)) : noProblems;

const waitingReason = ({ details }: Pick<ExternalLaunchContext, 'details'>): string | null =>
  details === null ? null : caseCountProblem(details.numberOfCases);

const isSame = (one: ExternalRunValues, other: ExternalRunValues): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The attempt whose response was lost, where it is the same; else a new one. */
function attemptOf(context: ExternalLaunchContext): LaunchAttempt {
  const { attempt, seed, details } = context;
  const values = valuesOf(context);
  return attempt !== null && isSame(attempt.values, values) ? attempt : { seed, seen: details?.inProgress ?? 0, values };
}

export type ExternalLaunchActorRef = ActorRefFrom<typeof externalLaunchMachine>;
export type ExternalLaunchSnapshot = SnapshotFrom<typeof externalLaunchMachine>;

const unprovided: ExternalLaunchPorts = { loadRun: port('loadRun'), launchRun: port('launchRun') };
const loaded = ({ event }: { event: { output: RunAnswer } }) => ({ answer: event.output });
const replied = ({ event }: { event: { output: LaunchReply } }) => ({ reply: event.output });
const nothing: LaunchAnswer = { testId: null, error: null };
const answered = ({ event: { output } }: { event: { output: LaunchReply } }) => ({
  answer: output.kind === 'answered' ? output.answer : nothing,
});

/** Launches a test run of a test-management tool once. */
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

type ExternalLaunchStage = 'loading' | 'unloaded' | 'ready';

export const selectStage = (snapshot: ExternalLaunchSnapshot): ExternalLaunchStage => {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('unloaded') ? 'unloaded' : 'ready';
};
export const selectRun = ({ context }: ExternalLaunchSnapshot): ExternalRun => context.run;
export const selectDetails = ({ context }: ExternalLaunchSnapshot): RunDetails | null => context.details;
export const selectLoadProblem = ({ context }: ExternalLaunchSnapshot): LaunchError | null => context.problem;
export const selectValues = ({ context }: ExternalLaunchSnapshot): ExternalRunValues => valuesOf(context);
export const selectAttempt = ({ context }: ExternalLaunchSnapshot): LaunchAttempt | null => context.attempt;
export const selectUnread = ({ context }: ExternalLaunchSnapshot): readonly Unread[] => context.unread;
export const selectIsEditable = (snapshot: ExternalLaunchSnapshot): boolean => snapshot.hasTag('editable');
export const selectIsLaunching = (snapshot: ExternalLaunchSnapshot): boolean => snapshot.matches('launching') || snapshot.hasTag('settled');
export const selectWaitingReason = ({ context }: ExternalLaunchSnapshot): string | null => waitingReason(context);
export const selectIsInProgress = ({ context }: ExternalLaunchSnapshot): boolean => (context.details?.inProgress ?? 0) > 0;

const known = new WeakMap<ExternalRunValues, readonly Problem[]>();

function problemsIn({ context }: ExternalLaunchSnapshot): readonly Problem[] {
  const values = valuesOf(context);
  const found = known.get(values) ?? problemsOf(context);
  known.set(values, found);
  return found;
}

export const selectIsCorrecting = (snapshot: ExternalLaunchSnapshot): boolean => snapshot.matches({ ready: 'correcting' });

export const selectProblems = (snapshot: ExternalLaunchSnapshot): readonly Problem[] =>
  selectIsCorrecting(snapshot) ? problemsIn(snapshot) : noProblems;

export const selectProblemAt =
  (field: string) =>
  (snapshot: ExternalLaunchSnapshot): string | null => {
    if (!selectIsCorrecting(snapshot) && !snapshot.context.left.includes(field)) return null;
    return problemsIn(snapshot).find(({ path }) => path === field)?.message ?? null;
  };

/** Nothing has to be saved on the device. */
export const selectIsPristine = ({ context }: ExternalLaunchSnapshot): boolean => {
  const { details, attempt, unread } = context;
  return (
    attempt === null &&
    unread.length === 0 &&
    (details === null || JSON.stringify(valuesOf(context)) === JSON.stringify(prefilled(details)))
  );
};
