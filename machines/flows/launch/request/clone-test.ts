import type { ClonedCases } from '#schema/rules/launch/cloned-cases.ts';
import { cloneProgress } from '#schema/rules/launch/clone-source.ts';
import type { ClonedTest, CloneSource, CloneProgress } from '#schema/rules/launch/clone-source.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { dateWords } from '#schema/dates.ts';
import { cloneTexts } from '#schema/vocabulary/launch/simple.ts';
import type { WindowStand } from '#machines/lifecycles/test-window/test-window.message.rules.ts';
import { port } from '#machines/lib/port.ts';

/** With a cursor, more of its cases follow. */
export type CopiedPart = ClonedTest & { readonly cursor: string | null };
/** With whether the person has other drafts. */
export type FoundSource = { readonly source: CloneSource; readonly hasDrafts: boolean };
export type KeepAnswer = { readonly kind: 'kept' } | { readonly kind: 'refused'; readonly message: string };

export type CloneTestPorts = {
  readonly readSource: PromiseActorLogic<FoundSource, { readonly testId: string }>;
  readonly copyTest: PromiseActorLogic<
    CopiedPart,
    { readonly source: CloneSource; readonly index: number; readonly current: CopiedPart | null; readonly cases: ClonedCases }
  >;
  /** Saves the copies as a new draft. */
  readonly keepClone: PromiseActorLogic<
    KeepAnswer,
    { readonly draftId: string; readonly source: CloneSource; readonly tests: readonly ClonedTest[] }
  >;
};

type CloneTestInput = { readonly testId: string; readonly draftId: string; readonly cases: ClonedCases };
type CloneTestContext = CloneTestInput & {
  readonly source: CloneSource | null;
  readonly hasDrafts: boolean;
  readonly copied: readonly ClonedTest[];
  readonly current: CopiedPart | null;
  readonly message: string | null;
};
type CloneTestEvent = { readonly type: 'clone.retry' } | { readonly type: 'clone.cancel' };
export type CloneTestEmitted =
  | { readonly type: 'test.cloned'; readonly draftId: string; readonly tests: number; readonly hasDrafts: boolean }
  | { readonly type: 'clone.cancelled' };
type CloneTestOutput = { readonly draftId: string | null };
type CloneTestTag = 'busy' | 'refused' | 'settled';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type CloneWindow = {
  readonly status: 'prep' | 'scheduled' | 'open' | 'finished' | 'closed' | 'cancelled';
  readonly scheduleAt?: string | null | undefined;
  readonly plannedEndAt?: string | null | undefined;
  readonly closedAt?: string | null | undefined;
  readonly cancelledAt?: string | null | undefined;
};
type CloneLabel = {
  readonly label: string;
  readonly stand: WindowStand;
  readonly words: string;
  readonly at: string | null;
};

const dated = (verb: string, at: string | null | undefined): string => (at == null ? '' : `${verb} ${dateWords(at, 'moment')} UTC`);

/** '2d 3h left', floored, or 'Overdue' past the planned end. */
export function remainingWords(plannedEndAt: string | null | undefined, now: string): string {
  if (plannedEndAt == null) return '';
  const left = Date.parse(plannedEndAt) - Date.parse(now);
  if (left <= 0) return cloneTexts.overdue;
  const [days, hours, minutes] = [Math.floor(left / day), Math.floor((left % day) / hour), Math.floor((left % hour) / minute)];
  if (days > 0) return `${days}d ${hours}h left`;
  return hours > 0 ? `${hours}h ${minutes}min left` : `${minutes}min left`;
}

export function cloneLabel(window: CloneWindow, now: string): CloneLabel {
  switch (window.status) {
    case 'open': {
      const words = remainingWords(window.plannedEndAt, now);
      return { label: cloneTexts.live, stand: words === cloneTexts.overdue ? 'overdue' : 'live', words, at: window.plannedEndAt ?? null };
    }
    case 'finished':
    case 'closed':
      return { label: cloneTexts.finished, stand: 'finished', words: dated('Finished', window.closedAt), at: window.closedAt ?? null };
    case 'cancelled':
      return {
        label: cloneTexts.cancelled,
        stand: 'cancelled',
        words: dated('Cancelled', window.cancelledAt),
        at: window.cancelledAt ?? null,
      };
    case 'prep':
    case 'scheduled':
      return { label: cloneTexts.upcoming, stand: 'upcoming', words: dated('Opens', window.scheduleAt), at: window.scheduleAt ?? null };
  }
}

export type CloneTestActorRef = ActorRefFrom<typeof cloneTestMachine>;
type CloneTestSnapshot = SnapshotFrom<typeof cloneTestMachine>;

const unprovided: CloneTestPorts = { readSource: port('readSource'), copyTest: port('copyTest'), keepClone: port('keepClone') };

const nowhere: CloneSource = { kind: 'run', testId: '', code: '', name: '', sdlcStage: null, files: [], tests: [], unread: [] };
const sourceOf = ({ source }: CloneTestContext): CloneSource => source ?? nowhere;
const part = ({ event }: { event: { output: CopiedPart } }) => ({ part: event.output });
const answered = ({ event }: { event: { output: KeepAnswer } }) => ({ answer: event.output });

/** Copies part by part, so that a long copy shows progress and can be cancelled. */
export const cloneTestMachine = setup({
  types: {
    context: {} as CloneTestContext,
    events: {} as CloneTestEvent,
    input: {} as CloneTestInput,
    output: {} as CloneTestOutput,
    emitted: {} as CloneTestEmitted,
    tags: {} as CloneTestTag,
  },
  actors: unprovided,
  actions: {
    rememberSource: assign((_, params: FoundSource) => params),
    rememberPart: assign((_, params: { part: CopiedPart }) => ({ current: params.part })),
    rememberCopy: assign(({ context }, { part: { values, unread } }: { part: CopiedPart }) => ({
      copied: [...context.copied, { values, unread }],
      current: null,
    })),
    rememberRefusal: assign((_, { answer }: { answer: KeepAnswer }) => ({ message: answer.kind === 'refused' ? answer.message : null })),
    forgetRefusal: assign({ message: null }),
    announceCloned: emit(({ context: { draftId, copied, hasDrafts } }) => ({
      type: 'test.cloned' as const,
      draftId,
      tests: copied.length,
      hasDrafts,
    })),
    announceCancelled: emit({ type: 'clone.cancelled' }),
  },
  guards: {
    isUnread: ({ context }) => context.source === null,
    isPartial: (_, params: { part: CopiedPart }) => params.part.cursor !== null,
    isWhole: ({ context }) => context.copied.length >= sourceOf(context).tests.length,
    isKept: (_, params: { answer: KeepAnswer }) => params.answer.kind === 'kept',
  },
}).createMachine({
  id: 'cloneTest',
  context: ({ input }) => ({ ...input, source: null, hasDrafts: false, copied: [], current: null, message: null }),
  output: ({ context }) => ({ draftId: context.source === null ? null : context.draftId }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readSource',
        src: 'readSource',
        input: ({ context }) => ({ testId: context.testId }),
        onDone: { target: 'counting', actions: { type: 'rememberSource', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      on: { 'clone.cancel': 'cancelled' },
    },
    counting: { always: [{ guard: 'isWhole', target: 'keeping' }, { target: 'copying' }] },
    copying: {
      tags: 'busy',
      invoke: {
        id: 'copyTest',
        src: 'copyTest',
        input: ({ context }) => ({
          source: sourceOf(context),
          index: context.copied.length,
          current: context.current,
          cases: context.cases,
        }),
        onDone: [
          { guard: { type: 'isPartial', params: part }, target: 'counting', actions: { type: 'rememberPart', params: part } },
          { target: 'counting', actions: { type: 'rememberCopy', params: part } },
        ],
        onError: 'failed',
      },
      on: { 'clone.cancel': 'cancelled' },
    },
    keeping: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'keepClone',
        src: 'keepClone',
        input: ({ context }) => ({ draftId: context.draftId, source: sourceOf(context), tests: context.copied }),
        onDone: [
          { guard: { type: 'isKept', params: answered }, target: 'cloned' },
          { target: 'failed', actions: { type: 'rememberRefusal', params: answered } },
        ],
        onError: 'failed',
      },
    },
    failed: {
      tags: 'refused',
      on: { 'clone.retry': [{ guard: 'isUnread', target: 'reading' }, { target: 'counting' }], 'clone.cancel': 'cancelled' },
    },
    cloned: { type: 'final', tags: 'settled', entry: 'announceCloned' },
    cancelled: { type: 'final', tags: 'settled', entry: 'announceCancelled' },
  },
});

type CloneStage = 'working' | 'failed' | 'settled';

export const selectStage = (snapshot: CloneTestSnapshot): CloneStage => {
  if (snapshot.hasTag('settled')) return 'settled';
  return snapshot.hasTag('refused') ? 'failed' : 'working';
};
export const selectTitle = ({ context: { source } }: CloneTestSnapshot): string | null =>
  source === null ? null : `${source.code} ${source.name}`;
export const selectMessage = ({ context }: CloneTestSnapshot): string | null => context.message;
export const selectCanCancel = (snapshot: CloneTestSnapshot): boolean => snapshot.can({ type: 'clone.cancel' });

let latest: { readonly context: CloneTestSnapshot['context']; readonly progress: CloneProgress } | null = null;
export const selectProgress = ({ context }: CloneTestSnapshot): CloneProgress => {
  if (latest?.context !== context) latest = { context, progress: cloneProgress(context.source, context.copied, context.current) };
  return latest.progress;
};
