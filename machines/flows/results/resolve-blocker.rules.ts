export const blockerTexts = {
  resolve: 'Mark as resolved',
  help: 'Get help',
  helpRequested: 'Help requested',
  showResolved: 'Show resolved',
  none: 'There are no open blockers',
  notResolved: "Test blocker couldn't be resolved.",
  notRequested: 'Test blocker assistance request failed. Please try again.',
} as const;

/** In percent. */
export const blockerWidths = { tester: 17, blocker: 40, reported: 9, status: 9, actions: 25 } as const;

export const shownBlockers = <T extends { readonly status: 'open' | 'resolved' }>(
  blockers: readonly T[],
  isResolvedShown: boolean,
): readonly T[] => (isResolvedShown ? blockers : blockers.filter(({ status }) => status === 'open'));
