/** Where a shared report stands; each state of its lifecycle. */
export const sharedReportStates = ['active', 'expired', 'revoked'] as const;
export type SharedReportState = (typeof sharedReportStates)[number];

export const sharedReportStateLabels: Readonly<Record<SharedReportState, string>> = {
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
};

/** What a report may hold, in the order of its page. */
export const sharedReportParts = {
  summary: { label: 'Summary', about: 'How many testers took part, how the test cases stand, and how severe the issues are.' },
  cases: { label: 'Test case results', about: 'Each test case with its status and how many results it has.' },
  issues: { label: 'Issues', about: 'Title, severity, steps, and actual and expected results of each issue.' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly about: string }>>;
export type SharedReportPart = keyof typeof sharedReportParts;
export const sharedReportPartNames = Object.keys(sharedReportParts) as readonly SharedReportPart[];

export const sharedReportIssues = {
  published: 'All published issues',
  accepted: 'Accepted issues',
  chosen: 'Issues chosen by hand',
} as const;
export type SharedReportIssues = keyof typeof sharedReportIssues;
export const sharedReportIssuesNames = Object.keys(sharedReportIssues) as readonly SharedReportIssues[];

/** What a report leaves out where it is chosen, and whether that is so at first. */
export const sharedReportFields = {
  testers: { label: 'Names of testers', about: 'Without them the report tells only how many testers took part.', isOut: true },
  notes: { label: 'Notes', about: 'What your team wrote at issues for itself.', isOut: true },
  environment: { label: 'Environment', about: 'Countries, systems, browsers and devices of testers.', isOut: false },
  evidence: {
    label: 'Evidence',
    about: 'Screenshots, recordings and other files. They may show what testers had on their screens.',
    isOut: true,
  },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly about: string; readonly isOut: boolean }>>;
export type SharedReportField = keyof typeof sharedReportFields;
export const sharedReportFieldNames = Object.keys(sharedReportFields) as readonly SharedReportField[];
export const sharedReportLeftOut = sharedReportFieldNames.filter((name) => sharedReportFields[name].isOut);

export const sharedReportLimits = {
  title: 120,
  introduction: 2000,
  /** After how many days one ends at the latest. */
  days: 365,
  ofTest: 20,
  chosen: 200,
  /** What one page shows at most. */
  issues: 500,
  cases: 1000,
} as const;

export const sharedReportDays = [7, 30, 90] as const;

export const sharedReportTexts = {
  action: 'Share report',
  notCreated: 'The report could not be shared.',
  notRevoked: 'The report could not be revoked.',
  noPart: 'Choose what the report holds.',
  noIssue: 'Choose at least one issue.',
  tooManyChosen: `Choose at most ${sharedReportLimits.chosen} issues, or all of them.`,
  unpublished: 'Some of these issues are not published any more. Choose again.',
  end: 'A report ends after 1 to 365 days.',
  tooMany: `This test has ${sharedReportLimits.ofTest} active reports. Revoke one first.`,
} as const;
