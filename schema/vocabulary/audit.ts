/** The kinds of acts in the order of their list, and the things each is about as the trail names them. */
export const auditKinds = {
  'sign-in': { label: 'Sign-in and support', of: ['session'] },
  people: {
    label: 'People and rights',
    of: ['membership', 'organization-user', 'organization_user', 'invitation', 'archive', 'api-token'],
  },
  organization: { label: 'Organization and credits', of: ['organization', 'credit-account', 'organization-archive'] },
  requests: { label: 'Requests', of: ['customer-request', 'launch-approval', 'advanced-test', 'upload', 'request-file'] },
  tests: {
    label: 'Tests',
    of: [
      'test',
      'test-window',
      'schedule',
      'automatic-management',
      'attachment-requirement',
      'results-needed',
      'moderator-assignment',
      'run-result',
    ],
  },
  testers: { label: 'Testers', of: ['participant', 'moderation-claim', 'tester-session', 'blocker', 'reproduction'] },
  results: {
    label: 'Results and moderation',
    of: [
      'case-result',
      'case-run',
      'case-result-response',
      'related-issue',
      'edit-request',
      'attachment',
      'moderator-guidance',
      'saved-sentence',
    ],
  },
  issues: { label: 'Issues', of: ['issue', 'issue-note', 'issue-tag', 'saved-view'] },
  exports: { label: 'Exports and archives', of: ['issue-export', 'export-job', 'auto-export', 'organization-archive', 'shared-report'] },
  integrations: { label: 'Integrations', of: ['integration', 'integration-settings', 'webhook', 'webhook-delivery'] },
  chat: { label: 'Chat', of: ['chat-channel', 'chat-message', 'chat-file'] },
  services: { label: 'Services', of: ['service-request', 'professional-service'] },
  retention: { label: 'Retention and legal holds', of: ['test-retention', 'legal-hold'] },
  installation: {
    label: 'Installation',
    of: ['crowd-token', 'job', 'mail', 'country', 'vocabulary-entry', 'moderator-guidance', 'installation-audit', 'organization-restore'],
  },
  refusals: { label: 'Refused calls', of: ['call'] },
  audit: { label: 'Audit trail', of: ['audit'] },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly of: readonly string[] }>>;
export type AuditKind = keyof typeof auditKinds;
export const auditKindNames = Object.keys(auditKinds) as readonly AuditKind[];
export const isAuditKind = (name: unknown): name is AuditKind => typeof name === 'string' && Object.hasOwn(auditKinds, name);

const kindOf = new Map<string, AuditKind>(auditKindNames.flatMap((kind) => auditKinds[kind].of.map((thing) => [thing, kind])));

/** The kind of what a line is about. */
export const auditKindOf = (thing: string): AuditKind | null => kindOf.get(thing) ?? null;

export const auditSources = {
  page: 'A page',
  api: 'A program',
  gateway: 'The crowd gateway',
  system: 'The product itself',
  command: 'A command on the server',
} as const;
export type AuditSource = keyof typeof auditSources;
export const auditSourceNames = Object.keys(auditSources) as readonly AuditSource[];

export const auditTexts = {
  day: 'A day is written as YYYY-MM-DD.',
  order: 'The first day is after the last one.',
  kind: 'There is no such kind of act.',
  session: 'A sign-in is named by the mark that stands in its lines.',
  tooLong: 'A filter has at most 255 characters.',
} as const;

export const auditPageSize = 50;

/** Where customers and test managers read what was done to one thing. */
export const historyHref = (thing: string): string => `/organization-settings/audit-trail?thing=${thing}`;
