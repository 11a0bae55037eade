import { port } from '#machines/lib/port.ts';
import type { CloneSource } from '#schema/rules/launch/clone-source.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  CloneTestContext,
  CloneTestEmitted,
  CloneTestEvent,
  CloneTestInput,
  CloneTestOutput,
  CloneTestPorts,
  CloneTestTag,
  CopiedPart,
  FoundSource,
  KeepAnswer,
} from './clone-test.types.ts';

export type CloneTestActorRef = ActorRefFrom<typeof cloneTestMachine>;
export type CloneTestSnapshot = SnapshotFrom<typeof cloneTestMachine>;

const unprovided: CloneTestPorts = { readSource: port('readSource'), copyTest: port('copyTest'), keepClone: port('keepClone') };

const nowhere: CloneSource = { kind: 'run', testId: '', code: '', name: '', sdlcStage: null, tests: [], unread: [] };
const sourceOf = ({ source }: CloneTestContext): CloneSource => source ?? nowhere;
const part = ({ event }: { event: { output: CopiedPart } }) => ({ part: event.output });
const answered = ({ event }: { event: { output: KeepAnswer } }) => ({ answer: event.output });

/** Makes a new draft from an earlier test, part by part, so that a long copy shows how far it is and can be stopped. */
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
