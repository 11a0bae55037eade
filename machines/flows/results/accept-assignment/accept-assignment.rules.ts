import { refusalFor } from '#machines/lib/lifecycle.ts';
import type { Refusal } from '#machines/lib/lifecycle.ts';
import { moderatorAssignmentLifecycle } from '#machines/lifecycles/moderator-assignment/moderator-assignment.machine.ts';
import type { AcceptAssignmentInput, WelcomeCheck } from './accept-assignment.types.ts';

/** Why the assignment cannot be accepted, by its chart; what can be accepted can be rejected. */
export const acceptRefusal = ({ row, actor }: Pick<AcceptAssignmentInput, 'row' | 'actor'>): Refusal | null =>
  refusalFor(moderatorAssignmentLifecycle, row, 'assignment.accept', actor);

export const welcomeChecks: readonly { readonly id: WelcomeCheck; readonly label: string }[] = [
  { id: 'guidance', label: 'I have read the guidance' },
  { id: 'payment', label: 'I understand that I may not be paid if I do not moderate all results' },
  { id: 'commitment', label: 'I commit to moderating all results of this test' },
];

/** The words of the two dialogs, as the specification has them. */
export const assignmentTexts = {
  title: (testName: string): string => `Welcome to the moderation of ${testName}`,
  start: "I'm ready to start",
  reject: 'Reject this assignment',
  taken: 'This assignment has already been accepted',
  failed: 'There was an issue with changing assignment status.',
} as const;
