export const caseResultStatuses = ['pass', 'fail', 'blocked', 'not_tested', 'live', 'skipped', 'missing'] as const;
export type CaseResultStatus = (typeof caseResultStatuses)[number];

/** Of a test case that somebody tested: what did not pass, and with it what did. */
export const failingStatuses = ['fail', 'blocked'] as const;
export const testedStatuses = [...failingStatuses, 'pass'] as const;

export const isFailing = (status: CaseResultStatus | 'rejected'): boolean => failingStatuses.some((each) => each === status);

/** The stored statuses and `rejected`, which is derived. */
export const shownCaseResultStatuses = [...caseResultStatuses, 'rejected'] as const;
export type ShownCaseResultStatus = (typeof shownCaseResultStatuses)[number];

export const caseResultLabels: Readonly<Record<ShownCaseResultStatus, string>> = {
  pass: 'Passed',
  fail: 'Failed',
  blocked: 'Blocked',
  not_tested: 'Not tested',
  live: 'Live',
  skipped: 'Skipped',
  missing: 'Missing',
  rejected: 'Rejected',
};

export const caseResultSortOrder: readonly ShownCaseResultStatus[] = [
  'fail',
  'blocked',
  'pass',
  'live',
  'not_tested',
  'rejected',
  'missing',
  'skipped',
];

export const caseResultModerationStatuses = ['not_moderated', 'approved', 'discarded'] as const;
export type CaseResultModerationStatus = (typeof caseResultModerationStatuses)[number];

export const editRequestStates = ['requested', 'overdue', 'completed', 'cancelled', 'moderated'] as const;
export type EditRequestState = (typeof editRequestStates)[number];

export const attachmentStates = ['checking', 'available', 'archived', 'blocked'] as const;
export type AttachmentState = (typeof attachmentStates)[number];

export const attachmentMediaKinds = ['image', 'video', 'log', 'csv', 'json', 'text'] as const;
export type AttachmentMediaKind = (typeof attachmentMediaKinds)[number];
