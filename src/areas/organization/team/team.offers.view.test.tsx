// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, vi } from 'vitest';
import { invitationLifecycle } from '#machines/lifecycles/invitation/invitation.machine.ts';
import { membershipLifecycle } from '#machines/lifecycles/membership/membership.machine.ts';
import type { MembershipRow } from '#machines/lifecycles/membership/membership.types.ts';
import type { Actor } from '#machines/lib/actor.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { memberOf } from './team.rules.ts';
import { TeamView } from './team.view.tsx';

afterEach(cleanup);

type Asked = Parameters<typeof memberOf>[0];

const open = { id: 'i1', expiresAt: '2099-01-01T00:00:00.000Z', sentAt: '2098-12-25T00:00:00.000Z', mailState: 'sent' };

/** Opens what can be done with a member, as this person sees it. */
const drawn = ({ state, role, userId, isOperator }: MembershipRow, invitation: Asked['invitation'], actor: Actor) => {
  const [onResend, onAsk] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const asked = {
    id: userId,
    email: 'eve@example.com',
    fullName: 'Eve',
    state,
    role,
    isOperator,
    lastSeenAt: null,
    draftCount: 0,
    invitation,
  } as Asked;
  render(
    <TeamView
      find=""
      onFind={() => undefined}
      members={[memberOf(asked, actor)]}
      isWhole
      onShowAll={() => undefined}
      onResend={onResend}
      onAsk={onAsk}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'What to do with Eve' }));
  return () => onResend.mock.calls.length + onAsk.mock.calls.length;
};

const member = (facts: Partial<MembershipRow>): MembershipRow => ({
  state: 'active',
  removedAt: null,
  role: 'customer',
  userId: 'u2',
  isOperator: false,
  isOnlyOperator: false,
  isHeld: false,
  ...facts,
});

describe('a member of a team', () => {
  offersWhatTheChartAllows({
    lifecycle: membershipLifecycle,
    places: {
      'active customer': member({}),
      'active test manager': member({ role: 'test_manager' }),
      'active moderator': member({ role: 'community_test_manager' }),
      'active operator': member({ role: 'test_manager', isOperator: true }),
      oneself: member({ userId: 'u1' }),
    },
    draw: (row, actor) => drawn(row, null, actor),
    controls: { 'member.remove': /^Deactivate/ },
    as: 'menuitem',
    allowed: {
      'active customer': { 'member.remove': 'CT' },
      'active test manager': { 'member.remove': 'T' },
      'active moderator': { 'member.remove': 'T' },
      'active operator': {},
      oneself: {},
    },
  });
});

describe('somebody who is invited', () => {
  offersWhatTheChartAllows({
    lifecycle: invitationLifecycle,
    places: { open: { state: 'open', ...open } },
    draw: (_, actor) => drawn(member({ state: 'invited' }), open, actor),
    controls: { 'invitation.resend': /^Send again/, 'invitation.revoke': /^Revoke/ },
    as: 'menuitem',
    allowed: { open: { 'invitation.resend': 'CT', 'invitation.revoke': 'CT' } },
  });
});
