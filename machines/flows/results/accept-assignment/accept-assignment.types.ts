import type { Answer } from '#machines/lib/answer.ts';
import type { Actor } from '#machines/lib/actor.ts';
import type { ModeratorAssignmentRow } from '#machines/lifecycles/moderator-assignment/moderator-assignment.types.ts';
import type { PromiseActorLogic } from 'xstate';

export type AssignmentAnswer = Answer & { readonly isTaken: boolean };

export type AcceptAssignmentPorts = {
  acceptAssignment: PromiseActorLogic<AssignmentAnswer, { assignmentId: string }>;
  rejectAssignment: PromiseActorLogic<AssignmentAnswer, { assignmentId: string }>;
};

export type AcceptAssignmentInput = {
  readonly assignmentId: string;
  readonly row: ModeratorAssignmentRow;
  readonly actor: Actor;
};

export type WelcomeCheck = 'guidance' | 'payment' | 'commitment';

export type AcceptAssignmentContext = AcceptAssignmentInput & { readonly checked: readonly WelcomeCheck[] };

export type AcceptAssignmentEvent =
  | { readonly type: 'check.toggle'; readonly check: WelcomeCheck }
  | { readonly type: 'assignment.accept' }
  | { readonly type: 'assignment.reject' }
  | { readonly type: 'dialog.close' };

export type AcceptAssignmentEmitted = { readonly type: 'assignment.left' } | { readonly type: 'answer.refused'; readonly message: string };

export type AcceptAssignmentTag = 'busy' | 'settled';
