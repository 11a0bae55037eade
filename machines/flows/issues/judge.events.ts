import type { Actor } from '#machines/lib/actor.ts';
import { nothingShown } from '#machines/lib/until-shown.ts';
import type { UntilShown } from '#machines/lib/until-shown.ts';
import type { GivenSeverity, RejectionReason } from '#schema/vocabulary/issue.ts';
import * as rules from './judge.rules.ts';
import type { Act, Decision, Move, NamedIssue, Outcome, Refused, Subject, Wish } from './judge.rules.ts';
import type { NamedAs } from '#machines/lifecycles/issue/issue.types.ts';
import { duplicateReason } from '#schema/vocabulary/issue.ts';
import type { IssueTag, Tag } from './tag.rules.ts';

/** What duplicates name. */
export type Original = NamedIssue & { readonly namedAs: NamedAs };

export type Awaiting = Extract<JudgeEvent, { readonly of: Subject }>;

export type JudgeContext = {
  readonly actor: Actor;
  /** What something is being chosen for. */
  readonly chosen: Subject | null;
  readonly given: number;
  /** Acts that can be taken back, the latest last. */
  readonly acts: readonly Act[];
  /** What the server has not answered, in the order in which it was wished. */
  readonly queue: readonly Wish[];
  /** The last version that this page made of each issue. */
  readonly versions: Readonly<Record<string, number>>;
  /** Why issues that are still selected were left out. */
  readonly refusals: readonly Refused[];
  /** Why decisions were not taken back. */
  readonly notUndone: readonly Refused[];
  readonly until: UntilShown<Awaiting>;
  /** Issues that were opened already; each is marked as read once. */
  readonly opened: readonly string[];
};

export type JudgeEvent =
  | { readonly type: 'issues.accept'; readonly of: Subject }
  | { readonly type: 'issues.reject'; readonly of: Subject; readonly reason: RejectionReason }
  | { readonly type: 'issues.untriage'; readonly of: Subject }
  | { readonly type: 'issues.merge'; readonly of: Subject; readonly original: Original }
  | { readonly type: 'issues.unmerge'; readonly of: Subject }
  | { readonly type: 'original.choose'; readonly of: Subject }
  | { readonly type: 'original.pick'; readonly original: Original }
  /** Rejected as a duplicate of nothing that is named. */
  | { readonly type: 'original.leave' }
  | { readonly type: 'severity.choose'; readonly of: Subject }
  | { readonly type: 'severity.pick'; readonly severity: GivenSeverity }
  | { readonly type: 'reason.choose'; readonly of: Subject }
  | { readonly type: 'reason.pick'; readonly reason: RejectionReason }
  | { readonly type: 'tags.choose' }
  | { readonly type: 'choice.cancel' }
  | { readonly type: 'tag.change'; readonly about: Subject<NamedIssue>; readonly tag: IssueTag; readonly attached: boolean }
  | { readonly type: 'issue.open'; readonly issueId: string; readonly wasRead: boolean }
  /** What is read of an issue stands on the screen. */
  | { readonly type: 'issue.shown'; readonly issueId: string }
  | { readonly type: 'issue.leave'; readonly issueId: string }
  | { readonly type: 'issue.revisit'; readonly issueId: string }
  | { readonly type: 'selection.changed'; readonly issueIds: readonly string[] }
  /** The act of this key, or the last. */
  | { readonly type: 'act.undo'; readonly key: string | null }
  | { readonly type: 'act.retry'; readonly act: Act }
  /** There is no line: it waits on this device, and may have reached the server where it was tried. */
  | { readonly type: 'act.held'; readonly key: string; readonly isTried: boolean }
  | { readonly type: 'act.resumed'; readonly key: string }
  /** With the tag that was made for it. */
  | { readonly type: 'act.answered'; readonly key: string; readonly outcomes: readonly Outcome[]; readonly tag: Tag | null }
  | { readonly type: 'act.lost'; readonly key: string; readonly message: string; readonly tag: Tag | null }
  | { readonly type: 'undo.answered'; readonly key: string; readonly outcomes: readonly Outcome[] }
  | { readonly type: 'undo.lost'; readonly key: string; readonly message: string };

export type Keyed = { readonly key: string };
export type One = { readonly issueId: string };
export type Answer = { readonly act: Act; readonly refused: readonly Refused[]; readonly tag: Tag | null };
export type Failure = { readonly act: Act; readonly message: string; readonly isLost: boolean };
export type Held = Keyed & { readonly held: Wish['held'] };
type In<Event> = { readonly context: JudgeContext; readonly event: Event };

const rememberedActs = 50;
export const begun = {
  chosen: null,
  given: 0,
  acts: [],
  queue: [],
  versions: {},
  refusals: [],
  notUndone: [],
  until: nothingShown,
  opened: [],
} as const;
export const none: Act = { key: '', isSelection: false, move: rules.batchAcceptance, issues: [] };
const nobody: Subject = { issues: [], isSelection: true };
export const nothingAwaited = { type: 'choice.cancel' } as const;
export const known = ({ acts, queue }: JudgeContext, key: string): Act =>
  [...acts, ...queue.map(({ act }) => act)].find((act) => act.key === key) ?? none;
export const isWaited = ({ queue }: JudgeContext, key: string, isUndo: boolean): boolean =>
  queue.some((wish) => wish.act.key === key && wish.isUndo === isUndo);
/** The act of this key, or the last, as long as it is not being taken back already. */
export const reversible = (context: JudgeContext, key: string | null): Act =>
  context.acts.findLast((act) => (key === null || act.key === key) && !isWaited(context, act.key, true)) ?? none;
export const latest = ({ acts }: JudgeContext): Act => acts.at(-1) ?? none;
export const firstOf = ({ issues }: Act): NamedIssue => issues[0] ?? { issueId: '', code: '' };
export const withAct = ({ acts, queue, given }: JudgeContext, act: Act) => ({
  given: given + 1,
  acts: [...acts, act].slice(-rememberedActs),
  queue: [...queue, { act, isUndo: false, isSent: false, held: null }],
});

const decided =
  <Event>(moveOf: (at: In<Event>) => Move, subjectOf: (at: In<Event>) => Decision['subject']) =>
  (at: In<Event>): Decision =>
    rules.decide(subjectOf(at), moveOf(at), at.context.actor);
const ofEvent = ({ event }: In<{ of: Subject }>): Subject => event.of;
const ofChosen = ({ context }: In<unknown>): Subject => context.chosen ?? nobody;
export const accepting = decided<{ of: Subject }>(({ event }) => rules.acceptance(event.of), ofEvent);
export const rejecting = decided<{ of: Subject; reason: string }>(({ event }) => ({ type: 'issue.reject', reason: event.reason }), ofEvent);
export const releasing = decided<{ of: Subject }>(() => ({ type: 'issue.untriage' }), ofEvent);
const mergingInto = ({ issueId, code, namedAs }: Original): Move => ({ type: 'issue.merge', originalId: issueId, code, namedAs });
export const merging = decided<{ of: Subject; original: Original }>(({ event }) => mergingInto(event.original), ofEvent);
export const pickingOriginal = decided<{ original: Original }>(({ event }) => mergingInto(event.original), ofChosen);
export const leavingOriginal = decided<unknown>(() => ({ type: 'issue.reject', reason: duplicateReason }), ofChosen);
export const unmerging = decided<{ of: Subject }>(() => ({ type: 'issue.unmerge' }), ofEvent);
export const weighing = decided<{ of: Subject }>(() => ({ type: 'severity.change', severity: 'low' }), ofEvent);
export const reasoning = decided<{ of: Subject }>(() => ({ type: 'issue.reject', reason: 'Other' }), ofEvent);
export const pickingAcceptance = decided<{ severity: string }>(
  ({ event }) => ({ type: 'issue.accept', severity: event.severity }),
  ofChosen,
);
export const pickingSeverity = decided<{ severity: string }>(
  ({ event }) => ({ type: 'severity.change', severity: event.severity }),
  ofChosen,
);
export const pickingReason = decided<{ reason: string }>(({ event }) => ({ type: 'issue.reject', reason: event.reason }), ofChosen);
export const tagging = decided<Extract<JudgeEvent, { type: 'tag.change' }>>(
  ({ event: { tag, attached } }) => ({ type: 'tag.change', tag, attached }),
  ({ event }) => event.about,
);
export const choosing = ({ event }: { event: { of: Subject } }) => ({ of: event.of });
export const waiting = ({ event }: { event: Awaiting }) => ({ awaiting: event });
export const withId = ({ event }: { event: One }): One => ({ issueId: event.issueId });
export const withKey = ({ event }: { event: Keyed }): Keyed => ({ key: event.key });
export const withAnyKey = ({ event }: { event: { key: string | null } }) => ({ key: event.key });
export const held = ({ event }: { event: Keyed & { isTried: boolean } }): Held => ({
  key: event.key,
  held: event.isTried ? 'unanswered' : 'unsent',
});
export const resumed = ({ event }: { event: Keyed }): Held => ({ key: event.key, held: null });
export const withdrawn = ({ context, event }: In<{ key: string | null }>) => ({ act: reversible(context, event.key) });
export const withdrawnKey = (at: In<{ key: string | null }>): Keyed => ({ key: withdrawn(at).act.key });
export const withIds = ({ event }: { event: { issueIds: readonly string[] } }) => ({ issueIds: event.issueIds });
export const answered = ({ context, event }: In<Keyed & { outcomes: readonly Outcome[]; tag?: Tag | null }>): Answer => ({
  act: rules.answeredAct(known(context, event.key), event.outcomes, event.tag ?? null),
  refused: rules.refusedIn(event.outcomes),
  tag: event.tag ?? null,
});
export const undone = ({ context, event }: In<Keyed & { outcomes: readonly Outcome[] }>) => ({
  act: known(context, event.key),
  refused: rules.refusedIn(event.outcomes),
  issueIds: event.outcomes.flatMap(({ issueId, refusal }) => (refusal === null ? [issueId] : [])),
});
export const notUndone = ({ context, event }: In<Keyed & { outcomes?: readonly Outcome[]; message?: string }>): Failure => ({
  act: known(context, event.key),
  message: event.message ?? rules.refusedIn(event.outcomes ?? [])[0]?.message ?? rules.nothingChanged,
  isLost: event.message !== undefined,
});
export const unchanged = ({ context, event }: In<Keyed>): Failure => ({
  act: known(context, event.key),
  message: rules.nothingChanged,
  isLost: false,
});
export const lost = ({ context, event }: In<Keyed & { message: string; tag: Tag | null }>) => ({
  act: rules.answeredAct(known(context, event.key), [], event.tag),
  message: event.message,
});
export const left = ({ event }: { event: { outcomes: readonly Outcome[] } }) => ({ outcomes: event.outcomes });

export const given = <Params>(params: Params) =>
  ({
    guard: { type: 'isForSome', params },
    actions: [{ type: 'rememberAct', params }, 'tellReady', { type: 'announceGiven', params }],
  }) as const;
export const refused = <Params>(params: Params) =>
  ({ guard: { type: 'isRefused', params }, actions: { type: 'announceNothing', params } }) as const;
/** What is about none, and why. */
export const told = <Params>(params: Params) =>
  ({
    guard: { type: 'isTold', params },
    actions: [
      { type: 'rememberLeftOut', params },
      { type: 'announceNothing', params },
    ],
  }) as const;
/** What was chosen is sent, told or left, and nothing is being chosen any more. */
export const chosenNow = <Params>(params: Params) =>
  [{ ...given(params), target: 'ready' }, { ...told(params), target: 'ready' }, { target: 'ready' }] as const;
/** What is decided about an issue before what is read of it stands beside it waits for that. */
export const unshown = {
  guard: { type: 'isUnshown', params: choosing },
  actions: [
    { type: 'rememberAwaiting', params: waiting },
    { type: 'announceAwaited', params: waiting },
  ],
} as const;
export const chosen = { type: 'rememberChosen', params: choosing } as const;
export const over = [{ type: 'forgetAct', params: withKey }, 'tellReady'] as const;
export const stays = [{ type: 'forgetWish', params: withKey }, 'tellReady'] as const;
