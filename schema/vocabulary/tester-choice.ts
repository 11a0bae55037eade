export const choiceKinds = ['best', 'next_best', 'by_hand', 'invited', 'promoted', 'found', 'expired'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** Hours before an unanswered invitation expires under automatic management. */
export const invitationHours = { moderated: 12, fast: 2 } as const;

export type TesterChoice = {
  readonly kind: ChoiceKind;
  readonly wave: number;
  readonly rankPercentile: number;
  readonly candidates: number | null;
  /** The tester whose slot it is, and their status. */
  readonly replaced: { readonly fullName: string; readonly status: string } | null;
};

const lost: Readonly<Record<string, string>> = {
  declined: 'declined',
  expired: 'did not answer',
  dropped_out: 'dropped out',
  removed: 'was removed',
};

const inPlaceOf = ({ replaced }: TesterChoice): string =>
  replaced === null ? '' : `, in place of ${replaced.fullName}, who ${lost[replaced.status] ?? 'left'}`;
const among = ({ candidates }: TesterChoice): string => (candidates === null ? '' : ` of ${candidates.toLocaleString('en')}`);

export const choiceSentence = (choice: TesterChoice): string => {
  const rank = `rank ${choice.rankPercentile}`;
  switch (choice.kind) {
    case 'best':
      return `Selected at the launch: among the best${among(choice)} who fit the group, ${rank}.`;
    case 'next_best':
      return `Backup at the launch: next after the selected${among(choice)} who fit the group, ${rank}.`;
    case 'by_hand':
      return 'Named by the test manager at the launch.';
    case 'invited':
      return `Invited in wave ${choice.wave} as the best on the waiting list, ${rank}${inPlaceOf(choice)}.`;
    case 'promoted':
      return `Invited in wave ${choice.wave} as the best backup${among(choice)}, ${rank}${inPlaceOf(choice)}.`;
    case 'found':
      return `Invited in wave ${choice.wave} as the best${among(choice)} of the crowd who fit, because no backup was left, ${rank}${inPlaceOf(choice)}.`;
    case 'expired':
      return 'Did not answer the invitation in time; somebody else was asked.';
  }
};
