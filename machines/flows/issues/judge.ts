import type { Actor } from '#machines/lib/actor.ts';
import { isElsewhere, onceOver, onceShown, onceWished, wasShown, wishFor } from '#machines/lib/until-shown.ts';
import { watchPort } from '#machines/lib/port.ts';
import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { ActorRefFrom, CallbackActorLogic, EventObject, SnapshotFrom } from 'xstate';
import * as rules from './judge.rules.ts';
import type { Act, Decision, JudgeEmitted, Outcome, Subject } from './judge.rules.ts';
import * as events from './judge.events.ts';
import { chosen, chosenNow, given, over, refused, stays, told, unshown } from './judge.events.ts';
import type { Answer, Awaiting, Failure, Held, JudgeContext, JudgeEvent, Keyed, One } from './judge.events.ts';

export type JudgePorts = {
  /** Sends each act and each way back as it comes, and tells what the server answered. */
  readonly carryActs: CallbackActorLogic<EventObject>;
};

type JudgeTag = 'editable';

export type JudgeActorRef = ActorRefFrom<typeof judgeMachine>;
export type JudgeSnapshot = SnapshotFrom<typeof judgeMachine>;

const unprovided: JudgePorts = { carryActs: watchPort('carryActs') };

const judgeSetup = setup({
  types: {
    context: {} as JudgeContext,
    events: {} as JudgeEvent,
    input: {} as { readonly actor: Actor },
    emitted: {} as JudgeEmitted,
    tags: {} as JudgeTag,
  },
  actors: unprovided,
  actions: {
    rememberChosen: assign((_, { of }: { of: Subject }) => ({ chosen: of })),
    forgetChosen: assign({ chosen: null }),
    rememberAct: assign(({ context }, decision: Decision) => ({
      ...events.withAct(context, rules.actOf(`a${context.given + 1}`, decision)),
      ...(decision.subject.isSelection && { refusals: decision.split.refused }),
      notUndone: context.notUndone.filter(({ issueId }) => decision.subject.isSelection || !decision.split.applies.includes(issueId)),
    })),
    rememberAgain: assign(({ context }, { act }: { act: Act }) => ({
      ...events.withAct(context, { ...act, key: `a${context.given + 1}` }),
      refusals: [],
    })),
    rememberUndo: assign(({ context }, { key }: { key: string | null }) => ({
      queue: [...context.queue, { act: events.reversible(context, key), isUndo: true, isSent: false, held: null }],
    })),
    rememberHeld: assign(({ context }, { key, held }: Held) => ({
      queue: context.queue.map((wish) => (wish.act.key === key && !wish.isUndo ? { ...wish, held } : wish)),
    })),
    /** A tag that was made for one act is the tag of those that wait for it. */
    rememberAnswered: assign(({ context }, { act, refused, tag }: Answer) => {
      const { move } = events.known(context, act.key);
      const renewed = (one: Act): Act => (one.key === act.key ? act : rules.withTag(one, move, tag));
      return {
        acts: context.acts.map(renewed),
        queue: context.queue.map((wish) => ({ ...wish, act: renewed(wish.act) })),
        ...(act.isSelection && { refusals: refused }),
      };
    }),
    rememberVersions: assign(({ context }, { outcomes }: { outcomes: readonly Outcome[] }) => ({
      versions: {
        ...context.versions,
        ...Object.fromEntries(outcomes.flatMap(({ issueId, version }) => (version === null ? [] : [[issueId, version]]))),
      },
    })),
    rememberLeftOut: assign((_, { subject, split }: Decision) => (subject.isSelection ? { refusals: split.refused } : {})),
    rememberSelection: assign(({ context }, { issueIds }: { issueIds: readonly string[] }) => ({
      refusals: context.refusals.filter(({ issueId }) => issueIds.includes(issueId)),
    })),
    rememberNotUndone: assign(({ context }, { act, message }: Failure) => {
      const { issueId } = events.firstOf(act);
      return rules.isOneVerdict(act)
        ? { notUndone: [...context.notUndone.filter((each) => each.issueId !== issueId), { issueId, message }] }
        : {};
    }),
    forgetNotUndone: assign(({ context }, { act }: { act: Act }) => ({
      notUndone: context.notUndone.filter(({ issueId }) => issueId !== events.firstOf(act).issueId),
    })),
    forgetWish: assign(({ context }, { key }: Keyed) => ({
      queue: context.queue.filter(({ act, isSent }) => act.key !== key || !isSent),
    })),
    forgetAct: assign(({ context }, { key }: Keyed) => ({
      acts: context.acts.filter((act) => act.key !== key),
      queue: context.queue.filter(({ act }) => act.key !== key),
    })),
    /** A tag that somebody changed since can be tried again; a verdict that somebody gave since stays. */
    forgetVerdict: assign(({ context }, { key }: Keyed) => ({
      acts: context.acts.filter((act) => act.key !== key || !rules.isOneVerdict(act)),
    })),
    rememberShown: assign(({ context: { until } }, { issueId }: One) => ({ until: onceShown(until, issueId) })),
    rememberAwaiting: assign(({ context: { until } }, { awaiting }: { awaiting: Awaiting }) => ({
      until: onceWished(until, awaiting.of.issues[0]?.issueId ?? '', awaiting),
    })),
    forgetAwaiting: assign(({ context: { until } }) => ({ until: onceOver(until) })),
    rememberOpened: assign(({ context }, { issueId }: One) => ({ opened: [...context.opened, issueId] })),
    tellReading: sendTo('carryActs', (_, { issueId }: One) => ({ type: 'reading.carry' as const, issueId })),
    tellDrop: sendTo('carryActs', (_, { key }: Keyed) => ({ type: 'act.drop' as const, key })),
    tellReady: enqueueActions(({ context, enqueue }) => {
      const ready = rules.readyWishes(context.queue);
      for (const wish of ready) enqueue.sendTo('carryActs', rules.carriedBy(wish, context.versions));
      enqueue.assign({ queue: context.queue.map((wish) => (ready.includes(wish) ? { ...wish, isSent: true } : wish)) });
    }),
    announceGiven: emit(({ context }, { move, split }: Decision) => ({
      type: 'act.given' as const,
      act: events.latest(context),
      settled: rules.isSettling(move) ? [...split.applies, ...split.stands] : [],
      changes: split.changes,
    })),
    announceAgain: emit(({ context }) => ({
      type: 'act.given' as const,
      act: events.latest(context),
      settled: rules.isSettling(events.latest(context).move) ? events.latest(context).issues.map(({ issueId }) => issueId) : [],
      changes: {},
    })),
    announceKept: emit(({ context }, { key, held }: Held) => ({
      type: 'act.kept' as const,
      act: events.known(context, key),
      isReversible: held === 'unsent',
    })),
    announceNothing: emit((_, { split }: Decision) => ({ type: 'act.failed' as const, act: null, message: rules.reasonOf(split) })),
    announceAwaited: emit((_, { awaiting }: { awaiting: Awaiting }) => ({
      type: 'act.awaited' as const,
      code: awaiting.of.issues[0]?.code ?? '',
    })),
    announceTaken: emit(({ context }, { act, refused }: Answer) => ({
      type: 'act.taken' as const,
      act,
      refused,
      isReversible: act.issues.some(({ isChanged }) => isChanged) && !events.isWaited(context, act.key, true),
    })),
    announceRefused: emit((_, { act, refused }: Pick<Answer, 'act' | 'refused'>) => ({ type: 'act.refused' as const, act, refused })),
    announceFailed: emit((_, { act, message }: { act: Act | null; message: string }) => ({ type: 'act.failed' as const, act, message })),
    announceUndo: emit(({ context }, { key }: { key: string | null }) => ({
      type: 'undo.sent' as const,
      act: events.reversible(context, key),
    })),
    announceUndone: emit((_, { act, issueIds, refused }: ReturnType<typeof events.undone>) => ({
      type: 'act.undone' as const,
      act,
      issueIds,
      refused,
    })),
    announceUndoFailed: emit((_, failure: Failure) => ({ type: 'undo.failed' as const, ...failure })),
    announceWithdrawn: emit((_, { act }: { act: Act }) => ({ type: 'act.withdrawn' as const, act })),
    announceMissing: emit({ type: 'undo.missing' }),
    announceRevisited: emit((_, { issueId }: One) => ({ type: 'issue.revisited' as const, issueId })),
  },
  guards: {
    isSeverityAsked: ({ context }, { of }: { of: Subject }) => rules.isSeverityAsked(of, context.actor),
    isForSome: (_, { split }: Decision) => split.applies.length > 0,
    isRefused: (_, { split }: Decision) => split.refused.length > 0 && split.applies.length + split.stands.length === 0,
    /** What stands so already is told of a selection alone. */
    isTold: (_, { subject, split }: Decision) => subject.isSelection || split.refused.length > 0,
    isUnopened: ({ context }, params: { issueId: string; wasRead: boolean }) => !params.wasRead && !context.opened.includes(params.issueId),
    isUnshown: ({ context }, { of }: { of: Subject }) =>
      of.issues.some(({ issueId, isReadBeside }) => isReadBeside === true && !wasShown(context.until, issueId)),
    isAwaited: ({ context }, { issueId }: One) => wishFor(context.until, issueId) !== null,
    isLeft: ({ context }, { issueId }: One) => isElsewhere(context.until, issueId),
    isReversible: ({ context }, { key }: { key: string | null }) => events.reversible(context, key) !== events.none,
    isUnsent: ({ context }, { act: { key } }: { act: Act }) =>
      context.queue.some(({ act, isUndo, held }) => act.key === key && !isUndo && held === 'unsent'),
    isLast: (_, { key }: { key: string | null }) => key === null,
    isWaited: ({ context }, { key }: Keyed) => events.isWaited(context, key, false),
    isRefusedWhole: ({ context }, { act }: Answer) => events.isWaited(context, act.key, false) && act.issues.length === 0,
    isUnchanged: ({ context }, { act }: Answer) =>
      events.isWaited(context, act.key, false) && act.issues.every(({ isChanged }) => !isChanged),
    isUndoneForNothing: ({ context }, { act }: Answer) =>
      events.isWaited(context, act.key, false) &&
      events.isWaited(context, act.key, true) &&
      rules.isOneVerdict(act) &&
      act.issues.every(({ isChanged }) => !isChanged),
    isUndoWaited: ({ context }, { key }: Keyed) => events.isWaited(context, key, true),
    isUndoRefused: ({ context }, { act, refused }: ReturnType<typeof events.undone>) =>
      events.isWaited(context, act.key, true) && !act.isSelection && refused.length > 0,
  },
});

/** Lets a person judge and tag issues, one or all that are selected, without waiting for the answers: the chart of each issue says whether it takes part, acts about one issue are sent one after the other, and each can be taken back. */
export const judgeMachine = judgeSetup.createMachine({
  id: 'judge',
  context: ({ input }) => ({ ...events.begun, actor: input.actor }),
  invoke: {
    id: 'carryActs',
    src: 'carryActs',
    onError: { actions: { type: 'announceFailed', params: { act: null, message: rules.triageFailed } } },
  },
  on: {
    'issue.open': {
      guard: { type: 'isUnopened', params: ({ event }) => ({ issueId: event.issueId, wasRead: event.wasRead }) },
      actions: [
        { type: 'rememberOpened', params: events.withId },
        { type: 'tellReading', params: events.withId },
      ],
    },
    'issue.shown': [
      {
        guard: { type: 'isAwaited', params: events.withId },
        actions: [
          { type: 'rememberShown', params: events.withId },
          raise(({ context, event }) => wishFor(context.until, event.issueId) ?? events.nothingAwaited),
          'forgetAwaiting',
        ],
      },
      { actions: { type: 'rememberShown', params: events.withId } },
    ],
    'issue.leave': { guard: { type: 'isLeft', params: events.withId }, actions: 'forgetAwaiting' },
    'issue.revisit': { actions: { type: 'announceRevisited', params: events.withId } },
    'selection.changed': { actions: { type: 'rememberSelection', params: events.withIds } },
    'tag.change': given(events.tagging),
    'act.undo': [
      {
        guard: { type: 'isUnsent', params: events.withdrawn },
        actions: [
          { type: 'tellDrop', params: events.withdrawnKey },
          { type: 'announceWithdrawn', params: events.withdrawn },
          { type: 'forgetAct', params: events.withdrawnKey },
          'tellReady',
        ],
      },
      {
        guard: { type: 'isReversible', params: events.withAnyKey },
        actions: [{ type: 'announceUndo', params: events.withAnyKey }, { type: 'rememberUndo', params: events.withAnyKey }, 'tellReady'],
      },
      { guard: { type: 'isLast', params: events.withAnyKey }, actions: 'announceMissing' },
    ],
    'act.retry': { actions: [{ type: 'rememberAgain', params: ({ event }) => ({ act: event.act }) }, 'tellReady', 'announceAgain'] },
    'act.held': {
      guard: { type: 'isWaited', params: events.withKey },
      actions: [{ type: 'rememberHeld', params: events.held }, { type: 'announceKept', params: events.held }, 'tellReady'],
    },
    'act.resumed': { actions: { type: 'rememberHeld', params: events.resumed } },
    'act.answered': [
      {
        guard: { type: 'isRefusedWhole', params: events.answered },
        actions: [{ type: 'announceRefused', params: events.undone }, { type: 'rememberAnswered', params: events.answered }, ...over],
      },
      {
        guard: { type: 'isUndoneForNothing', params: events.answered },
        actions: [
          { type: 'announceTaken', params: events.answered },
          { type: 'rememberNotUndone', params: events.unchanged },
          { type: 'announceUndoFailed', params: events.unchanged },
          ...over,
        ],
      },
      {
        guard: { type: 'isUnchanged', params: events.answered },
        actions: [{ type: 'announceTaken', params: events.answered }, { type: 'rememberAnswered', params: events.answered }, ...over],
      },
      {
        guard: { type: 'isWaited', params: events.withKey },
        actions: [
          { type: 'announceTaken', params: events.answered },
          { type: 'rememberAnswered', params: events.answered },
          { type: 'rememberVersions', params: events.left },
          ...stays,
        ],
      },
    ],
    'act.lost': {
      guard: { type: 'isWaited', params: events.withKey },
      actions: [{ type: 'announceFailed', params: events.lost }, ...over],
    },
    'undo.answered': [
      {
        guard: { type: 'isUndoRefused', params: events.undone },
        actions: [
          { type: 'rememberNotUndone', params: events.notUndone },
          { type: 'announceUndoFailed', params: events.notUndone },
          { type: 'forgetVerdict', params: events.withKey },
          ...stays,
        ],
      },
      {
        guard: { type: 'isUndoWaited', params: events.withKey },
        actions: [
          { type: 'announceUndone', params: events.undone },
          { type: 'forgetNotUndone', params: events.undone },
          { type: 'rememberVersions', params: events.left },
          ...over,
        ],
      },
    ],
    'undo.lost': {
      guard: { type: 'isUndoWaited', params: events.withKey },
      actions: [
        { type: 'rememberNotUndone', params: events.notUndone },
        { type: 'announceUndoFailed', params: events.notUndone },
        ...stays,
      ],
    },
  },
  initial: 'ready',
  states: {
    ready: {
      tags: 'editable',
      entry: 'forgetChosen',
      on: {
        'issues.accept': [
          unshown,
          { guard: { type: 'isSeverityAsked', params: events.choosing }, target: 'weighing', actions: chosen },
          given(events.accepting),
          told(events.accepting),
        ],
        'issues.reject': [unshown, given(events.rejecting), told(events.rejecting)],
        'issues.untriage': [unshown, given(events.releasing), told(events.releasing)],
        'issues.merge': [given(events.merging), told(events.merging)],
        'issues.unmerge': [given(events.unmerging), told(events.unmerging)],
        'original.choose': [unshown, refused(events.reasoning), { target: 'naming', actions: chosen }],
        'severity.choose': [unshown, refused(events.weighing), { target: 'changing', actions: chosen }],
        'reason.choose': [unshown, refused(events.reasoning), { target: 'rejecting', actions: chosen }],
        'tags.choose': 'tagging',
      },
    },
    weighing: {
      description: 'A severity has to be chosen before the issues are accepted.',
      on: {
        'severity.pick': { ...given(events.pickingAcceptance), target: 'ready' },
        'choice.cancel': 'ready',
      },
    },
    changing: {
      description: 'Another severity is being chosen.',
      on: {
        'severity.pick': chosenNow(events.pickingSeverity),
        'choice.cancel': 'ready',
      },
    },
    rejecting: {
      description: 'A reason is being chosen.',
      on: {
        'reason.pick': chosenNow(events.pickingReason),
        'choice.cancel': 'ready',
      },
    },
    naming: {
      description: 'The original of a duplicate is being chosen.',
      on: {
        'original.pick': chosenNow(events.pickingOriginal),
        'original.leave': [{ ...given(events.leavingOriginal), target: 'ready' }, { target: 'ready' }],
        'choice.cancel': 'ready',
      },
    },
    tagging: {
      description: 'Tags are being added to the selected issues and removed.',
      on: { 'choice.cancel': 'ready' },
    },
  },
});
