import { participantStatuses } from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import { describe, expect, it } from 'vitest';
import { refusalFor } from '../../lib/lifecycle.ts';
import { participantLifecycle } from './participant.machine.ts';
import type { ParticipantRow } from './participant.types.ts';
import { aggregateModeration, groupModerationLabel, moderationBeside, moderationLabel, publishControl } from './participant.seen.rules.ts';

const seen = (status: ParticipantStatus, issueGeneration: 'none' | 'processing' | 'failed' = 'none'): ParticipantRow => ({
  status,
  issueGeneration,
  publishingFailReason: null,
  publishingFrom: null,
  removalReasons: [],
  invitedAt: null,
  joinedAt: null,
  finishedAt: null,
  publishedAt: null,
  hasStrictTesterRemoval: false,
  communityTestManagersEnabled: true,
  assignedCasesCount: 8,
  approvedTestCasesCount: 3,
  publishingStops: [],
});
const manager = { role: 'test_manager', userId: 'u1' } as const;

describe('publish control', () => {
  it('RE-472: is offered from the end of testing until the results are published', () => {
    const offered = participantStatuses.filter((status) => publishControl(seen(status), manager).kind === 'offered');
    expect(offered).toEqual(['testing_complete', 'under_review', 'results_approved', 'publishing_failed']);
  });

  it('RE-473: gives way to Already published', () => {
    expect(participantStatuses.filter((status) => publishControl(seen(status), manager).kind === 'done')).toEqual(['results_published']);
    expect(publishControl(seen('publishing_results'), manager).kind).toBe('running');
  });

  it('RE-474: says that bug generation is still processing', () => {
    expect(publishControl(seen('testing_complete', 'processing'), manager)).toEqual({
      kind: 'offered',
      isRetry: false,
      disabledReason: 'Bug generation is still processing. Please try again in 5 minutes.',
    });
  });

  it('RE-475: says that bug generation failed', () => {
    expect(publishControl(seen('under_review', 'failed'), manager)).toEqual({
      kind: 'offered',
      isRetry: false,
      disabledReason: 'Bug generation failed. Please contact #tech-help for support.',
    });
  });

  it('RE-607: is for test managers', () => {
    for (const role of ['customer', 'community_test_manager'] as const)
      expect(publishControl(seen('results_approved'), { role, userId: 'u1' })).toEqual({ kind: 'none' });
    expect(publishControl(seen('publishing_failed'), manager)).toEqual({ kind: 'offered', isRetry: true, disabledReason: null });
  });

  it('lets moderators publish where they are enabled', () => {
    const moderator = { role: 'community_test_manager', userId: 'u1' } as const;
    const said = (communityTestManagersEnabled: boolean) =>
      refusalFor(participantLifecycle, { ...seen('results_approved'), communityTestManagersEnabled }, 'results.publish', moderator);
    expect([said(true), said(false)?.code]).toEqual([null, 'not_allowed']);
  });
});

describe('moderation status of a participant', () => {
  const of = (moderationStatus: string, numberOfPendingIssueModerations = 0, numberOfPendingResultModerations = 0) => ({
    moderationStatus,
    numberOfPendingIssueModerations,
    numberOfPendingResultModerations,
  });
  const label = (...facts: Parameters<typeof of>) => moderationLabel(of(...facts));

  it('RE-453: a fake issue', () => expect(label('invalid_issue')).toBe('Fake issue'));
  it('RE-454: pending moderations with their number', () => expect(label('pending', 3)).toBe('3 pending moderations'));
  it('RE-455: a known issue', () => expect(label('known_issue')).toBe('Known issue'));
  it('RE-456: moderated', () => expect(label('moderated')).toBe('Moderated'));
  it('results that wait where no issue does', () => {
    expect([label('pending', 0, 10), label('pending', 0, 1), label('pending', 1, 10)]).toEqual([
      '10 results to moderate',
      '1 result to moderate',
      '1 pending moderation',
    ]);
  });
  it('nothing approved and nothing to moderate', () => expect(label('nothing_to_moderate')).toBe('Nothing to moderate'));

  it('stands beside whoever has something to moderate, and beside all who have handed in', () => {
    const beside = (status: ParticipantStatus, moderationStatus: string) => moderationBeside({ status, ...of(moderationStatus, 1) });
    expect(participantStatuses.filter((status) => beside(status, 'nothing_to_moderate') !== null)).toEqual([
      'testing_complete',
      'under_review',
      'results_approved',
      'publishing_results',
      'results_published',
      'publishing_failed',
    ]);
    expect(participantStatuses.filter((status) => beside(status, 'pending') !== '1 pending moderation')).toEqual([]);
  });

  it('RE-457: a group takes the first present of the order', () => {
    expect(aggregateModeration(['moderated', 'known_issue', 'pending', 'invalid_issue'])).toBe('invalid_issue');
    expect(aggregateModeration(['moderated', 'known_issue', 'pending'])).toBe('pending');
    expect(aggregateModeration(['moderated', 'known_issue'])).toBe('known_issue');
    expect(aggregateModeration(['moderated'])).toBe('moderated');
    expect(aggregateModeration([])).toBeNull();
  });

  it('RE-457: in words, over those who take part, with all that is pending', () => {
    const group = (...testers: readonly (readonly [ParticipantStatus, ...Parameters<typeof of>])[]) =>
      groupModerationLabel(testers.map(([status, ...facts]) => ({ status, ...of(...facts) })));
    expect(group(['under_review', 'pending', 2], ['in_progress', 'pending', 1], ['results_published', 'moderated'])).toBe(
      '3 pending moderations',
    );
    expect(group(['under_review', 'invalid_issue'], ['in_progress', 'pending', 1])).toBe('Fake issue');
    expect(group(['under_review', 'known_issue'], ['results_published', 'moderated'])).toBe('Known issue');
    expect(group(['results_published', 'moderated'], ['joined', 'nothing_to_moderate'])).toBe('Moderated');
    expect(group(['removed', 'invalid_issue'])).toBeNull();
  });
});
