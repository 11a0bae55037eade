export const reproductionStatuses = ['pass', 'fail', 'blocked', 'not_tested'] as const;
export type ReproductionStatus = (typeof reproductionStatuses)[number];

const labels: Readonly<Record<ReproductionStatus, string>> = {
  pass: 'Could reproduce',
  fail: 'Could not reproduce',
  blocked: 'Could not reproduce (blocked)',
  not_tested: 'Not tested',
};

export const reproductionLabel = (status: ReproductionStatus | null): string => labels[status ?? 'not_tested'];

export const reproducibleWords = (testers: number): string =>
  `This issue was reproducible for ${testers} other ${testers === 1 ? 'tester' : 'testers'}`;
