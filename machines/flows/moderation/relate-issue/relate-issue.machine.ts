import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { relatedTexts } from './relate-issue.rules.ts';
import type {
  RelateIssueContext,
  RelateIssueEmitted,
  RelateIssueEvent,
  RelateIssueInput,
  RelateIssuePorts,
  RelateIssueTag,
} from './relate-issue.types.ts';

export type RelateIssueActorRef = ActorRefFrom<typeof relateIssueMachine>;
export type RelateIssueSnapshot = SnapshotFrom<typeof relateIssueMachine>;

const unprovided: RelateIssuePorts = { relateIssue: port('relateIssue'), deleteIssue: port('deleteIssue') };
const answered = ({ event }: { readonly event: { readonly output: Answer } }) => ({ answer: event.output });

/** Relates a result to an issue of its test by its code, and deletes that again with what is to follow. */
export const relateIssueMachine = setup({
  types: {
    context: {} as RelateIssueContext,
    events: {} as RelateIssueEvent,
    input: {} as RelateIssueInput,
    emitted: {} as RelateIssueEmitted,
    tags: {} as RelateIssueTag,
  },
  actors: unprovided,
  actions: {
    rememberSeen: assign((_, { seen }: { seen: string | null }) => ({ seen, code: '', fault: null })),
    rememberCode: assign((_, { code }: { code: string }) => ({ code, fault: null })),
    rememberFault: assign((_, { answer }: { answer: Answer }) => ({ fault: messageOf(answer, relatedTexts.notUpdated) })),
    rememberLoss: assign({ fault: relatedTexts.notUpdated }),
    rememberChoice: assign((_, { changeStatusToPass }: { changeStatusToPass: boolean }) => ({ changeStatusToPass })),
    announceRelated: emit(({ context }) => ({ type: 'issue.related' as const, before: context.seen })),
    announceDeleted: emit({ type: 'issue.deleted' }),
    announceRefused: emit((_, { answer }: { answer: Answer }) => ({
      type: 'issue.refused' as const,
      message: messageOf(answer, relatedTexts.notDeleted),
    })),
    announceFailed: emit({ type: 'issue.refused', message: relatedTexts.notDeleted }),
  },
  guards: {
    isSuccessful: (_, { answer }: { answer: Answer }) => answer.successful,
    hasCode: ({ context }) => context.code.trim() !== '',
  },
}).createMachine({
  id: 'relateIssue',
  context: ({ input }) => ({ ...input, code: '', fault: null, changeStatusToPass: false }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'code.edit': { target: 'typing', actions: { type: 'rememberSeen', params: ({ event }) => ({ seen: event.seen }) } },
        'issue.delete': 'asking',
      },
    },
    typing: {
      tags: 'editable',
      on: {
        'code.change': { actions: { type: 'rememberCode', params: ({ event }) => ({ code: event.code }) } },
        'code.save': { guard: 'hasCode', target: 'relating' },
        'code.cancel': 'resting',
      },
    },
    relating: {
      tags: ['busy', 'editable'],
      invoke: {
        id: 'relateIssue',
        src: 'relateIssue',
        input: ({ context: { caseResultResponseId, code, seen } }) => ({ caseResultResponseId, code: code.trim(), seen }),
        onDone: [
          { guard: { type: 'isSuccessful', params: answered }, target: 'resting', actions: 'announceRelated' },
          { target: 'typing', actions: { type: 'rememberFault', params: answered } },
        ],
        onError: { target: 'typing', actions: 'rememberLoss' },
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'deletion.choose': {
          target: 'deleting',
          actions: { type: 'rememberChoice', params: ({ event }) => ({ changeStatusToPass: event.changeStatusToPass }) },
        },
        'deletion.cancel': 'resting',
      },
    },
    deleting: {
      tags: ['busy', 'asking'],
      invoke: {
        id: 'deleteIssue',
        src: 'deleteIssue',
        input: ({ context: { caseResultResponseId, changeStatusToPass } }) => ({ caseResultResponseId, changeStatusToPass }),
        onDone: [
          { guard: { type: 'isSuccessful', params: answered }, target: 'resting', actions: 'announceDeleted' },
          { target: 'asking', actions: { type: 'announceRefused', params: answered } },
        ],
        onError: { target: 'asking', actions: 'announceFailed' },
      },
    },
  },
});
