import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import type { Actor } from '#machines/lib/actor.ts';
import type { ModeratorAssignmentRow } from '#machines/lifecycles/moderator-assignment/moderator-assignment.types.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { refusalFor } from '#machines/lib/lifecycle.ts';
import type { Refusal } from '#machines/lib/lifecycle.ts';
import { moderatorAssignmentLifecycle } from '#machines/lifecycles/moderator-assignment/moderator-assignment.machine.ts';
import { port } from '#machines/lib/port.ts';

export type AssignmentAnswer = Answer & { readonly isTaken: boolean };

export type AcceptAssignmentPorts = {
  acceptAssignment: PromiseActorLogic<AssignmentAnswer, { assignmentId: string; guidanceVersion: number | null }>;
  rejectAssignment: PromiseActorLogic<AssignmentAnswer, { assignmentId: string }>;
};

export type AcceptAssignmentInput = {
  readonly assignmentId: string;
  readonly row: ModeratorAssignmentRow;
  readonly actor: Actor;
};

export type WelcomeCheck = 'guidance' | 'payment' | 'commitment';

type AcceptAssignmentContext = AcceptAssignmentInput & {
  readonly checked: readonly WelcomeCheck[];
  /** Of the guidance that is shown; null before it is there. */
  readonly guidanceVersion: number | null;
};

type AcceptAssignmentEvent =
  | { readonly type: 'guidance.shown'; readonly version: number }
  | { readonly type: 'check.toggle'; readonly check: WelcomeCheck }
  | { readonly type: 'assignment.accept' }
  | { readonly type: 'assignment.reject' }
  | { readonly type: 'dialog.close' };

export type AcceptAssignmentEmitted = { readonly type: 'assignment.left' } | { readonly type: 'answer.refused'; readonly message: string };

type AcceptAssignmentTag = 'busy' | 'settled';

/** By the assignment's chart; what can be accepted can be rejected, so one check serves both. */
const acceptRefusal = ({ row, actor }: Pick<AcceptAssignmentInput, 'row' | 'actor'>): Refusal | null =>
  refusalFor(moderatorAssignmentLifecycle, row, 'assignment.accept', actor);

export const welcomeChecks: readonly { readonly id: WelcomeCheck; readonly label: string }[] = [
  { id: 'guidance', label: 'I have read the guidance' },
  { id: 'payment', label: 'I understand that I may not be paid if I do not moderate all results' },
  { id: 'commitment', label: 'I commit to moderating all results of this test' },
];

export const assignmentTexts = {
  title: (testName: string): string => `Welcome to the moderation of ${testName}`,
  start: "I'm ready to start",
  reject: 'Reject this assignment',
  taken: 'This assignment has already been accepted',
  failed: 'There was an issue with changing assignment status.',
} as const;

export type AcceptAssignmentActorRef = ActorRefFrom<typeof acceptAssignmentMachine>;
type AcceptAssignmentSnapshot = SnapshotFrom<typeof acceptAssignmentMachine>;

const unprovided: AcceptAssignmentPorts = { acceptAssignment: port('acceptAssignment'), rejectAssignment: port('rejectAssignment') };

const toggled = (checked: readonly WelcomeCheck[], check: WelcomeCheck): readonly WelcomeCheck[] =>
  checked.includes(check) ? checked.filter((each) => each !== check) : [...checked, check];

/** Lets a moderator into a test: welcomes one who is asked, turns away one who comes late or is not wanted. */
export const acceptAssignmentMachine = setup({
  types: {
    context: {} as AcceptAssignmentContext,
    events: {} as AcceptAssignmentEvent,
    input: {} as AcceptAssignmentInput,
    emitted: {} as AcceptAssignmentEmitted,
    tags: {} as AcceptAssignmentTag,
  },
  actors: unprovided,
  actions: {
    /** What was confirmed of another version is not confirmed of this one. */
    rememberGuidance: assign(({ context: { checked, guidanceVersion } }, { version }: { version: number }) => ({
      guidanceVersion: version,
      checked: guidanceVersion === version ? checked : checked.filter((each) => each !== 'guidance'),
    })),
    rememberCheck: assign(({ context }, params: { check: WelcomeCheck }) => ({ checked: toggled(context.checked, params.check) })),
    announceLeft: emit({ type: 'assignment.left' }),
    announceRefused: emit((_, params: { answer: AssignmentAnswer }) => ({
      type: 'answer.refused' as const,
      message: messageOf(params.answer, assignmentTexts.failed),
    })),
    announceFailed: emit({ type: 'answer.refused', message: assignmentTexts.failed }),
  },
  guards: {
    isAccepted: ({ context }) => context.row.status === 'accepted',
    isTaken: ({ context }) => acceptRefusal(context)?.code === 'already_accepted',
    isOffered: ({ context }) => acceptRefusal(context) === null,
    hasEveryCheck: ({ context }) => context.guidanceVersion !== null && welcomeChecks.every(({ id }) => context.checked.includes(id)),
    isSuccessful: (_, params: { answer: AssignmentAnswer }) => params.answer.successful,
    isTakenMeanwhile: (_, params: { answer: AssignmentAnswer }) => params.answer.isTaken,
  },
}).createMachine({
  id: 'acceptAssignment',
  context: ({ input }) => ({ ...input, checked: [], guidanceVersion: null }),
  initial: 'arriving',
  /** It is read once: what comes while an answer is under way is not told again. */
  on: { 'guidance.shown': { actions: { type: 'rememberGuidance', params: ({ event: { version } }) => ({ version }) } } },
  states: {
    arriving: {
      always: [
        { guard: 'isAccepted', target: 'accepted' },
        { guard: 'isTaken', target: 'taken' },
        { guard: 'isOffered', target: 'welcoming' },
        { target: 'left', actions: 'announceLeft' },
      ],
    },
    welcoming: {
      on: {
        'check.toggle': { actions: { type: 'rememberCheck', params: ({ event }) => ({ check: event.check }) } },
        'assignment.accept': { guard: 'hasEveryCheck', target: 'accepting' },
        'assignment.reject': 'rejecting',
      },
    },
    accepting: {
      tags: 'busy',
      invoke: {
        id: 'acceptAssignment',
        src: 'acceptAssignment',
        input: ({ context: { assignmentId, guidanceVersion } }) => ({ assignmentId, guidanceVersion }),
        onDone: [
          { guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) }, target: 'accepted' },
          { guard: { type: 'isTakenMeanwhile', params: ({ event }) => ({ answer: event.output }) }, target: 'taken' },
          { target: 'welcoming', actions: { type: 'announceRefused', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'welcoming', actions: 'announceFailed' },
      },
    },
    rejecting: {
      tags: 'busy',
      invoke: {
        id: 'rejectAssignment',
        src: 'rejectAssignment',
        input: ({ context }) => ({ assignmentId: context.assignmentId }),
        onDone: [
          { guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) }, target: 'left', actions: 'announceLeft' },
          { target: 'welcoming', actions: { type: 'announceRefused', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'welcoming', actions: 'announceFailed' },
      },
    },
    taken: { on: { 'dialog.close': { target: 'left', actions: 'announceLeft' } } },
    accepted: { type: 'final', tags: 'settled' },
    left: { type: 'final', tags: 'settled' },
  },
});

export const selectGate = (snapshot: AcceptAssignmentSnapshot): 'open' | 'welcome' | 'taken' | 'left' => {
  if (snapshot.matches('accepted')) return 'open';
  if (snapshot.matches('taken')) return 'taken';
  return snapshot.matches('left') ? 'left' : 'welcome';
};

export const selectIsAccepting = (snapshot: AcceptAssignmentSnapshot): boolean => snapshot.matches('accepting');

export const selectIsRejecting = (snapshot: AcceptAssignmentSnapshot): boolean => snapshot.matches('rejecting');

export const selectCanAccept = (snapshot: AcceptAssignmentSnapshot): boolean => snapshot.can({ type: 'assignment.accept' });

export const selectIsChecked =
  (check: WelcomeCheck) =>
  (snapshot: AcceptAssignmentSnapshot): boolean =>
    snapshot.context.checked.includes(check);
