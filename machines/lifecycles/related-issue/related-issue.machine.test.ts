import { disagreements, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { next, refusalOf } from '#machines/lib/lifecycle.ts';
import { reportModerationStatuses } from '#schema/vocabulary/participant.ts';
import { describe, expect, it } from 'vitest';
import { relatedIssueLifecycle, relatedIssueMachine } from './related-issue.machine.ts';
import type { RelatedIssueRow } from './related-issue.types.ts';
import { relatedIssueSamples, actor, said, judge, fresh } from './related-issue.builders.ts';

const rows = reportModerationStatuses.map((moderationStatus): RelatedIssueRow => ({ ...fresh, moderationStatus }));
const many = rows.flatMap((row) => [
  row,
  { ...row, known: true },
  { ...row, reportedHere: false },
  { ...row, isResultApproved: true },
  { ...row, participantStatus: 'results_published' as const },
]);

describe('report of a tester', () => {
  it('takes every transition', () => expect(walk(relatedIssueMachine, relatedIssueSamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () =>
    expect(disagreements(relatedIssueLifecycle, many, [...said, { type: 'report.grade', severity: 'unknown', actor }])).toEqual([]));

  it('who may do what', () => {
    const judged = { 'report.judge': 'TM', 'report.grade': 'TM' };
    expect(Object.fromEntries(rows.map((row) => [row.moderationStatus, whoMay(relatedIssueLifecycle, row)]))).toEqual({
      pending: { 'report.moderate': 'TM', 'report.leave': 'S', ...judged },
      moderated: { 'report.reopen': 'TM', ...judged },
      invalid_issue: judged,
      known_issue: judged,
      unmoderated: {},
    });
  });

  it('RE-453: is fake, RE-455: known as something, or real, as a moderator finds it', () => {
    const [pending] = rows;
    const after = (event: (typeof said)[number]) => next(relatedIssueLifecycle, pending as RelatedIssueRow, event).row;
    expect([judge('fake'), judge('known', 'NW-1-KI-1 Slow'), judge('real')].map(after)).toEqual([
      { moderationStatus: 'invalid_issue' },
      { moderationStatus: 'known_issue', knownAs: 'NW-1-KI-1 Slow' },
      { moderationStatus: 'moderated' },
    ]);
  });

  it('waits again once a verdict is taken back, unless its result is approved', () => {
    const fake: RelatedIssueRow = { ...fresh, moderationStatus: 'invalid_issue' };
    expect(next(relatedIssueLifecycle, fake, judge(null)).row).toEqual({ moderationStatus: 'pending' });
    expect(next(relatedIssueLifecycle, { ...fake, isResultApproved: true }, judge(null)).row).toEqual({ moderationStatus: 'moderated' });
    const known: RelatedIssueRow = { ...fresh, moderationStatus: 'known_issue', knownAs: 'NW-1-KI-1 Slow' };
    expect(next(relatedIssueLifecycle, known, judge('fake')).row).toEqual({ moderationStatus: 'invalid_issue', knownAs: null });
  });

  it('is told why it cannot be judged', () => {
    const [pending] = rows;
    const why = (facts: Partial<RelatedIssueRow>, event: (typeof said)[number] = judge('fake')) =>
      refusalOf(relatedIssueLifecycle, { ...(pending as RelatedIssueRow), ...facts }, event)?.message;
    expect([
      why({ participantStatus: 'results_published' }),
      why({ reportedHere: false }),
      why({ known: true }),
      why({}, judge('known')),
    ]).toEqual([
      'The results of this tester are published.',
      'This issue was reported with another result. Judge it there.',
      'This issue was known before the test.',
      'Please pick the known issue.',
    ]);
    expect(
      refusalOf(relatedIssueLifecycle, pending as RelatedIssueRow, { type: 'report.grade', severity: 'unknown', actor }),
    ).toMatchObject({ code: 'inclusion', path: ['severity'] });
  });
});
