import type { IssueEvent } from '#machines/lifecycles/issue/issue.types.ts';

type Carried<Event> = Omit<Event, 'actor' | 'at'>;
type Call<Event> = { readonly mutation: string; readonly input: (event: Carried<Event>, issueId: string) => object };
type Calls<Type extends IssueEvent['type']> = { readonly [Each in Type]: Call<Extract<IssueEvent, { type: Each }>> };

/** The mutation of each event of one issue, with what the event carries under the names of the API. */
export const callsOfIssue: Calls<'issue.accept' | 'issue.reject' | 'issue.untriage' | 'severity.change'> = {
  'issue.accept': { mutation: 'flexibleTestingIssueAccept', input: ({ severity }, issueId) => ({ issueId, newSeverity: severity }) },
  'issue.reject': { mutation: 'flexibleTestingIssueReject', input: ({ reason }, issueId) => ({ issueId, rejectionReason: reason }) },
  'issue.untriage': { mutation: 'flexibleTestingIssueUntriage', input: (_, issueId) => ({ issueId }) },
  'severity.change': {
    mutation: 'flexibleTestingChangeIssueSeverity',
    input: ({ severity }, issueId) => ({ issueId, newSeverity: severity, source: 'ada' }),
  },
};
