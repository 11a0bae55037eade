/** Where a token for programs stands; each state of its lifecycle. */
export const apiTokenStates = ['active', 'revoked', 'ended'] as const;
export type ApiTokenState = (typeof apiTokenStates)[number];

export const apiTokenKinds = ['personal', 'service'] as const;
export type ApiTokenKind = (typeof apiTokenKinds)[number];

/** What a token lets a program do, in the order in which it is chosen. */
export const apiTokenScopes = {
  read: { label: 'Read', about: 'Tests, results, issues and figures, and live events of them.' },
  launch: { label: 'Launch', about: 'Drafts, imports, estimates and launches.' },
  tests: { label: 'Run tests', about: 'Schedules, results needed, testers, blockers and ends.' },
  results: { label: 'Moderate', about: 'Verdicts on results, and publishing them.' },
  issues: { label: 'Decide issues', about: 'Verdicts, severities, tags and notes.' },
  exports: { label: 'Export', about: 'CSV files, and items of connected trackers.' },
  calendar: { label: 'Subscribe', about: 'The calendar, read by a calendar program at an address of its own.' },
  chat: { label: 'Write in chats', about: 'Messages and reactions.' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly about: string }>>;
export type ApiTokenScope = keyof typeof apiTokenScopes;
export const apiTokenScopeNames = Object.keys(apiTokenScopes) as readonly ApiTokenScope[];

/** Active tokens of one person and of one organization beside them, and after how many days one ends. */
export const apiTokenLimits = { name: 100, days: 365, ofPerson: 20, ofOrganization: 50 } as const;

export const apiTokenDays = [7, 30, 90, 180, 365] as const;

export const apiTokenTexts = {
  closed: 'Tokens cannot do this. Sign in and do it there.',
  needs: (scope: ApiTokenScope): string => `This token may not do that: it lacks "${apiTokenScopes[scope].label}".`,
  unknown: 'This token is not known here.',
  revoked: 'This token was revoked.',
  ended: 'This token has ended. Make a new one.',
  away: 'The person of this token works in another organization now.',
  refused: 'A token does not open this. Sign in instead.',
  noScope: 'Choose what the token may do.',
  days: 'A token ends after 1 to 365 days.',
  tooMany: 'You have 20 active tokens. Revoke one first.',
  tooManyOfAll: 'Your organization has 50 active service tokens. Revoke one first.',
  role: 'A service token has at most your own role.',
} as const;
