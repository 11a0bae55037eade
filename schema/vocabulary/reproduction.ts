export const reproductionStatuses = ['pass', 'fail', 'blocked', 'not_tested'] as const;
export type ReproductionStatus = (typeof reproductionStatuses)[number];

const labels: Readonly<Record<ReproductionStatus, string>> = {
  pass: 'Could reproduce',
  fail: 'Could not reproduce',
  blocked: 'Could not reproduce (blocked)',
  not_tested: 'Not tested',
};

/** What a reproduction says of itself; one that has told nothing yet is not tested. */
export const reproductionLabel = (status: ReproductionStatus | null): string => labels[status ?? 'not_tested'];

/** Testers who could reproduce an issue, in words. */
export const reproducibleWords = (testers: number): string =>
  `This issue was reproducible for ${testers} other ${testers === 1 ? 'tester' : 'testers'}`;
