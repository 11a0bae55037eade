import { describe, expect, it } from 'vitest';
import type { Role } from '#schema/vocabulary/roles.ts';
import { blockerLifecycle } from './blocker/blocker.machine.ts';
import { caseResultLifecycle } from './case-result/case-result.machine.ts';
import { explain } from './explain.ts';
import type { Explanation } from './explain.ts';
import { issueLifecycle } from './issue/issue.machine.ts';
import { participantLifecycle } from './participant/participant.machine.ts';
import { savedViewLifecycle } from './saved-view/saved-view.machine.ts';

const as = (role: Role) => ({ role, userId: 'u1', at: '2026-01-05T09:00:00.000Z' });

const accepted = {
  triageStatus: 'accepted',
  triageReason: null,
  severity: 'unknown',
  reviewedSeverity: null,
  originalId: null,
  duplicatesCount: 0,
  forceSeverityChangeBeforeAccept: true,
} as const;

const result = {
  moderationStatus: 'not_moderated',
  isRejected: false,
  rejectionReason: null,
  moderationFinalizedAt: null,
  hasOpenEditRequest: true,
  participantStatus: 'testing_complete',
} as const;

const tester = {
  status: 'testing_complete',
  issueGeneration: 'processing',
  publishingFailReason: null,
  publishingFrom: null,
  removalReasons: [],
  invitedAt: null,
  joinedAt: null,
  finishedAt: null,
  publishedAt: null,
  hasStrictTesterRemoval: false,
  communityTestManagersEnabled: true,
  assignedCasesCount: 2,
  approvedTestCasesCount: 1,
  publishingStops: [],
} as const;

/** What is said of the present states: each move with who makes it and, where the viewer may, what stands against it. */
const nowOf = (explanation: Explanation | null): readonly (readonly [string, string, string | null | undefined])[] =>
  (explanation?.regions ?? []).flatMap(({ states }) =>
    states
      .filter(({ isPresent }) => isPresent)
      .flatMap(({ moves }) => moves.map(({ word, who, refusal }) => [word, who.join(', '), refusal] as const)),
  );

describe('what is said of an accepted issue', () => {
  it('to a customer', () => {
    expect(nowOf(explain(issueLifecycle, accepted, as('customer')))).toEqual([
      ['Change the severity', 'Customer, Test manager', null],
      ['Accept', 'Customer, Test manager', null],
      ['Reject', 'Customer, Test manager', null],
      ['Name its original', 'Customer, Test manager', null],
      ['Undo the last verdict', 'Customer, Test manager', undefined],
      ['Move back to New', 'Customer, Test manager', null],
    ]);
  });

  it('to a moderator, who never decides', () => {
    expect(nowOf(explain(issueLifecycle, accepted, as('community_test_manager'))).map(([, , refusal]) => refusal)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  it('is where each move leads', () => {
    const [region] = explain(issueLifecycle, accepted, as('customer'))?.regions ?? [];
    const present = region?.states.find(({ isPresent }) => isPresent);
    expect(present?.label).toBe('Accepted');
    expect(present?.moves.map(({ event, targets }) => `${event}: ${targets.join(', ')}`)).toEqual([
      'severity.change: issue.accepted',
      'issue.accept: issue.accepted',
      'issue.reject: issue.rejected',
      'issue.merge: issue.rejected',
      'issue.restore: issue.untriaged, issue.accepted, issue.rejected',
      'issue.untriage: issue.untriaged',
    ]);
  });
});

describe('what is said of a result whose tester was asked to change it', () => {
  it('to a moderator: why not now', () => {
    const asked = 'The tester has been asked to change this result.';
    const of = 'Test manager, Community test manager of this test';
    expect(nowOf(explain(caseResultLifecycle, result, as('community_test_manager')))).toEqual([
      ['Finalize moderation', of, asked],
      ['Edit the text', of, asked],
      ['Request an edit', of, 'The tester has already been asked to change this result.'],
      ['Remove an issue', of, asked],
      ['Approve, or remove the approval', of, asked],
      ['Reject', 'Customer, Test manager', undefined],
    ]);
  });

  it('to a customer: of its rejection alone', () => {
    const explanation = explain(caseResultLifecycle, result, as('customer'));
    expect(explanation?.regions.map(({ title }) => title)).toEqual(['Rejection']);
    expect(nowOf(explanation)).toEqual([['Reject', 'Customer, Test manager', null]]);
  });
});

describe('what is said of a tester whose issues are being generated', () => {
  it('to a test manager', () => {
    expect(nowOf(explain(participantLifecycle, tester, as('test_manager')))).toEqual([
      ['Remove from the test', 'Test manager, Community test manager of this test', null],
      [
        'Publish results',
        'Test manager, Community test manager of this test',
        'Bug generation is still processing. Please try again in 5 minutes.',
      ],
      ['The first result is approved', 'By itself', undefined],
      ['The last result is approved', 'By itself', undefined],
    ]);
  });

  it('names nobody whom the chart of this test forbids it', () => {
    const row = { ...tester, communityTestManagersEnabled: false };
    expect(nowOf(explain(participantLifecycle, row, as('test_manager')))[1]?.[1]).toBe('Test manager');
  });

  it('to a moderator: of backups only where this one is', () => {
    const labelsOf = (status: 'testing_complete' | 'backup') =>
      explain(participantLifecycle, { ...tester, status }, as('community_test_manager'))?.regions.flatMap(({ states }) =>
        states.map(({ label }) => label),
      );
    expect([labelsOf('testing_complete')?.includes('Backup'), labelsOf('backup')?.includes('Backup')]).toEqual([false, true]);
  });
});

it('says what can happen to a blocker once it is resolved: nothing', () => {
  const row = { status: 'resolved', assistanceRequested: true, resolvedAt: null } as const;
  expect(nowOf(explain(blockerLifecycle, row, as('test_manager')))).toEqual([]);
});

it('says nothing of a thing whose status stands nowhere', () => {
  const row = { state: 'kept', name: 'Mine', query: '', isShared: false, pinnedBy: [], userId: 'u1' } as const;
  expect(explain(savedViewLifecycle, row, as('customer'))).toBeNull();
});
