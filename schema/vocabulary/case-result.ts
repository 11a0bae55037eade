/** Everything that is said of a status, in the order of a list; `rejected` is derived, the others are stored. */
const table = {
  fail: { label: 'Failed', isFailing: true, isTested: true },
  blocked: { label: 'Blocked', isFailing: true, isTested: true },
  pass: { label: 'Passed', isFailing: false, isTested: true },
  live: { label: 'Live', isFailing: false, isTested: false },
  not_tested: { label: 'Not tested', isFailing: false, isTested: false },
  rejected: { label: 'Rejected', isFailing: false, isTested: false },
  missing: { label: 'Missing', isFailing: false, isTested: false },
  skipped: { label: 'Skipped', isFailing: false, isTested: false },
} as const;

export type ShownCaseResultStatus = keyof typeof table;
export type CaseResultStatus = Exclude<ShownCaseResultStatus, 'rejected'>;

export const caseResultSortOrder = Object.keys(table) as readonly ShownCaseResultStatus[];
export const caseResultStatuses = caseResultSortOrder.filter((status) => status !== 'rejected');
export const caseResultLabels = Object.fromEntries(caseResultSortOrder.map((status) => [status, table[status].label])) as Readonly<
  Record<ShownCaseResultStatus, string>
>;

export const isFailing = (status: ShownCaseResultStatus): boolean => table[status].isFailing;
export const failingStatuses = caseResultStatuses.filter(isFailing);
export const testedStatuses = caseResultStatuses.filter((status) => table[status].isTested);

/** What came of results, as bars draw them: live where testers work on it, explored where a session was submitted. */
export const resultKinds = ['pass', 'fail', 'blocked', 'rejected', 'explored', 'live', 'to_come'] as const;
export type ResultKind = (typeof resultKinds)[number];

export const caseResultModerationStatuses = ['not_moderated', 'approved', 'discarded'] as const;
export type CaseResultModerationStatus = (typeof caseResultModerationStatuses)[number];

export const editRequestStates = ['requested', 'overdue', 'completed', 'cancelled', 'moderated'] as const;
export type EditRequestState = (typeof editRequestStates)[number];

export const attachmentStates = ['checking', 'available', 'archived', 'blocked'] as const;
export type AttachmentState = (typeof attachmentStates)[number];

export const attachmentMediaKinds = ['image', 'video', 'log', 'csv', 'json', 'text'] as const;
export type AttachmentMediaKind = (typeof attachmentMediaKinds)[number];

export const caseFeedbackGuidance = [
  'Say which step was unclear and what you expected to read there.',
  'Name the device and the screen where the case no longer matched the application.',
  'Suggest the words you would use instead.',
] as const;
