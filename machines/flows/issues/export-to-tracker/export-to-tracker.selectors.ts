import type { ExportToTrackerSnapshot } from './export-to-tracker.machine.ts';

export const selectStep = (snapshot: ExportToTrackerSnapshot): 'choosing' | 'filling' | 'previewing' => {
  if (snapshot.matches('previewing')) return 'previewing';
  return snapshot.hasTag('filled') ? 'filling' : 'choosing';
};
export const selectCode = ({ context }: ExportToTrackerSnapshot) => context.code;
export const selectValues = ({ context }: ExportToTrackerSnapshot) => context.values;
export const selectProblems = ({ context }: ExportToTrackerSnapshot) => context.problems;
export const selectMessages = ({ context }: ExportToTrackerSnapshot) => context.messages;
export const selectAgain = ({ context }: ExportToTrackerSnapshot) => context.again;
export const selectIssueIds = ({ context }: ExportToTrackerSnapshot) => context.issueIds;
export const selectIsStarting = (snapshot: ExportToTrackerSnapshot): boolean => snapshot.matches('starting');
