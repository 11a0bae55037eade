export const zephyrLabels = { zephyr_squad: 'Zephyr Squad', zephyr_scale: 'Zephyr Scale' } as const;
export type ZephyrCode = keyof typeof zephyrLabels;
export const zephyrCodes = ['zephyr_squad', 'zephyr_scale'] as const satisfies readonly ZephyrCode[];

export const connectTexts = {
  sheetInfoFailed: 'Failed to fetch Google Sheets information. Please check the URL and permissions.',
  sheetCasesFailed: 'Failed to retrieve test cases from Google Sheets. Please try again later.',
  sheetIssuesFailed: 'Failed to retrieve known issues from Google Sheets. Please try again later.',
  sheetChoose: 'The spreadsheet has several sheets. Choose one and import again.',
  sheetMissing: 'Choose a sheet.',
  testRailImported: 'Test Cases have been successfully imported.',
  casesFailed: 'Failed to load test cases. Please try again later.',
  projectsFailed: 'Failed to load projects. Please try again later.',
  cyclesFailed: 'Failed to load test cycles. Please try again later.',
  connectionsFailed: 'Failed to load connections. Please try again later.',
  noRunId: 'Enter the ID of a test run.',
  emptyRun: 'This test run has no test cases.',
  noProjects: 'This connection has no projects.',
  noCycles: 'This project has no test cycles.',
  noExecutions: 'This test cycle has no test executions.',
  noConnection: (code: ZephyrCode): string => `You do not have an active integration with ${zephyrLabels[code]}.`,
} as const;
