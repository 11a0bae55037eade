export const firstUseTexts = {
  issues: 'No issues have been reported yet',
  issuesHint: 'Testers report them while a test is live; they appear here once published.',
  testsHint: 'Tests appear here while testers work on them.',
  launch: 'Launch a test',
  upcoming: 'Launched and not live yet:',
  others: (count: number): string => ` and ${count} more.`,
  trialLeft: (days: string): string => `Your trial has ${days} left.`,
  trial: (days: string): string => `Your trial has ${days} left: launch a test to see testers, results and issues in it.`,
} as const;
