import { describe, expect, it } from 'vitest';
import { isForbidden } from '#machines/lib/lifecycle.ts';
import { roles } from '#schema/vocabulary/roles.ts';
import { testWindowStatuses } from '#schema/vocabulary/test.ts';
import { assigningRefusal, managesModerators, moderatorAssignmentLifecycle } from './moderator-assignment.machine.ts';

describe('assigning a moderator', () => {
  const codes = (communityTestManagersEnabled: boolean) =>
    testWindowStatuses.map((windowStatus) => assigningRefusal({ windowStatus, communityTestManagersEnabled })?.code ?? null);

  it('is refused where the test has none, and once it is over', () => {
    expect(Object.fromEntries(testWindowStatuses.map((status, at) => [status, codes(true)[at]]))).toEqual({
      prep: null,
      scheduled: null,
      open: null,
      finished: null,
      closed: 'invalid_state',
      cancelled: 'invalid_state',
    });
    expect(codes(false)).toEqual(testWindowStatuses.map(() => 'not_enabled'));
  });

  it('is for test managers, where the test has moderators', () => {
    const who = (communityTestManagersEnabled: boolean) =>
      roles.filter((role) => managesModerators({ role }, { communityTestManagersEnabled }));
    expect([who(true), who(false)]).toEqual([['test_manager'], []]);
  });
});

describe('a control that is not for somebody', () => {
  const row = {
    status: 'accepted',
    answeredAt: null,
    removedAt: null,
    userId: 'u1',
    acceptedByAnother: false,
    windowStatus: 'open',
  } as const;
  const forbidden = (type: 'assignment.remove' | 'assignment.accept', over: object) =>
    roles.filter((role) => isForbidden(moderatorAssignmentLifecycle, { ...row, ...over }, type, { role, userId: 'u1' }));

  it('is told by the guard of roles alone, whatever the state', () => {
    const others = ['customer', 'community_test_manager'];
    expect(forbidden('assignment.remove', {})).toEqual(others);
    expect(forbidden('assignment.remove', { windowStatus: 'closed' })).toEqual(others);
    expect(forbidden('assignment.remove', { status: 'removed' })).toEqual(others);
    expect(forbidden('assignment.accept', {})).toEqual(['customer', 'test_manager']);
  });
});
