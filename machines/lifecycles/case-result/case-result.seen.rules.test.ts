import { describe, expect, it } from 'vitest';
import { verdicts } from '../../lib/lifecycle.ts';
import { caseResultLifecycle } from './case-result.machine.ts';
import { approvalOffer, editMark, elapsedWords, resultBadge } from './case-result.seen.rules.ts';

const waiting = {
  moderationStatus: 'not_moderated',
  isRejected: false,
  rejectionReason: null,
  moderationFinalizedAt: null,
  hasOpenEditRequest: false,
  participantStatus: 'under_review',
} as const;
const moderator = { role: 'community_test_manager', userId: 'u1' } as const;

describe('approval', () => {
  it('RE-506, RE-508, RE-509: offers what is not so yet, and nothing for a discarded result', () => {
    expect((['not_moderated', 'approved', 'discarded'] as const).map(approvalOffer)).toEqual(['Approve', 'Remove approval', null]);
  });

  it('RE-507: is held back while an edit request is open', () => {
    const { 'approval.toggle': open } = verdicts(caseResultLifecycle, { ...waiting, hasOpenEditRequest: true }, moderator);
    expect(open).toBe('The tester has been asked to change this result.');
    expect(verdicts(caseResultLifecycle, waiting, moderator)['approval.toggle']).toBeNull();
  });

  it('ends with publishing', () => {
    const { 'approval.toggle': published } = verdicts(
      caseResultLifecycle,
      { ...waiting, participantStatus: 'results_published' },
      moderator,
    );
    expect(published).toBe('The results of this tester are published.');
  });
});

describe('edit request', () => {
  it('RE-510, RE-511, RE-512: shows requested, overdue emphasised, completed emphasised', () => {
    expect(editMark('requested')).toEqual({ label: 'Edit requested', isEmphasised: false, isElapsedShown: true });
    expect(editMark('overdue')).toEqual({ label: 'Edit requested', isEmphasised: true, isElapsedShown: true });
    expect(editMark('completed')).toEqual({ label: 'Edit completed', isEmphasised: true, isElapsedShown: false });
  });

  it('RE-514: hides a cancelled one', () => expect(editMark('cancelled')).toBeNull());
  it('RE-515: hides a moderated one', () => expect(editMark('moderated')).toBeNull());

  it('RE-821: counts minutes, then hours', () => {
    expect([0, 42 * 60_000, 59.9 * 60_000, 3_600_000, 30 * 3_600_000].map(elapsedWords)).toEqual(['0min', '42min', '59min', '1h', '30h']);
  });
});

describe('badge of a result', () => {
  const issue = (moderationStatus: string, known = false) => ({ moderationStatus, known });
  const badge = (relatedIssues: readonly ReturnType<typeof issue>[], facts: object = {}) =>
    resultBadge({ ...waiting, relatedIssues, ...facts });

  it('RE-296: Fake issue', () => expect(badge([issue('pending'), issue('invalid_issue')])).toBe('Fake issue'));
  it('RE-297: Known issue', () => expect(badge([issue('known_issue'), issue('moderated', true)])).toBe('Known issue'));
  it('RE-298: N pending', () => expect(badge([issue('pending'), issue('pending'), issue('moderated')])).toBe('2 pending'));
  it('RE-299: Rejected', () => expect(badge([], { isRejected: true })).toBe('Rejected'));
  it('RE-300: Accepted', () => expect(badge([issue('moderated')], { moderationStatus: 'approved' })).toBe('Accepted'));
  it('is missing before the first look', () => expect(badge([])).toBeNull());
});
