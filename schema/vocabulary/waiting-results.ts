/** How what waits for a moderator is ordered. */
export const waitingOrderLabels = { oldest: 'Oldest first', failed: 'Failed first', test: 'By test' } as const;
export type WaitingOrder = keyof typeof waitingOrderLabels;
export const waitingOrders = Object.keys(waitingOrderLabels) as readonly WaitingOrder[];

/** What of it is shown; plain: passed with evidence, not edited, without a report. */
export const waitingShowLabels = {
  all: 'All',
  failed: 'Failed',
  edited: 'Edited',
  evidence: 'With evidence',
  plain: 'Plain passes',
} as const;
export type WaitingShow = keyof typeof waitingShowLabels;
export const waitingShows = Object.keys(waitingShowLabels) as readonly WaitingShow[];
