import type { GivenSeverity } from '#schema/vocabulary/issue.ts';
import type { JudgeSelectionSnapshot } from './judge-selection.machine.ts';
import type { Refused } from './judge-selection.types.ts';

export type SelectionChoice = 'severity' | 'acceptance' | 'reason' | 'tags' | null;

/** What is being chosen for the selection now. */
export const selectSelectionChoice = (snapshot: JudgeSelectionSnapshot): SelectionChoice => {
  switch (snapshot.value) {
    case 'weighing':
      return 'acceptance';
    case 'changing':
      return 'severity';
    case 'rejecting':
      return 'reason';
    case 'tagging':
      return 'tags';
    default:
      return null;
  }
};

/** The severity that all issues something is chosen for have, or null. */
export const selectCommonSeverity = ({ context: { chosen } }: JudgeSelectionSnapshot): GivenSeverity | null => {
  const [first] = chosen;
  const severity = first?.row.severity ?? 'unknown';
  return severity !== 'unknown' && chosen.every(({ row }) => row.severity === severity) ? severity : null;
};

/** Why issues that are still selected were left out. */
export const selectRefusals = ({ context }: JudgeSelectionSnapshot): readonly Refused[] => context.refusals;
