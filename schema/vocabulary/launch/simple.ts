export const desiredOutcomeNames = {
  find_bugs: 'Find bugs',
  verify_release: 'Verify a release',
  check_usability: 'Check usability',
  check_localisation: 'Check localisation',
} as const;

export type DesiredOutcome = keyof typeof desiredOutcomeNames;

export const simpleLimits = { accessToApplication: 1_000, capabilities: 50, capability: 255 } as const;

export const simpleLabels = {
  name: 'Test run name',
  accessToApplication: 'Link to application',
  testObjective: 'Test objective',
  notes: 'Notes',
  platformsToTestOn: 'Platforms to test on',
  deviceRequirements: 'Device requirements',
  testLocalisation: 'Localisation requirements',
  testCasesUrl: 'Link to your test cases sheet',
  knownIssuesUrl: 'Link to your known issues',
  desiredOutcomes: 'Desired outcomes',
  customDesiredOutcomes: 'Other desired outcomes',
  sdlcStage: 'Stage of the release',
} as const;

export const sdlcStageLabels = { design: 'Design', development: 'Development', release: 'Release', live: 'Live' } as const;

export const previewTexts = {
  title: 'Test run preview',
  launch: 'Launch test',
  launched: 'Test launched',
  edit: 'Edit test',
  received: 'We have received your test request',
  soon: 'Testing will begin soon and you will get results in 48 hours or less.',
  viewResults: 'View results',
  notSent: 'Your test request has not been sent',
  notLaunched: 'The test has not been launched',
  tryAgain: 'Try again',
} as const;

export const cloneTexts = {
  runsTitle: 'Clone a Test Run',
  requestsTitle: 'Clone a previous test run',
  toRuns: 'Clone a single test instead',
  none: 'There are no test runs to clone.',
  later: 'Tests you launch can be cloned here.',
  fromScratch: 'Start from scratch',
  clone: 'Clone',
  live: 'live',
  finished: 'finished',
  upcoming: 'upcoming',
  cancelled: 'cancelled',
  overdue: 'Overdue',
} as const;
