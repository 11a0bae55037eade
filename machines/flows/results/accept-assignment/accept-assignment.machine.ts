import { messageOf } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { acceptRefusal, assignmentTexts, welcomeChecks } from './accept-assignment.rules.ts';
import type {
  AcceptAssignmentContext,
  AcceptAssignmentEmitted,
  AcceptAssignmentEvent,
  AcceptAssignmentInput,
  AcceptAssignmentPorts,
  AcceptAssignmentTag,
  AssignmentAnswer,
  WelcomeCheck,
} from './accept-assignment.types.ts';

export type AcceptAssignmentActorRef = ActorRefFrom<typeof acceptAssignmentMachine>;
export type AcceptAssignmentSnapshot = SnapshotFrom<typeof acceptAssignmentMachine>;

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
    hasEveryCheck: ({ context }) => welcomeChecks.every(({ id }) => context.checked.includes(id)),
    isSuccessful: (_, params: { answer: AssignmentAnswer }) => params.answer.successful,
    isTakenMeanwhile: (_, params: { answer: AssignmentAnswer }) => params.answer.isTaken,
  },
}).createMachine({
  id: 'acceptAssignment',
  context: ({ input }) => ({ ...input, checked: [] }),
  initial: 'arriving',
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
        input: ({ context }) => ({ assignmentId: context.assignmentId }),
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
