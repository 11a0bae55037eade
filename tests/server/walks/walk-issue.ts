import type { issueMachine } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueRow, IssueStanding } from '#machines/lifecycles/issue/issue.types.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';
import type { HttpWalk } from './walk-over-http.ts';
import type { WalkWorld } from './world.ts';

const untriaged: IssueRow = {
  triageStatus: 'untriaged',
  triageReason: null,
  severity: 'critical',
  reviewedSeverity: null,
  forceSeverityChangeBeforeAccept: false,
};
const restored = {
  mutation: 'flexibleTestingIssuesRestore',
  within: 'issues',
  input: async ({ triageStatus, triageReason, severity }: IssueStanding, issueId: string, world: WalkWorld) => {
    const [issue] = await world.sql('select version from issue where id = $1', [issueId]);
    return { issues: [{ issueId, version: issue?.['version'], triageStatus, triageReason, severity }] };
  },
};
const forced = { forceSeverityChangeBeforeAccept: true };

type Asked = Omit<HttpWalk<typeof issueMachine, IssueRow>['asked'], 'issue.restore'>;

/** Walks the chart of an issue by the mutations given for its events. */
export const walkIssue = (asked: Asked): void =>
  walkOverHttp<typeof issueMachine, IssueRow>({
    subject: subjects.issue,
    shown: shown.issue,
    thing: () => 'issue-1',
    places: {
      untriaged,
      'untriaged where a choice is forced': { ...untriaged, ...forced },
      'untriaged of unknown severity': { ...untriaged, severity: 'unknown' },
      'untriaged with a reviewed severity': { ...untriaged, severity: 'unknown', reviewedSeverity: 'medium' },
      accepted: { ...untriaged, triageStatus: 'accepted' },
      'accepted where a choice is forced': { ...untriaged, ...forced, triageStatus: 'accepted', severity: 'high' },
      rejected: { ...untriaged, triageStatus: 'rejected', triageReason: 'Known issue' },
      'rejected where a choice is forced': { ...untriaged, ...forced, triageStatus: 'rejected', triageReason: 'Duplicate' },
    },
    facts: async (world, row) => {
      await world.sql('update supervised_test set force_severity_change_before_accept = $2 where test_id = $1', [
        world.id('supervised'),
        row.forceSeverityChangeBeforeAccept,
      ]);
    },
    asked: { ...asked, 'issue.restore': restored },
    elsewhere: {},
    more: [
      { type: 'issue.accept', severity: null },
      { type: 'issue.accept', severity: 'unknown' },
      { type: 'issue.reject', reason: 'Something else' },
      { type: 'issue.reject', reason: '' },
      { type: 'severity.change', severity: 'enormous' },
      { type: 'severity.change', severity: 'unknown' },
      { type: 'issue.restore', triageStatus: 'untriaged', triageReason: null, severity: 'low' },
      { type: 'issue.restore', triageStatus: 'rejected', triageReason: 'Other', severity: 'high' },
      { type: 'issue.restore', triageStatus: 'rejected', triageReason: null, severity: 'high' },
      { type: 'issue.restore', triageStatus: 'accepted', triageReason: 'Other', severity: 'high' },
    ],
  });
