/** In the order of the inbox. */
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
