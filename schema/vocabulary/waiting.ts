/** What may wait on somebody, in the order in which it is looked at. */
export const waitingKinds = [
  'assignment',
  'results',
  'publishing_failed',
  'blockers',
  'publishing',
  'launches',
  'untriaged_issues',
  'draft',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];
