/** How many issues may be selected, to judge or to export them. */
const issuesPerSelection = 50;

/** Numbers of the specification outside the launch area, each in one place. */
export const limits = {
  groupResultsNeeded: { min: 1, max: 1000 },
  groupName: 100,
  groupOther: 10_000,
  disabledReason: 1000,
  credentialsInstructions: 5000,
  /** Earlier tests whose testers a group leaves out. */
  excludedTests: 100,
  /** Addresses of testers in one question. */
  emailsAtOnce: 1000,
  personName: 255,
  organizationName: 255,
  tagName: 30,
  tagsPerIssue: 50,
  exportLabels: 255,
  issuesPerSelection,
  participantsPerExport: 50,
  issuesPerExport: issuesPerSelection,
  issueNote: 10_000,
  editRequest: 10_000,
  resultText: 10_000,
  chatMessage: 5000,
  chatFiles: 10,
  payoutCents: { min: 0, max: 1_000_000, preset: 50 },
  scheduleNoticeMinutes: 60,
  editRequestOverdueHours: 24,
  integrationCheckMinutes: 60,
  itemReadMinutes: 5,
  recentWindowDays: 7,
  retentionMonths: 18,
  statisticsDays: 90,
  /** As many past days a list is narrowed to at most. */
  mostDays: 3650,
  /** Among so many tests opened before it a test looks for those that it can be compared with. */
  comparedTests: 40,
  comparisonChoices: 10,
  comparedCases: 200,
  trialDangerDays: 2,
  keyDays: 7,
  silentKeyDays: 1,
  searchFrom: 2,
  searchLength: 100,
  hitsPerKind: 5,
  /** How many issues are named as similar to one, how alike in percent at least, and among how many made before it and after it they are looked for. */
  similarIssues: 3,
  similarFrom: 45,
  similarAmong: 1000,
  largeAnswerBytes: 65_536,
  largeAnswersBytes: 67_108_864,
} as const;

export const pageSizes = {
  platformTests: 10,
  testCases: 1000,
  issues: 25,
  cloneLists: 10,
  creditTransactions: 10,
  runResults: 25,
  waitingResults: 25,
} as const;

export const periods = {
  featureFlagsMs: 600_000,
  moderationActivityMs: 60_000,
  mouseDebounceMs: 1000,
  organizationSearchMs: 500,
  matchingTestersMs: 500,
  chatBatchMs: 400,
  launchCsvDownloadMs: 100,
  resultsCsvDownloadMs: 200,
} as const;
