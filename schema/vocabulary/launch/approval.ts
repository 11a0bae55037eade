/** Where a request for approval stands; each state of its lifecycle. */
export const approvalStates = ['asked', 'approved', 'sent_back', 'withdrawn'] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const approvalStateLabels: Readonly<Record<ApprovalState, string>> = {
  asked: 'Waiting for approval',
  approved: 'Approved',
  sent_back: 'Sent back',
  withdrawn: 'Withdrawn',
};

/** What waits: a request that was sent, one run of a schedule, or a test of a request that a test manager launches. */
export type ApprovalKind = 'request' | 'run' | 'test';

export const approvalLimits = { word: 1_000, approvers: 20, fewestApprovers: 2, credits: 1_000_000 } as const;

export const approvalAddress = (id: string): string => `/test-requests/approval/${id}`;

export const approvalTexts = {
  title: 'Request for approval',
  noWord: 'Say what should change.',
  wordTooLong: `Cannot be longer than ${approvalLimits.word} characters`,
  notAnAmount: 'Enter an amount such as 250 or 99.50.',
  noZone: 'Choose a time zone from the list.',
  tooFewApprovers: 'Choose at least two people, so that nobody has to approve what they asked for.',
  tooManyApprovers: `At most ${approvalLimits.approvers} people can approve.`,
  noApprover: 'Only customers of this organization can approve.',
  onlyApprovers: 'Only those who approve can change this.',
  notSaved: 'The rules could not be saved. Please try again.',
  notApproved: 'The approval could not be sent. Please try again.',
  notSentBack: 'It could not be sent back. Please try again.',
  notWithdrawn: 'It could not be withdrawn. Please try again.',
} as const;
