import type { TriageIssueEmitted, TriagedIssue, Verdict, NotUndone, Chosen, Decision, Move } from './triage-issue.rules.ts';
import {
  accepting,
  rejecting,
  releasing,
  choosing,
  weighing,
  reasoning,
  verdictOf,
  isChange,
  isSeverityAsked,
  nobody,
  refusalOfMove,
  standingOf,
  triageFailed,
} from './triage-issue.rules.ts';
import type { Actor } from '#machines/lib/actor.ts';
import type { GivenSeverity, RejectionReason } from '#schema/vocabulary/issue.ts';
import { assign, emit, raise, sendTo, setup } from 'xstate';
import type { CallbackActorLogic, EventObject, ActorRefFrom, SnapshotFrom } from 'xstate';
import { watchPort } from '#machines/lib/port.ts';
import { isElsewhere, nothingShown, onceOver, onceShown, onceWished, wasShown, wishFor } from '#machines/lib/until-shown.ts';
import type { UntilShown } from '#machines/lib/until-shown.ts';

/** What is decided once the issue is shown. */
type Awaiting = Extract<TriageIssueEvent, { readonly issue: TriagedIssue }>;

export type TriageIssuePorts = {
  /** Sends decisions as they come, several at a time, takes each back with the version that it left, and tells what came of each. */
  readonly carryVerdicts: CallbackActorLogic<EventObject>;
};

type TriageIssueInput = { readonly actor: Actor };

type TriageIssueContext = {
  readonly actor: Actor;
  /** The issue a severity or a reason is being chosen for. */
  readonly chosen: TriagedIssue | null;
  readonly given: number;
  /** Decisions that can be taken back, the latest last. */
  readonly undo: readonly Verdict[];
  /** Those of them that are being taken back, by their keys. */
  readonly leaving: readonly string[];
  readonly notUndone: readonly NotUndone[];
  readonly until: UntilShown<Awaiting>;
  /** Issues that were opened already; each is marked as read once. */
  readonly opened: readonly string[];
};

export type TriageIssueEvent =
  | { readonly type: 'issue.accept'; readonly issue: TriagedIssue }
  | { readonly type: 'issue.reject'; readonly issue: TriagedIssue; readonly reason: RejectionReason }
  | { readonly type: 'issue.untriage'; readonly issue: TriagedIssue }
  | { readonly type: 'issue.open'; readonly issueId: string; readonly wasRead: boolean }
  | { readonly type: 'severity.choose'; readonly issue: TriagedIssue }
  | { readonly type: 'severity.pick'; readonly severity: GivenSeverity }
  | { readonly type: 'reason.choose'; readonly issue: TriagedIssue }
  | { readonly type: 'reason.pick'; readonly reason: RejectionReason }
  | { readonly type: 'choice.cancel' }
  | { readonly type: 'verdict.undo'; readonly key: string | null }
  | { readonly type: 'issue.revisit'; readonly issueId: string }
  /** What is read of an issue stands on the screen. */
  | { readonly type: 'issue.shown'; readonly issueId: string }
  | { readonly type: 'issue.leave'; readonly issueId: string }
  /** With whether anything was changed by it. */
  | { readonly type: 'verdict.taken'; readonly key: string; readonly isChanged: boolean }
  | { readonly type: 'verdict.refused'; readonly key: string; readonly message: string }
  | { readonly type: 'undo.taken'; readonly key: string }
  /** With whether it can be tried again: the server did not say no. */
  | { readonly type: 'undo.refused'; readonly key: string; readonly message: string; readonly isLost: boolean };

type TriageIssueTag = 'editable';

export type TriageIssueActorRef = ActorRefFrom<typeof triageIssueMachine>;
export type TriageIssueSnapshot = SnapshotFrom<typeof triageIssueMachine>;

const unprovided: TriageIssuePorts = { carryVerdicts: watchPort('carryVerdicts') };

type Keyed = { readonly key: string | null };
type Told = { readonly key: string };
type Failed = Told & { readonly message: string };

const withKey = ({ event }: { event: Keyed }): Keyed => ({ key: event.key });
const told = <Event extends Told>({ event }: { event: Event }): Event => event;
const withId = ({ event }: { event: { issueId: string } }) => ({ issueId: event.issueId });
const waiting = ({ event }: { event: Awaiting }) => ({ awaiting: event });
const rememberedVerdicts = 50;
const none: Verdict = { key: '', issueId: '', code: '', words: '', moves: [], before: standingOf(nobody.row), version: 0 };
const known = ({ undo }: TriageIssueContext, key: string): Verdict => undo.find((verdict) => verdict.key === key) ?? none;
/** The decision of this key, or the last one, as long as it is not being taken back already. */
const reversible = ({ undo, leaving }: TriageIssueContext, key: string | null): Verdict =>
  undo.findLast((verdict) => (key === null || verdict.key === key) && !leaving.includes(verdict.key)) ?? none;
const newest = ({ undo }: TriageIssueContext): Verdict => undo.at(-1) ?? none;
const nothingAwaited = { type: 'choice.cancel' as const };
const about = ({ chosen }: TriageIssueContext): TriagedIssue => chosen ?? nobody;

const triageSetup = setup({
  types: {
    context: {} as TriageIssueContext,
    events: {} as TriageIssueEvent,
    input: {} as TriageIssueInput,
    emitted: {} as TriageIssueEmitted,
    tags: {} as TriageIssueTag,
  },
  actors: unprovided,
  actions: {
    rememberChosen: assign((_, params: Chosen) => ({ chosen: params.issue })),
    forgetChosen: assign({ chosen: null }),
    rememberVerdict: assign(({ context }, decision: Decision) => ({
      given: context.given + 1,
      undo: [...context.undo, verdictOf(`v${context.given + 1}`, decision)].slice(-rememberedVerdicts),
      notUndone: context.notUndone.filter(({ issueId }) => issueId !== decision.issue.issueId),
    })),
    rememberLeaving: assign(({ context }, { key }: Keyed) => ({ leaving: [...context.leaving, reversible(context, key).key] })),
    forgetLeaving: assign(({ context }, { key }: Told) => ({ leaving: context.leaving.filter((each) => each !== key) })),
    forgetVerdict: assign(({ context }, { key }: Told) => ({ undo: context.undo.filter((verdict) => verdict.key !== key) })),
    rememberNotUndone: assign(({ context }, { key, message }: Failed) => {
      const { issueId } = known(context, key);
      return { notUndone: [...context.notUndone.filter((each) => each.issueId !== issueId), { issueId, message }] };
    }),
    forgetNotUndone: assign(({ context }, { key }: Told) => ({
      notUndone: context.notUndone.filter(({ issueId }) => issueId !== known(context, key).issueId),
    })),
    rememberShown: assign(({ context: { until } }, { issueId }: { issueId: string }) => ({ until: onceShown(until, issueId) })),
    rememberAwaiting: assign(({ context: { until } }, { awaiting }: { awaiting: Awaiting }) => ({
      until: onceWished(until, awaiting.issue.issueId, awaiting),
    })),
    forgetAwaiting: assign(({ context: { until } }) => ({ until: onceOver(until) })),
    announceAwaited: emit((_, { awaiting }: { awaiting: Awaiting }) => ({ type: 'verdict.awaited' as const, code: awaiting.issue.code })),
    rememberOpened: assign(({ context }, params: { issueId: string }) => ({ opened: [...context.opened, params.issueId] })),
    tellVerdict: sendTo('carryVerdicts', ({ context }) => ({ type: 'verdict.carry' as const, ...newest(context) })),
    tellUndo: sendTo('carryVerdicts', ({ context }, { key }: Keyed) => ({ type: 'undo.carry' as const, ...reversible(context, key) })),
    tellReading: sendTo('carryVerdicts', (_, params: { issueId: string }) => ({ type: 'reading.carry' as const, issueId: params.issueId })),
    announceGiven: emit(({ context }) => ({ type: 'verdict.given' as const, verdict: newest(context) })),
    announceTaken: emit(({ context }, { key, isChanged }: Told & { isChanged: boolean }) => ({
      type: 'verdict.taken' as const,
      verdict: known(context, key),
      isChanged,
      isReversible: isChanged && !context.leaving.includes(key),
    })),
    announceUndo: emit(({ context }, { key }: Keyed) => ({ type: 'undo.sent' as const, verdict: reversible(context, key) })),
    announceWithdrawn: emit(({ context }, { key }: Told) => ({ type: 'verdict.withdrawn' as const, verdict: known(context, key) })),
    announceUndoFailed: emit(({ context }, { key, message, isLost }: Failed & { isLost: boolean }) => ({
      type: 'undo.failed' as const,
      verdict: known(context, key),
      message,
      isLost,
    })),
    announceRefusal: emit(({ context }, { issue, move }: Decision) => ({
      type: 'verdict.failed' as const,
      verdict: null,
      message: refusalOfMove(issue.row, move, context.actor)?.message ?? triageFailed,
    })),
    announceFailed: emit(({ context }, { key, message }: { key: string | null; message: string }) => ({
      type: 'verdict.failed' as const,
      verdict: context.undo.find((verdict) => verdict.key === key) ?? null,
      message,
    })),
    announceRevisited: emit((_, params: { issueId: string }) => ({ type: 'issue.revisited' as const, ...params })),
  },
  guards: {
    isSeverityAsked: ({ context }, { issue }: Chosen) => isSeverityAsked(issue.row, context.actor),
    isRefused: ({ context }, { issue, move }: Decision) => refusalOfMove(issue.row, move, context.actor) !== null,
    isChange: ({ context }, { issue, move }: Decision) => isChange(issue.row, move, context.actor),
    isUnopened: ({ context }, params: { issueId: string; wasRead: boolean }) => !params.wasRead && !context.opened.includes(params.issueId),
    isReversible: ({ context }, { key }: Keyed) => reversible(context, key) !== none,
    isLost: (_, params: { isLost: boolean }) => params.isLost,
    isKnown: ({ context }, { key }: Told) => known(context, key) !== none,
    isUnshown: ({ context }, { issue }: Chosen) => issue.isReadBeside === true && !wasShown(context.until, issue.issueId),
    isAwaited: ({ context }, { issueId }: { issueId: string }) => wishFor(context.until, issueId) !== null,
    isLeft: ({ context }, { issueId }: { issueId: string }) => isElsewhere(context.until, issueId),
  },
});

const picked = (context: TriageIssueContext, move: Move): Decision => ({ issue: about(context), move });
const pickingAcceptance = ({ context, event }: { context: TriageIssueContext; event: { severity: string } }): Decision =>
  picked(context, { type: 'issue.accept', severity: event.severity });
const pickingSeverity = ({ context, event }: { context: TriageIssueContext; event: { severity: string } }): Decision =>
  picked(context, { type: 'severity.change', severity: event.severity });
const pickingReason = ({ context, event }: { context: TriageIssueContext; event: { reason: string } }): Decision =>
  picked(context, { type: 'issue.reject', reason: event.reason });
const notUndone = [
  { type: 'rememberNotUndone', params: told },
  { type: 'announceUndoFailed', params: told },
] as const;

/** What is decided about an issue before what is read of it stands beside it waits for that. */
const unshown = {
  guard: { type: 'isUnshown', params: choosing },
  actions: [
    { type: 'rememberAwaiting', params: waiting },
    { type: 'announceAwaited', params: waiting },
  ],
} as const;

/** Lets a person judge issues one after the other without waiting: each verdict is sent at once and can be taken back. */
export const triageIssueMachine = triageSetup.createMachine({
  id: 'triageIssue',
  context: ({ input }) => ({
    actor: input.actor,
    chosen: null,
    given: 0,
    undo: [],
    leaving: [],
    notUndone: [],
    until: nothingShown,
    opened: [],
  }),
  invoke: {
    id: 'carryVerdicts',
    src: 'carryVerdicts',
    onError: { actions: { type: 'announceFailed', params: { key: null, message: triageFailed } } },
  },
  on: {
    'issue.open': {
      guard: { type: 'isUnopened', params: ({ event }) => ({ issueId: event.issueId, wasRead: event.wasRead }) },
      actions: [
        { type: 'rememberOpened', params: ({ event }) => ({ issueId: event.issueId }) },
        { type: 'tellReading', params: ({ event }) => ({ issueId: event.issueId }) },
      ],
    },
    'issue.shown': [
      {
        guard: { type: 'isAwaited', params: withId },
        actions: [
          { type: 'rememberShown', params: withId },
          raise(({ context, event }) => wishFor(context.until, event.issueId) ?? nothingAwaited),
          'forgetAwaiting',
        ],
      },
      { actions: { type: 'rememberShown', params: withId } },
    ],
    'issue.leave': { guard: { type: 'isLeft', params: withId }, actions: 'forgetAwaiting' },
    'verdict.taken': { guard: { type: 'isKnown', params: told }, actions: { type: 'announceTaken', params: told } },
    'verdict.refused': {
      actions: [
        { type: 'announceFailed', params: ({ event }) => ({ key: event.key, message: event.message }) },
        { type: 'forgetVerdict', params: told },
        { type: 'forgetLeaving', params: told },
      ],
    },
    'undo.taken': {
      actions: [
        { type: 'announceWithdrawn', params: told },
        { type: 'forgetNotUndone', params: told },
        { type: 'forgetVerdict', params: told },
        { type: 'forgetLeaving', params: told },
      ],
    },
    'undo.refused': [
      {
        guard: { type: 'isLost', params: ({ event }) => ({ isLost: event.isLost }) },
        actions: [...notUndone, { type: 'forgetLeaving', params: told }],
      },
      { actions: [...notUndone, { type: 'forgetVerdict', params: told }, { type: 'forgetLeaving', params: told }] },
    ],
    'issue.revisit': { actions: { type: 'announceRevisited', params: ({ event }) => ({ issueId: event.issueId }) } },
  },
  initial: 'ready',
  states: {
    ready: {
      tags: 'editable',
      entry: 'forgetChosen',
      on: {
        'issue.accept': [
          unshown,
          {
            guard: { type: 'isSeverityAsked', params: choosing },
            target: 'weighing',
            actions: { type: 'rememberChosen', params: choosing },
          },
          { guard: { type: 'isRefused', params: accepting }, actions: { type: 'announceRefusal', params: accepting } },
          {
            guard: { type: 'isChange', params: accepting },
            actions: [{ type: 'rememberVerdict', params: accepting }, 'tellVerdict', 'announceGiven'],
          },
        ],
        'issue.reject': [
          unshown,
          { guard: { type: 'isRefused', params: rejecting }, actions: { type: 'announceRefusal', params: rejecting } },
          {
            guard: { type: 'isChange', params: rejecting },
            actions: [{ type: 'rememberVerdict', params: rejecting }, 'tellVerdict', 'announceGiven'],
          },
        ],
        'issue.untriage': [
          unshown,
          { guard: { type: 'isRefused', params: releasing }, actions: { type: 'announceRefusal', params: releasing } },
          { actions: [{ type: 'rememberVerdict', params: releasing }, 'tellVerdict', 'announceGiven'] },
        ],
        'severity.choose': [
          unshown,
          { guard: { type: 'isRefused', params: weighing }, actions: { type: 'announceRefusal', params: weighing } },
          { target: 'changing', actions: { type: 'rememberChosen', params: choosing } },
        ],
        'reason.choose': [
          unshown,
          { guard: { type: 'isRefused', params: reasoning }, actions: { type: 'announceRefusal', params: reasoning } },
          { target: 'rejecting', actions: { type: 'rememberChosen', params: choosing } },
        ],
        'verdict.undo': {
          guard: { type: 'isReversible', params: withKey },
          actions: [
            { type: 'tellUndo', params: withKey },
            { type: 'announceUndo', params: withKey },
            { type: 'rememberLeaving', params: withKey },
          ],
        },
      },
    },
    weighing: {
      description: 'A severity has to be chosen before the issue is accepted.',
      on: {
        'severity.pick': {
          target: 'ready',
          actions: [{ type: 'rememberVerdict', params: pickingAcceptance }, 'tellVerdict', 'announceGiven'],
        },
        'choice.cancel': 'ready',
      },
    },
    changing: {
      description: 'Another severity is being chosen.',
      on: {
        'severity.pick': [
          {
            guard: { type: 'isChange', params: pickingSeverity },
            target: 'ready',
            actions: [{ type: 'rememberVerdict', params: pickingSeverity }, 'tellVerdict', 'announceGiven'],
          },
          { target: 'ready' },
        ],
        'choice.cancel': 'ready',
      },
    },
    rejecting: {
      description: 'A reason is being chosen.',
      on: {
        'reason.pick': [
          {
            guard: { type: 'isChange', params: pickingReason },
            target: 'ready',
            actions: [{ type: 'rememberVerdict', params: pickingReason }, 'tellVerdict', 'announceGiven'],
          },
          { target: 'ready' },
        ],
        'choice.cancel': 'ready',
      },
    },
  },
});
