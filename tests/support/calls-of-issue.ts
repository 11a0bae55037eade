import { idOf } from './twin-world.ts';
import type { IssueEvent } from '#machines/lifecycles/issue/issue.types.ts';

type Carried<Event> = Omit<Event, 'actor' | 'at'>;
type Call<Event> = {
  readonly mutation: string;
  readonly within?: string;
  readonly input: (event: Carried<Event>, issueId: string) => object;
};
type Calls<Type extends IssueEvent['type']> = { readonly [Each in Type]: Call<Extract<IssueEvent, { type: Each }>> };

/** The mutation of each event of one issue, with what the event carries under the names of the API. */
export const callsOfIssue: Calls<'issue.accept' | 'issue.reject' | 'issue.untriage' | 'severity.change' | 'issue.merge' | 'issue.unmerge'> =
  {
    'issue.accept': { mutation: 'flexibleTestingIssueAccept', input: ({ severity }, issueId) => ({ issueId, newSeverity: severity }) },
    'issue.reject': { mutation: 'flexibleTestingIssueReject', input: ({ reason }, issueId) => ({ issueId, rejectionReason: reason }) },
    'issue.untriage': { mutation: 'flexibleTestingIssueUntriage', input: (_, issueId) => ({ issueId }) },
    'issue.merge': {
      mutation: 'flexibleTestingIssuesMerge',
      within: 'issueIds',
      input: ({ namedAs }, issueId) => ({ issueIds: [issueId], originalId: namedAs === 'itself' ? issueId : idOf('a', 'issue-2') }),
    },
    'issue.unmerge': { mutation: 'flexibleTestingIssueUnmerge', input: (_, issueId) => ({ issueId }) },
    'severity.change': {
      mutation: 'flexibleTestingChangeIssueSeverity',
      input: ({ severity }, issueId) => ({ issueId, newSeverity: severity, source: 'ada' }),
    },
  };
