import { byEveryone, disagreements, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { reportModerationStatuses } from '#schema/vocabulary/participant.ts';
import { describe, expect, it } from 'vitest';
import { relatedIssueLifecycle, relatedIssueMachine } from './related-issue.machine.ts';

const rows = reportModerationStatuses.map((moderationStatus) => ({ moderationStatus }));

describe('report of a tester', () => {
  it('takes every transition', () =>
    expect(walk(relatedIssueMachine, { inputs: [{}], events: byEveryone(relatedIssueLifecycle) }).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () => expect(disagreements(relatedIssueLifecycle, rows)).toEqual([]));

  it('who may do what', () =>
    expect(Object.fromEntries(rows.map((row) => [row.moderationStatus, whoMay(relatedIssueLifecycle, row)]))).toEqual({
      pending: { 'report.moderate': 'TM', 'report.leave': 'S' },
      moderated: { 'report.reopen': 'TM' },
      invalid_issue: {},
      known_issue: {},
      unmoderated: {},
    }));
});
