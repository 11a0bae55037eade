import type { RelateIssueSnapshot } from './relate-issue.machine.ts';

export const selectIsTyping = (snapshot: RelateIssueSnapshot): boolean => snapshot.hasTag('editable');
export const selectIsAsking = (snapshot: RelateIssueSnapshot): boolean => snapshot.hasTag('asking');
export const selectIsBusy = (snapshot: RelateIssueSnapshot): boolean => snapshot.hasTag('busy');
export const selectCode = ({ context }: RelateIssueSnapshot): string => context.code;
export const selectFault = ({ context }: RelateIssueSnapshot): string | null => context.fault;
/** Which of the two ways is being gone; null while none is. */
export const selectChosen = (snapshot: RelateIssueSnapshot): boolean | null =>
  snapshot.matches('deleting') ? snapshot.context.changeStatusToPass : null;
