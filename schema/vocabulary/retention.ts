import { limits } from './limits.ts';

export const testRetentionStates = ['announced', 'removing'] as const;
export type TestRetentionState = (typeof testRetentionStates)[number];

export const legalHoldStates = ['placed', 'lifted'] as const;
export type LegalHoldState = (typeof legalHoldStates)[number];

/** In days: how long before its removal a test is announced, and how far one warning looks ahead of that, so that customers get at most one a week. */
export const removalNotices = { days: 30, spanDays: 7 } as const;

/** `day` as people read it; `names` are those of the first tests, all told there are `count`. */
export const removalNotice = ({ count, day, names }: { readonly count: number; readonly day: string; readonly names: string }): string =>
  `${count === 1 ? 'A test is' : `${count} tests are`} removed for good from ${day} on, ${limits.retentionMonths} months after ${count === 1 ? 'it' : 'they'} ended: ${names}. Export what you still need.`;

export const holdTexts = {
  noOrganization: 'Choose an organization',
  noTest: 'This organization has no test with this code',
  standing: 'It is already on legal hold',
} as const;
