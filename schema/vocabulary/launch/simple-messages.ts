export const simpleMessages = {
  accessToApplication: 'A link to application is required',
  testObjective: 'A test objective is required',
  notes: 'Notes are required',
  name: 'A test run name is required',
  platformsToTestOn: 'Platforms to test on are required',
  testLocalisation: 'Localisation requirements are required',
  testCasesUrl: 'A link to your test cases sheet is required',
  knownIssuesUrl: 'A link to your known issues is required',
  url: 'Please enter a valid URL',
} as const;
