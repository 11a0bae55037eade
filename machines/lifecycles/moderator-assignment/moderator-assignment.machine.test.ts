import { assignmentStatuses } from '#schema/vocabulary/around.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { moderatorAssignmentLifecycle, moderatorAssignmentMachine } from './moderator-assignment.machine.ts';
import { moderatorAssignmentSamples, row } from './moderator-assignment.builders.ts';

const moderator = sender('community_test_manager');
const at = '2026-03-01T10:00:00.000Z';
const accept = { type: 'assignment.accept', actor: moderator, at } as const;
const reject = { type: 'assignment.reject', actor: moderator, at } as const;
const remove = { type: 'assignment.remove', actor: sender('test_manager'), at } as const;

describe('moderator assignment', () => {
  it('takes every transition', () => {
    expect(walk(moderatorAssignmentMachine, moderatorAssignmentSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const rows = assignmentStatuses.flatMap((status) => [
      row(status),
      row(status, { acceptedByAnother: true, userId: 'u2', windowStatus: 'closed' }),
    ]);
    expect(disagreements(moderatorAssignmentLifecycle, rows)).toEqual([]);
  });

  it('is assigned, accepted, rejected or removed', () => {
    expect(leaves(moderatorAssignmentMachine)).toEqual([...assignmentStatuses]);
  });

  it('who may do what', () => {
    expect(Object.fromEntries(assignmentStatuses.map((status) => [status, whoMay(moderatorAssignmentLifecycle, row(status))]))).toEqual({
      assigned: { 'assignment.accept': 'M', 'assignment.reject': 'M', 'assignment.remove': 'T' },
      accepted: { 'assignment.remove': 'T' },
      rejected: {},
      removed: {},
    });
  });

  it('is answered by nobody but the moderator it belongs to', () => {
    expect(whoMay(moderatorAssignmentLifecycle, row('assigned', { userId: 'u2' }))).toEqual({ 'assignment.remove': 'T' });
    expect(refusalOf(moderatorAssignmentLifecycle, row('accepted', { userId: 'u2' }), accept)?.code).toBe('not_allowed');
  });

  it('is answered once', () => {
    expect(next(moderatorAssignmentLifecycle, row('assigned'), accept).row).toEqual({ status: 'accepted', answeredAt: at });
    expect(next(moderatorAssignmentLifecycle, row('assigned'), reject).row).toEqual({ status: 'rejected', answeredAt: at });
    for (const answer of [accept, reject]) {
      expect(refusalOf(moderatorAssignmentLifecycle, row('accepted'), answer)).toEqual({
        code: 'already_accepted',
        message: 'This assignment has already been accepted',
      });
      expect(refusalOf(moderatorAssignmentLifecycle, row('rejected'), answer)?.code).toBe('invalid_state');
      expect(refusalOf(moderatorAssignmentLifecycle, row('removed'), answer)?.code).toBe('invalid_state');
    }
  });

  it('cannot be accepted when somebody else was first', () => {
    const late = row('assigned', { acceptedByAnother: true });
    expect(refusalOf(moderatorAssignmentLifecycle, late, accept)?.code).toBe('already_accepted');
    expect(refusalOf(moderatorAssignmentLifecycle, late, reject)).toBeNull();
  });

  it('is removed until the test ends', () => {
    expect(next(moderatorAssignmentLifecycle, row('accepted'), remove).row).toEqual({ status: 'removed', removedAt: at });
    for (const windowStatus of ['closed', 'cancelled'] as const)
      expect(refusalOf(moderatorAssignmentLifecycle, row('accepted', { windowStatus }), remove)?.code).toBe('invalid_state');
  });
});
