/** As in URLs. */
export const externalVendors = ['testrail', 'zephyr-squad'] as const;
export type ExternalVendor = (typeof externalVendors)[number];

export const externalTools: Readonly<Record<ExternalVendor, { readonly label: string; readonly code: 'testrail' | 'zephyr_squad' }>> = {
  testrail: { label: 'TestRail', code: 'testrail' },
  'zephyr-squad': { label: 'Zephyr Squad', code: 'zephyr_squad' },
};

export const externalMessages = {
  name: 'A test run name is required',
  applicationUrl: 'Please enter a valid Application URL',
  noApplicationUrl: 'Include a link to where testers can access your application',
  credentials: 'Credentials or access instructions are required',
  vendor: 'Unknown tool.',
  externalTestId: 'Not a valid test run ID.',
  projectId: 'Not a valid project ID.',
  emptyRun: 'This test run has no test cases.',
  tooManyCases: (most: number): string => `This test run has more than ${most} test cases.`,
} as const;

export const externalLabels = {
  name: 'Test run name',
  description: 'Description',
  applicationUrl: 'Application URL',
  credentialsAndAccessInstructions: 'Credentials and access instructions',
  additionalUrlsAndResources: 'Additional URLs and resources',
} as const;

export const externalTexts = {
  confirmTitle: 'Launch this test run?',
  confirm: 'Confirm launch',
  formTitle: (tool: string): string => `Launch a ${tool} test run`,
  launch: 'Launch test run',
  inProgress: 'A test for this test run is already in progress. Launching again will create another test.',
  received: 'We have received your test request',
  soon: 'Testers will begin testing soon.',
  updated: 'Results will be updated in your test-management tool as they come in.',
  notSent: 'Your test request has not been sent',
  alreadyRequested: 'This test has already been requested',
  receivedWithProblem: 'We have received your test request but there was a problem',
  noIntegration: (tool: string): string => `You do not have an active integration with ${tool}.`,
  createIntegration: (tool: string): string => `Create an integration with ${tool}`,
  settingsOf: (tool: string): string => `${tool} settings`,
  contactSupport: 'Please contact support.',
  notSentBack: (tool: string): string => `Results may not be sent back to ${tool}.`,
  unreadable: 'We could not read this test run. Please check its test cases and try again.',
  notLoaded: 'We could not load this test run. Please check your integration settings.',
  invalid: 'There was a problem with provided data',
  other: 'There was a problem processing your test request.',
  unknown: 'Unknown error',
} as const;
