import {
  accepting,
  choosing,
  rejecting,
  tagging,
  carriedOut,
  batchAcceptance,
  isSeverityAskedOfAll,
  isVerdict,
  reasonOf,
  splitBy,
} from './judge-selection.rules.ts';
import type { Chosen, Decision, Batch, JudgeSelectionEmitted, Refused } from './judge-selection.rules.ts';
import type { Actor } from '#machines/lib/actor.ts';
import type { GivenSeverity, RejectionReason } from '#schema/vocabulary/issue.ts';
import { assign, emit, sendTo, setup } from 'xstate';
import type { CallbackActorLogic, EventObject, ActorRefFrom, SnapshotFrom } from 'xstate';
import type { IssueTag } from './tag-issue.ts';
import type { TriagedIssue } from './triage-issue.rules.ts';
import { watchPort } from '#machines/lib/port.ts';
import { triageFailed } from './triage-issue.rules.ts';

export type JudgeSelectionPorts = {
  /** Sends decisions one after the other, and each way back with what the server answered to the decision. */
  readonly carryBatches: CallbackActorLogic<EventObject>;
};

type JudgeSelectionInput = { readonly actor: Actor };

type JudgeSelectionContext = {
  readonly actor: Actor;
  /** The issues that something is being chosen for. */
  readonly chosen: readonly TriagedIssue[];
  readonly given: number;
  /** Decisions that can be taken back, the latest last. */
  readonly batches: readonly Batch[];
  /** Those of them that are being taken back, by their keys. */
  readonly leaving: readonly string[];
  /** Why issues that are still selected were left out. */
  readonly refusals: readonly Refused[];
};

type About = { readonly issues: readonly TriagedIssue[] };

export type JudgeSelectionEvent =
  | ({ readonly type: 'issues.accept' } & About)
  | ({ readonly type: 'issues.reject'; readonly reason: RejectionReason } & About)
  | ({ readonly type: 'severity.choose' } & About)
  | { readonly type: 'severity.pick'; readonly severity: GivenSeverity }
  | ({ readonly type: 'reason.choose' } & About)
  | { readonly type: 'reason.pick'; readonly reason: RejectionReason }
  | { readonly type: 'tags.choose' }
  | ({ readonly type: 'tag.change'; readonly tag: IssueTag; readonly attached: boolean } & About)
  | { readonly type: 'choice.cancel' }
  | { readonly type: 'batch.undo'; readonly key: string }
  | { readonly type: 'batch.retry'; readonly batch: Batch }
  | { readonly type: 'selection.changed'; readonly issueIds: readonly string[] }
  | { readonly type: 'batch.answered'; readonly key: string; readonly refused: readonly Refused[] }
  | { readonly type: 'batch.lost'; readonly key: string; readonly message: string }
  /** With those that were taken back. */
  | { readonly type: 'undo.answered'; readonly batch: Batch; readonly issueIds: readonly string[]; readonly refused: readonly Refused[] }
  | { readonly type: 'undo.lost'; readonly batch: Batch; readonly message: string };

type JudgeSelectionTag = 'editable';

export type JudgeSelectionActorRef = ActorRefFrom<typeof judgeSelectionMachine>;
type JudgeSelectionSnapshot = SnapshotFrom<typeof judgeSelectionMachine>;

const unprovided: JudgeSelectionPorts = { carryBatches: watchPort('carryBatches') };

type Keyed = { readonly key: string };
type Told = { readonly batch: Batch; readonly refused: readonly Refused[] };
type Back = Told & { readonly issueIds: readonly string[] };

const rememberedBatches = 50;
const none: Batch = { key: '', move: batchAcceptance, issueIds: [] };
const known = ({ batches }: JudgeSelectionContext, key: string): Batch => batches.find((batch) => batch.key === key) ?? none;
const latest = ({ batches }: JudgeSelectionContext): Batch => batches.at(-1) ?? none;
const split = ({ actor }: { readonly actor: Actor }, { issues, move }: Decision) => splitBy(issues, move, actor);

type Picking<Event> = { readonly context: JudgeSelectionContext; readonly event: Event };
const pickingAcceptance = ({ context, event }: Picking<{ severity: string }>): Decision => ({
  issues: context.chosen,
  move: { type: 'issue.accept', severity: event.severity },
});
const pickingSeverity = ({ context, event }: Picking<{ severity: string }>): Decision => ({
  issues: context.chosen,
  move: { type: 'severity.change', severity: event.severity },
});
const pickingReason = ({ context, event }: Picking<{ reason: string }>): Decision => ({
  issues: context.chosen,
  move: { type: 'issue.reject', reason: event.reason },
});
const withKey = ({ event }: { event: Keyed }): Keyed => ({ key: event.key });
const answered = ({ context, event }: Picking<Keyed & { refused: readonly Refused[] }>): Told => ({
  batch: carriedOut(known(context, event.key), event.refused),
  refused: event.refused,
});
const ofBatch = ({ event }: { event: { batch: Batch } }): Keyed => ({ key: event.batch.key });
const back = ({ event }: { event: Back }): Back => ({ batch: event.batch, issueIds: event.issueIds, refused: event.refused });

const judgeSetup = setup({
  types: {
    context: {} as JudgeSelectionContext,
    events: {} as JudgeSelectionEvent,
    input: {} as JudgeSelectionInput,
    emitted: {} as JudgeSelectionEmitted,
    tags: {} as JudgeSelectionTag,
  },
  actors: unprovided,
  actions: {
    rememberChosen: assign((_, { issues }: Chosen) => ({ chosen: issues })),
    forgetChosen: assign({ chosen: [] }),
    rememberBatch: assign(({ context }, decision: Decision) => ({
      given: context.given + 1,
      refusals: split(context, decision).refused,
      batches: [
        ...context.batches,
        { key: `b${context.given + 1}`, move: decision.move, issueIds: split(context, decision).applies },
      ].slice(-rememberedBatches),
    })),
    rememberAgain: assign(({ context }, { batch }: Pick<Told, 'batch'>) => ({
      given: context.given + 1,
      refusals: [],
      batches: [...context.batches, { ...batch, key: `b${context.given + 1}` }].slice(-rememberedBatches),
    })),
    rememberLeftOut: assign(({ context }, decision: Decision) => ({ refusals: split(context, decision).refused })),
    rememberAnswered: assign(({ context }, { batch, refused }: Told) => ({
      refusals: refused,
      batches: context.batches.map((one) => (one.key === batch.key ? batch : one)),
    })),
    rememberSelection: assign(({ context }, { issueIds }: { issueIds: readonly string[] }) => ({
      refusals: context.refusals.filter(({ issueId }) => issueIds.includes(issueId)),
    })),
    forgetBatch: assign(({ context }, { key }: Keyed) => ({ batches: context.batches.filter((batch) => batch.key !== key) })),
    tellBatch: sendTo('carryBatches', ({ context }) => ({ type: 'batch.carry' as const, batch: latest(context) })),
    tellUndo: sendTo('carryBatches', ({ context }, { key }: Keyed) => ({ type: 'undo.carry' as const, batch: known(context, key) })),
    announceGiven: emit(({ context }, decision: Decision) => {
      const { applies, stands } = split(context, decision);
      return {
        type: 'batch.given' as const,
        batch: latest(context),
        settled: isVerdict(decision.move) ? [...applies, ...stands] : [],
      };
    }),
    announceAgain: emit(({ context }) => ({
      type: 'batch.given' as const,
      batch: latest(context),
      settled: isVerdict(latest(context).move) ? latest(context).issueIds : [],
    })),
    announceNothing: emit(({ context }, decision: Decision) => ({
      type: 'batch.failed' as const,
      batch: null,
      message: reasonOf(split(context, decision)),
    })),
    announceAnswered: emit((_, { batch, refused }: Told) => ({ type: 'batch.answered' as const, batch, refused })),
    announceUndo: emit(({ context }, { key }: Keyed) => ({ type: 'undo.sent' as const, batch: known(context, key) })),
    announceUndoFailed: emit((_, { batch, message }: { batch: Batch; message: string }) => ({
      type: 'undo.failed' as const,
      batch,
      message,
    })),
    rememberLeaving: assign(({ context }, { key }: Keyed) => ({ leaving: [...context.leaving, key] })),
    forgetLeaving: assign(({ context }, { key }: Keyed) => ({ leaving: context.leaving.filter((each) => each !== key) })),
    announceRestored: emit((_, { batch, issueIds, refused }: Back) => ({ type: 'batch.restored' as const, batch, issueIds, refused })),
    announceFailed: emit(({ context }, { key, message }: Keyed & { message: string }) => ({
      type: 'batch.failed' as const,
      batch: context.batches.find((batch) => batch.key === key) ?? null,
      message,
    })),
  },
  guards: {
    isSeverityAsked: ({ context }, { issues }: Chosen) => isSeverityAskedOfAll(issues, context.actor),
    isForSome: ({ context }, decision: Decision) => split(context, decision).applies.length > 0,
    isKnown: ({ context }, { key }: Keyed) => known(context, key) !== none,
    isReversible: ({ context }, { key }: Keyed) => known(context, key) !== none && !context.leaving.includes(key),
  },
});

/** Lets a person judge the issues of a selection at once: the chart of each says whether it takes part, what is refused stays selected with its reason, and the whole can be taken back. */
export const judgeSelectionMachine = judgeSetup.createMachine({
  id: 'judgeSelection',
  context: ({ input }) => ({ actor: input.actor, chosen: [], given: 0, batches: [], leaving: [], refusals: [] }),
  invoke: {
    id: 'carryBatches',
    src: 'carryBatches',
    onError: { actions: { type: 'announceFailed', params: { key: '', message: triageFailed } } },
  },
  on: {
    'selection.changed': { actions: { type: 'rememberSelection', params: ({ event }) => ({ issueIds: event.issueIds }) } },
    'batch.answered': {
      guard: { type: 'isKnown', params: withKey },
      actions: [
        { type: 'rememberAnswered', params: answered },
        { type: 'announceAnswered', params: answered },
      ],
    },
    'batch.lost': {
      actions: [
        { type: 'announceFailed', params: ({ event }) => ({ key: event.key, message: event.message }) },
        { type: 'forgetBatch', params: withKey },
      ],
    },
    'undo.answered': {
      actions: [
        { type: 'announceRestored', params: back },
        { type: 'forgetBatch', params: ofBatch },
        { type: 'forgetLeaving', params: ofBatch },
      ],
    },
    'undo.lost': {
      actions: [
        { type: 'forgetLeaving', params: ofBatch },
        { type: 'announceUndoFailed', params: ({ event }) => ({ batch: event.batch, message: event.message }) },
      ],
    },
    'batch.undo': {
      guard: { type: 'isReversible', params: withKey },
      actions: [
        { type: 'tellUndo', params: withKey },
        { type: 'announceUndo', params: withKey },
        { type: 'rememberLeaving', params: withKey },
      ],
    },
    'batch.retry': { actions: [{ type: 'rememberAgain', params: ({ event }) => ({ batch: event.batch }) }, 'tellBatch', 'announceAgain'] },
    'tag.change': {
      guard: { type: 'isForSome', params: tagging },
      actions: [{ type: 'rememberBatch', params: tagging }, 'tellBatch', { type: 'announceGiven', params: tagging }],
    },
  },
  initial: 'ready',
  states: {
    ready: {
      tags: 'editable',
      entry: 'forgetChosen',
      on: {
        'issues.accept': [
          {
            guard: { type: 'isSeverityAsked', params: choosing },
            target: 'weighing',
            actions: { type: 'rememberChosen', params: choosing },
          },
          {
            guard: { type: 'isForSome', params: accepting },
            actions: [{ type: 'rememberBatch', params: accepting }, 'tellBatch', { type: 'announceGiven', params: accepting }],
          },
          {
            actions: [
              { type: 'rememberLeftOut', params: accepting },
              { type: 'announceNothing', params: accepting },
            ],
          },
        ],
        'issues.reject': [
          {
            guard: { type: 'isForSome', params: rejecting },
            actions: [{ type: 'rememberBatch', params: rejecting }, 'tellBatch', { type: 'announceGiven', params: rejecting }],
          },
          {
            actions: [
              { type: 'rememberLeftOut', params: rejecting },
              { type: 'announceNothing', params: rejecting },
            ],
          },
        ],
        'severity.choose': { target: 'changing', actions: { type: 'rememberChosen', params: choosing } },
        'reason.choose': { target: 'rejecting', actions: { type: 'rememberChosen', params: choosing } },
        'tags.choose': 'tagging',
      },
    },
    weighing: {
      description: 'A severity has to be chosen before the issues are accepted.',
      on: {
        'severity.pick': {
          target: 'ready',
          actions: [
            { type: 'rememberBatch', params: pickingAcceptance },
            'tellBatch',
            { type: 'announceGiven', params: pickingAcceptance },
          ],
        },
        'choice.cancel': 'ready',
      },
    },
    changing: {
      description: 'Another severity is being chosen.',
      on: {
        'severity.pick': [
          {
            guard: { type: 'isForSome', params: pickingSeverity },
            target: 'ready',
            actions: [{ type: 'rememberBatch', params: pickingSeverity }, 'tellBatch', { type: 'announceGiven', params: pickingSeverity }],
          },
          { target: 'ready', actions: { type: 'announceNothing', params: pickingSeverity } },
        ],
        'choice.cancel': 'ready',
      },
    },
    rejecting: {
      description: 'A reason is being chosen.',
      on: {
        'reason.pick': [
          {
            guard: { type: 'isForSome', params: pickingReason },
            target: 'ready',
            actions: [{ type: 'rememberBatch', params: pickingReason }, 'tellBatch', { type: 'announceGiven', params: pickingReason }],
          },
          { target: 'ready', actions: { type: 'announceNothing', params: pickingReason } },
        ],
        'choice.cancel': 'ready',
      },
    },
    tagging: {
      description: 'Tags are being hung on and taken off.',
      on: { 'choice.cancel': 'ready' },
    },
  },
});

type SelectionChoice = 'severity' | 'acceptance' | 'reason' | 'tags' | null;

/** What is being chosen for the selection now. */
export const selectSelectionChoice = (snapshot: JudgeSelectionSnapshot): SelectionChoice => {
  switch (snapshot.value) {
    case 'weighing':
      return 'acceptance';
    case 'changing':
      return 'severity';
    case 'rejecting':
      return 'reason';
    case 'tagging':
      return 'tags';
    default:
      return null;
  }
};

/** The severity that all issues something is chosen for have, or null. */
export const selectCommonSeverity = ({ context: { chosen } }: JudgeSelectionSnapshot): GivenSeverity | null => {
  const [first] = chosen;
  const severity = first?.row.severity ?? 'unknown';
  return severity !== 'unknown' && chosen.every(({ row }) => row.severity === severity) ? severity : null;
};

/** Why issues that are still selected were left out. */
export const selectRefusals = ({ context }: JudgeSelectionSnapshot): readonly Refused[] => context.refusals;
