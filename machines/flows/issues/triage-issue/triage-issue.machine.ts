import { watchPort } from '#machines/lib/watch-port.ts';
import { assign, emit, sendTo, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { acceptance, isChange, isSeverityAsked, refusalOfMove, reverseOf, triageFailed, wordsOf } from './triage-issue.rules.ts';
import type {
  Move,
  TriagedIssue,
  TriageIssueContext,
  TriageIssueEmitted,
  TriageIssueEvent,
  TriageIssueInput,
  TriageIssuePorts,
  TriageIssueTag,
  Verdict,
} from './triage-issue.types.ts';

export type TriageIssueActorRef = ActorRefFrom<typeof triageIssueMachine>;
export type TriageIssueSnapshot = SnapshotFrom<typeof triageIssueMachine>;

const unprovided: TriageIssuePorts = { carryVerdicts: watchPort('carryVerdicts') };

type Decision = { readonly issue: TriagedIssue; readonly move: Move };
type Chosen = { readonly issue: TriagedIssue };

type Keyed = { readonly key: string | null };

const none: Verdict = { key: '', issueId: '', code: '', words: '', moves: [], reverse: [] };
const latest = ({ undo }: TriageIssueContext, key: string | null): Verdict =>
  (key === null ? undo.at(-1) : undo.find((verdict) => verdict.key === key)) ?? none;
const accepting = ({ event }: { event: Chosen }): Decision => ({ issue: event.issue, move: acceptance(event.issue.row) });
const rejecting = ({ event }: { event: Chosen & { reason: string } }): Decision => ({
  issue: event.issue,
  move: { type: 'issue.reject', reason: event.reason },
});
const releasing = ({ event }: { event: Chosen }): Decision => ({ issue: event.issue, move: { type: 'issue.untriage' } });
const choosing = ({ event }: { event: Chosen }): Chosen => ({ issue: event.issue });
const withKey = ({ event }: { event: Keyed }): Keyed => ({ key: event.key });
const rememberedVerdicts = 50;
const nobody: TriagedIssue = {
  issueId: '',
  code: '',
  row: {
    triageStatus: 'untriaged',
    triageReason: null,
    severity: 'unknown',
    reviewedSeverity: null,
    forceSeverityChangeBeforeAccept: false,
  },
};
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
    rememberVerdict: assign(({ context }, { issue, move }: Decision) => ({
      given: context.given + 1,
      undo: [
        ...context.undo,
        {
          key: `v${context.given + 1}`,
          issueId: issue.issueId,
          code: issue.code,
          words: wordsOf(move),
          moves: [move],
          reverse: reverseOf(issue.row, move, context.actor),
        },
      ].slice(-rememberedVerdicts),
    })),
    forgetVerdict: assign(({ context }, params: Keyed) => ({
      undo: context.undo.filter((verdict) => verdict !== latest(context, params.key)),
    })),
    rememberOpened: assign(({ context }, params: { issueId: string }) => ({ opened: [...context.opened, params.issueId] })),
    tellVerdict: sendTo('carryVerdicts', ({ context }) => ({ type: 'verdict.carry' as const, ...latest(context, null) })),
    tellUndo: sendTo('carryVerdicts', ({ context }, params: Keyed) => ({
      type: 'verdict.carry' as const,
      key: '',
      issueId: latest(context, params.key).issueId,
      moves: latest(context, params.key).reverse,
    })),
    tellReading: sendTo('carryVerdicts', (_, params: { issueId: string }) => ({ type: 'reading.carry' as const, issueId: params.issueId })),
    announceGiven: emit(({ context }) => ({ type: 'verdict.given' as const, verdict: latest(context, null) })),
    announceWithdrawn: emit(({ context }, params: Keyed) => ({ type: 'verdict.withdrawn' as const, verdict: latest(context, params.key) })),
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
    isReversible: ({ context }, params: Keyed) => latest(context, params.key).reverse.length > 0,
  },
});

const picked = (context: TriageIssueContext, move: Move): Decision => ({ issue: about(context), move });
const pickingAcceptance = ({ context, event }: { context: TriageIssueContext; event: { severity: string } }): Decision =>
  picked(context, { type: 'issue.accept', severity: event.severity });
const pickingSeverity = ({ context, event }: { context: TriageIssueContext; event: { severity: string } }): Decision =>
  picked(context, { type: 'severity.change', severity: event.severity });
const pickingReason = ({ context, event }: { context: TriageIssueContext; event: { reason: string } }): Decision =>
  picked(context, { type: 'issue.reject', reason: event.reason });
const weighing = ({ event }: { event: Chosen }): Decision => ({ issue: event.issue, move: { type: 'severity.change', severity: 'low' } });
const reasoning = ({ event }: { event: Chosen }): Decision => ({ issue: event.issue, move: { type: 'issue.reject', reason: 'Other' } });

/** Lets a person judge issues one after the other without waiting: each verdict is sent at once and can be taken back. */
export const triageIssueMachine = triageSetup.createMachine({
  id: 'triageIssue',
  context: ({ input }) => ({ actor: input.actor, chosen: null, given: 0, undo: [], opened: [] }),
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
    'verdict.refused': {
      actions: [
        { type: 'announceFailed', params: ({ event }) => ({ key: event.key, message: event.message }) },
        { type: 'forgetVerdict', params: withKey },
      ],
    },
    'issue.revisit': { actions: { type: 'announceRevisited', params: ({ event }) => ({ issueId: event.issueId }) } },
  },
  initial: 'ready',
  states: {
    ready: {
      tags: 'editable',
      entry: 'forgetChosen',
      on: {
        'issue.accept': [
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
          { guard: { type: 'isRefused', params: rejecting }, actions: { type: 'announceRefusal', params: rejecting } },
          {
            guard: { type: 'isChange', params: rejecting },
            actions: [{ type: 'rememberVerdict', params: rejecting }, 'tellVerdict', 'announceGiven'],
          },
        ],
        'issue.untriage': [
          { guard: { type: 'isRefused', params: releasing }, actions: { type: 'announceRefusal', params: releasing } },
          {
            actions: [{ type: 'rememberVerdict', params: releasing }, 'tellVerdict', 'announceGiven'],
          },
        ],
        'severity.choose': [
          { guard: { type: 'isRefused', params: weighing }, actions: { type: 'announceRefusal', params: weighing } },
          { target: 'changing', actions: { type: 'rememberChosen', params: choosing } },
        ],
        'reason.choose': [
          { guard: { type: 'isRefused', params: reasoning }, actions: { type: 'announceRefusal', params: reasoning } },
          { target: 'rejecting', actions: { type: 'rememberChosen', params: choosing } },
        ],
        'verdict.undo': {
          guard: { type: 'isReversible', params: withKey },
          actions: [
            { type: 'tellUndo', params: withKey },
            { type: 'announceWithdrawn', params: withKey },
            { type: 'forgetVerdict', params: withKey },
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
