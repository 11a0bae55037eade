import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';

export type RelateIssue = { readonly caseResultResponseId: string; readonly code: string; readonly seen: string };
export type DeleteIssue = { readonly caseResultResponseId: string; readonly changeStatusToPass: boolean };

export type RelateIssuePorts = {
  relateIssue: PromiseActorLogic<Answer, RelateIssue>;
  deleteIssue: PromiseActorLogic<Answer, DeleteIssue>;
};

/** `seen` is the code on the screen, empty where there is none. */
type RelateIssueInput = { readonly caseResultResponseId: string; readonly seen: string };

type RelateIssueContext = {
  readonly caseResultResponseId: string;
  readonly seen: string;
  readonly code: string;
  readonly fault: string | null;
  readonly changeStatusToPass: boolean;
};

type RelateIssueEvent =
  | { readonly type: 'code.edit'; readonly seen: string }
  | { readonly type: 'code.change'; readonly code: string }
  | { readonly type: 'code.save' }
  | { readonly type: 'code.cancel' }
  | { readonly type: 'issue.delete' }
  | { readonly type: 'deletion.choose'; readonly changeStatusToPass: boolean }
  | { readonly type: 'deletion.cancel' };

export type RelateIssueEmitted =
  | { readonly type: 'issue.related'; readonly before: string; readonly code: string }
  | { readonly type: 'issue.deleted' }
  | { readonly type: 'issue.refused'; readonly message: string };

type RelateIssueTag = 'busy' | 'editable' | 'asking';

export const relatedTexts = {
  placeholder: 'GAT-123-1 or GAT-123-KI-1',
  updated: 'The related issue code has been successfully updated.',
  notUpdated: 'There was an issue with submitting your changes. Please try again later.',
  deleted: 'The related issue has been successfully deleted.',
  notDeleted: 'There was an issue with deleting the related issue. Please try again later.',
  askEdit: 'Delete and request tester edit',
  letPass: 'Delete and mark the case as passed',
} as const;

export type RelateIssueActorRef = ActorRefFrom<typeof relateIssueMachine>;
type RelateIssueSnapshot = SnapshotFrom<typeof relateIssueMachine>;

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
    rememberSeen: assign((_, { seen }: { seen: string }) => ({ seen, code: '', fault: null })),
    rememberCode: assign((_, { code }: { code: string }) => ({ code, fault: null })),
    rememberFault: assign((_, { answer }: { answer: Answer }) => ({ fault: messageOf(answer, relatedTexts.notUpdated) })),
    rememberLoss: assign({ fault: relatedTexts.notUpdated }),
    rememberChoice: assign((_, { changeStatusToPass }: { changeStatusToPass: boolean }) => ({ changeStatusToPass })),
    announceRelated: emit(({ context }) => ({ type: 'issue.related' as const, before: context.seen, code: context.code.trim() })),
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

export const selectIsTyping = (snapshot: RelateIssueSnapshot): boolean => snapshot.hasTag('editable');
export const selectIsAsking = (snapshot: RelateIssueSnapshot): boolean => snapshot.hasTag('asking');
export const selectIsBusy = (snapshot: RelateIssueSnapshot): boolean => snapshot.hasTag('busy');
export const selectCode = ({ context }: RelateIssueSnapshot): string => context.code;
export const selectFault = ({ context }: RelateIssueSnapshot): string | null => context.fault;
export const selectChosen = (snapshot: RelateIssueSnapshot): boolean | null =>
  snapshot.matches('deleting') ? snapshot.context.changeStatusToPass : null;
