import { caseResultModerationStatuses } from '#schema/vocabulary/case-result.ts';
import { rejectionReasons } from '#schema/vocabulary/issue.ts';
import { disagreements, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { caseResultLifecycle, caseResultMachine } from './case-result.machine.ts';
import { caseResultSamples, toggle, moderator, row } from './case-result.builders.ts';

const rejected = { isRejected: true, rejectionReason: 'Duplicate' } as const;
const remove = (changeStatusToPass: boolean) => ({ type: 'relatedIssue.remove', actor: moderator, changeStatusToPass }) as const;
const reject = (reason: string) => ({ type: 'result.reject', actor: sender('customer'), reason }) as const;

describe('case result', () => {
  it('takes every transition', () => {
    expect(walk(caseResultMachine, caseResultSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const rows = caseResultModerationStatuses.flatMap((moderationStatus) => [
      row({ moderationStatus }),
      row({ moderationStatus, ...rejected, hasOpenEditRequest: true }),
      row({ moderationStatus, participantStatus: 'results_published' }),
      row({ moderationStatus, participantStatus: 'dropped_out' }),
    ]);
    expect(disagreements(caseResultLifecycle, rows, [toggle(true), toggle(false), reject(''), remove(false)])).toEqual([]);
  });

  const work = {
    'moderation.finalize': 'TM',
    'response.edit': 'TM',
    'edit.request': 'TM',
    'relatedIssue.remove': 'TM',
    'result.discard': 'TS',
  };
  it('lets test managers and moderators moderate, customers and test managers reject', () => {
    expect(whoMay(caseResultLifecycle, row())).toEqual({ 'approval.toggle': 'TM', ...work, 'result.reject': 'CT' });
    expect(whoMay(caseResultLifecycle, row({ moderationStatus: 'approved', ...rejected }))).toEqual({
      'approval.toggle': 'TM',
      ...work,
      'result.unreject': 'CT',
    });
  });

  it('a discarded result can only be rejected', () => {
    expect(whoMay(caseResultLifecycle, row({ moderationStatus: 'discarded' }))).toEqual({ 'result.reject': 'CT' });
  });

  it('nothing but a rejection is possible once results are being published', () => {
    for (const participantStatus of ['publishing_results', 'results_published'] as const)
      expect(whoMay(caseResultLifecycle, row({ participantStatus }))).toEqual({ 'result.reject': 'CT' });
  });

  it('RE-516: an open edit request blocks approving, editing and finishing', () => {
    expect(whoMay(caseResultLifecycle, row({ hasOpenEditRequest: true }))).toEqual({
      'result.discard': 'TS',
      'result.reject': 'CT',
    });
    expect(refusalOf(caseResultLifecycle, row({ hasOpenEditRequest: true }), toggle(null))?.code).toBe('edit_request_open');
    expect(refusalOf(caseResultLifecycle, row({ hasOpenEditRequest: true }), { type: 'edit.request', actor: moderator })?.code).toBe(
      'taken',
    );
  });

  it('asks for no edit of a tester who is gone or published', () => {
    for (const participantStatus of ['dropped_out', 'removed', 'results_published'] as const)
      expect(refusalOf(caseResultLifecycle, row({ participantStatus }), { type: 'edit.request', actor: moderator })?.code).toBe(
        'not_allowed',
      );
  });

  it('RE-519: a related issue is taken out with a wish for an edit only where the tester can be asked', () => {
    const finished = row({ moderationFinalizedAt: '2026-02-01T10:00:00.000Z' });
    expect(next(caseResultLifecycle, finished, remove(false)).row).toEqual({ moderationFinalizedAt: null });
    expect(next(caseResultLifecycle, finished, remove(true)).changed).toBe(false);
    expect(refusalOf(caseResultLifecycle, row({ participantStatus: 'removed' }), remove(true))).toBeNull();
    expect(refusalOf(caseResultLifecycle, row({ participantStatus: 'removed' }), remove(false))?.message).toBe(
      'The tester is no longer on this test.',
    );
    expect(refusalOf(caseResultLifecycle, row({ hasOpenEditRequest: true }), remove(true))?.code).toBe('edit_request_open');
  });

  it('flips the approval, or makes it what is wanted', () => {
    const approved = row({ moderationStatus: 'approved' });
    expect(next(caseResultLifecycle, row(), toggle(null)).row).toEqual({ moderationStatus: 'approved' });
    expect(next(caseResultLifecycle, approved, toggle(null)).row).toEqual({ moderationStatus: 'not_moderated' });
    expect(next(caseResultLifecycle, row(), toggle(true)).row).toEqual({ moderationStatus: 'approved' });
    expect(next(caseResultLifecycle, approved, toggle(false)).row).toEqual({ moderationStatus: 'not_moderated' });
    expect(next(caseResultLifecycle, approved, toggle(true)).changed).toBe(false);
    expect(next(caseResultLifecycle, row(), toggle(false)).changed).toBe(false);
  });

  it('is rejected with a listed reason, whatever its approval, and taken back', () => {
    for (const reason of rejectionReasons)
      expect(next(caseResultLifecycle, row({ moderationStatus: 'approved' }), reject(reason)).row).toEqual({
        isRejected: true,
        rejectionReason: reason,
      });
    expect(refusalOf(caseResultLifecycle, row(), reject('Because'))?.code).toBe('inclusion');
    expect(refusalOf(caseResultLifecycle, row(rejected), reject('Duplicate'))).toEqual({
      code: 'invalid_state',
      message: 'This result is already rejected.',
    });
    expect(next(caseResultLifecycle, row(rejected), { type: 'result.unreject', actor: sender('customer') }).row).toEqual({
      isRejected: false,
      rejectionReason: null,
    });
    expect(refusalOf(caseResultLifecycle, row(), { type: 'result.unreject', actor: sender('customer') })?.message).toBe(
      'This result is not rejected.',
    );
  });

  it('its moderation is finished once, and again after an edit was asked for', () => {
    const finalize = { type: 'moderation.finalize', actor: moderator, at: '2026-03-01T10:00:00.000Z' } as const;
    expect(next(caseResultLifecycle, row(), finalize).row).toEqual({ moderationFinalizedAt: finalize.at });
    const finished = row({ moderationFinalizedAt: '2026-02-01T10:00:00.000Z' });
    expect(refusalOf(caseResultLifecycle, finished, finalize)?.message).toBe('The moderation of this result is finished.');
    expect(next(caseResultLifecycle, finished, { type: 'edit.request', actor: moderator }).row).toEqual({ moderationFinalizedAt: null });
  });
});
