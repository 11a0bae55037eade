import type { WelcomeCheck } from './accept-assignment.types.ts';

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
