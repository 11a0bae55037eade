import type { issueMachine } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueRow, IssueStanding } from '#machines/lifecycles/issue/issue.types.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { walkOverHttp } from './walk-over-http.ts';
import type { HttpWalk } from './walk-over-http.ts';
import type { WalkWorld } from './world.ts';

const untriaged: IssueRow = {
  triageStatus: 'untriaged',
  triageReason: null,
  severity: 'critical',
  reviewedSeverity: null,
  originalId: null,
  duplicatesCount: 0,
  forceSeverityChangeBeforeAccept: false,
};
const restored = {
  mutation: 'flexibleTestingIssuesRestore',
  within: 'issues',
  input: async ({ triageStatus, triageReason, severity, originalId }: IssueStanding, issueId: string, world: WalkWorld) => {
    const [issue] = await world.sql('select version from issue where id = $1', [issueId]);
    return { issues: [{ issueId, version: issue?.['version'], triageStatus, triageReason, severity, originalId }] };
  },
};
const other = idOf('a', 'issue-3');
const none = { originalId: null, namedAs: 'original' } as const;
const forced = { forceSeverityChangeBeforeAccept: true };

type Asked = Omit<HttpWalk<typeof issueMachine, IssueRow>['asked'], 'issue.restore'>;

/** Walks the chart of an issue by the mutations given for its events. */
export const walkIssue = (asked: Asked): void =>
  walkOverHttp<typeof issueMachine, IssueRow>({
    subject: subjects.issue,
    /** What the sample of the chart names is no issue: which one is named is asked in `tests/server/issues/duplicates.test.ts`. */
    shown: { ...shown.issue, row: { ...shown.issue.row, originalId: { unread: null } } },
    unforeseen: ['originalId'],
    thing: () => 'issue-1',
    places: {
      untriaged,
      'untriaged where a choice is forced': { ...untriaged, ...forced },
      'untriaged of unknown severity': { ...untriaged, severity: 'unknown' },
      'untriaged with a reviewed severity': { ...untriaged, severity: 'unknown', reviewedSeverity: 'medium' },
      accepted: { ...untriaged, triageStatus: 'accepted' },
      'accepted where a choice is forced': { ...untriaged, ...forced, triageStatus: 'accepted', severity: 'high' },
      'with a duplicate': { ...untriaged, duplicatesCount: 1 },
      'rejected as a duplicate of another': { ...untriaged, triageStatus: 'rejected', triageReason: 'Duplicate', originalId: other },
      rejected: { ...untriaged, triageStatus: 'rejected', triageReason: 'Known issue' },
      'rejected where a choice is forced': { ...untriaged, ...forced, triageStatus: 'rejected', triageReason: 'Duplicate' },
    },
    facts: async (world, row) => {
      const names = row.duplicatesCount > 0 ? { status: 'rejected', reason: 'Duplicate', original: world.id('issue-1') } : null;
      await world.sql('update issue set triage_status = $2, triage_reason = $3, original_id = $4 where id = $1', [
        other,
        names?.status ?? 'untriaged',
        names?.reason ?? null,
        names?.original ?? null,
      ]);
      await world.sql('update issue set before_merge = null where id = $1', [world.id('issue-1')]);
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
      { type: 'issue.merge', originalId: 'original', namedAs: 'itself' },
      { type: 'issue.restore', triageStatus: 'untriaged', triageReason: null, severity: 'low', ...none },
      { type: 'issue.restore', triageStatus: 'rejected', triageReason: 'Other', severity: 'high', ...none },
      { type: 'issue.restore', triageStatus: 'rejected', triageReason: null, severity: 'high', ...none },
      { type: 'issue.restore', triageStatus: 'accepted', triageReason: 'Other', severity: 'high', ...none },
      {
        type: 'issue.restore',
        triageStatus: 'rejected',
        triageReason: 'Duplicate',
        severity: 'high',
        originalId: idOf('a', 'issue-2'),
        namedAs: 'original',
      },
      {
        type: 'issue.restore',
        triageStatus: 'untriaged',
        triageReason: null,
        severity: 'high',
        originalId: idOf('a', 'issue-2'),
        namedAs: 'original',
      },
    ],
  });
