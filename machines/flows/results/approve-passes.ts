import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, PromiseActorLogic, SnapshotFrom } from 'xstate';

/** A result and the version of it that is seen, or that an approval left. */
export type SeenResult = { readonly id: string; readonly version: number };

export type ApprovedAnswer = Answer & {
  /** What was changed, with the versions that take it back. */
  readonly changed: readonly SeenResult[];
  /** Why single ones were refused. */
  readonly refused: Readonly<Record<string, string>>;
};

type Sending = { readonly results: readonly SeenResult[]; readonly approved: boolean };

export type ApprovePassesPorts = { readonly sendApprovals: PromiseActorLogic<ApprovedAnswer, Sending> };

type ApprovePassesContext = {
  /** Taken out of what is approved. */
  readonly left: readonly string[];
  readonly refused: Readonly<Record<string, string>>;
  readonly sending: Sending;
};

type ApprovePassesEvent =
  | { readonly type: 'result.toggle'; readonly id: string }
  | { readonly type: 'all.toggle'; readonly ids: readonly string[] }
  | { readonly type: 'approval.send'; readonly results: readonly SeenResult[] }
  | { readonly type: 'approval.undo'; readonly results: readonly SeenResult[] };

export type ApprovePassesEmitted =
  | { readonly type: 'results.approved'; readonly message: string; readonly changed: readonly SeenResult[] }
  | { readonly type: 'results.unapproved'; readonly message: string }
  | { readonly type: 'results.refused'; readonly message: string };

const failed = 'The results could not be approved. Please try again later.';

const toldOf = (approved: boolean, done: number, refused: number): string => {
  const results = done === 1 ? '1 result' : `${done} results`;
  const told = approved ? `${results} approved` : `The approval of ${results} has been taken back`;
  return refused === 0 ? `${told}.` : `${told}, ${refused} refused.`;
};

const unprovided: ApprovePassesPorts = { sendApprovals: port('sendApprovals') };
const answered = ({ event }: { readonly event: { readonly output: ApprovedAnswer } }) => ({ answer: event.output });

/** Approves several results that were looked through, each with its own outcome, and takes that back. */
export const approvePassesMachine = setup({
  types: {
    context: {} as ApprovePassesContext,
    events: {} as ApprovePassesEvent,
    emitted: {} as ApprovePassesEmitted,
    tags: {} as 'busy',
  },
  actors: unprovided,
  actions: {
    rememberToggled: assign(({ context: { left } }, { id }: { id: string }) => ({
      left: left.includes(id) ? left.filter((each) => each !== id) : [...left, id],
    })),
    rememberAllToggled: assign(({ context: { left } }, { ids }: { ids: readonly string[] }) => ({
      left: ids.every((id) => left.includes(id)) ? [] : [...ids],
    })),
    rememberSending: assign((_, { results, approved }: Sending) => ({
      sending: { results: results.slice(0, limits.resultsPerMark), approved },
      refused: {},
    })),
    rememberRefused: assign(({ context: { left } }, { answer }: { answer: ApprovedAnswer }) => ({
      refused: answer.refused,
      left: [...new Set([...left, ...Object.keys(answer.refused)])],
    })),
    announceDone: emit(({ context: { sending } }, { answer: { changed, refused } }: { answer: ApprovedAnswer }) => {
      const message = toldOf(sending.approved, changed.length, Object.keys(refused).length);
      return sending.approved ? { type: 'results.approved' as const, message, changed } : { type: 'results.unapproved' as const, message };
    }),
    announceRefused: emit((_, { answer }: { answer: Answer }) => ({
      type: 'results.refused' as const,
      message: messageOf(answer, failed),
    })),
    announceFailed: emit({ type: 'results.refused', message: failed }),
  },
  guards: {
    isSuccessful: (_, { answer }: { answer: Answer }) => answer.successful,
    hasResults: (_, { results }: { results: readonly SeenResult[] }) => results.length > 0,
  },
}).createMachine({
  id: 'approvePasses',
  context: { left: [], refused: {}, sending: { results: [], approved: true } },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'result.toggle': { actions: { type: 'rememberToggled', params: ({ event }) => event } },
        'all.toggle': { actions: { type: 'rememberAllToggled', params: ({ event }) => event } },
        'approval.send': {
          guard: { type: 'hasResults', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'rememberSending', params: ({ event: { results } }) => ({ results, approved: true }) },
        },
        'approval.undo': {
          target: 'sending',
          actions: { type: 'rememberSending', params: ({ event: { results } }) => ({ results, approved: false }) },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendApprovals',
        src: 'sendApprovals',
        input: ({ context: { sending } }) => sending,
        onDone: [
          {
            guard: { type: 'isSuccessful', params: answered },
            target: 'choosing',
            actions: [
              { type: 'rememberRefused', params: answered },
              { type: 'announceDone', params: answered },
            ],
          },
          {
            target: 'choosing',
            actions: [
              { type: 'rememberRefused', params: answered },
              { type: 'announceRefused', params: answered },
            ],
          },
        ],
        onError: { target: 'choosing', actions: 'announceFailed' },
      },
    },
  },
});

export type ApprovePassesActorRef = ActorRefFrom<typeof approvePassesMachine>;
type ApprovePassesSnapshot = SnapshotFrom<typeof approvePassesMachine>;

export const selectLeft = ({ context }: ApprovePassesSnapshot): readonly string[] => context.left;
export const selectRefused = ({ context }: ApprovePassesSnapshot): Readonly<Record<string, string>> => context.refused;
export const selectIsSending = (snapshot: ApprovePassesSnapshot): boolean => snapshot.hasTag('busy');
