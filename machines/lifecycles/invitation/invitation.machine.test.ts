import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { systemActor } from '../../lib/actor.ts';
import { invitationLifecycle, invitationMachine } from './invitation.machine.ts';
import type { InvitationState } from './invitation.types.ts';
import { invitationSamples, open } from './invitation.builders.ts';

const states: readonly InvitationState[] = ['open', 'accepted', 'revoked'];
const rows = states.map((state) => ({ ...open, state }));
const expired = { ...open, expiresAt: '2026-01-05T09:00:00.000Z' };

describe('invitation', () => {
  it('takes every transition', () => expect(walk(invitationMachine, invitationSamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () => expect(disagreements(invitationLifecycle, [...rows, expired])).toEqual([]));

  it('who may do what', () => {
    expect(leaves(invitationMachine)).toEqual([...states]);
    expect(Object.fromEntries(rows.map((row) => [row.state, whoMay(invitationLifecycle, row)]))).toEqual({
      open: { 'invitation.resend': 'CT', 'invitation.revoke': 'CT', 'invitation.accept': 'S' },
      accepted: {},
      revoked: {},
    });
  });

  it('is good for a week from when it was sent last', () => {
    const at = '2026-01-20T09:00:00.000Z';
    expect(next(invitationLifecycle, open, { type: 'invitation.resend', actor: sender('customer'), at }).row).toEqual({
      sentAt: at,
      expiresAt: '2026-01-27T09:00:00.000Z',
    });
  });

  it('is accepted in time only', () => {
    const accept = (at: string) => refusalOf(invitationLifecycle, open, { type: 'invitation.accept', actor: systemActor, at });
    expect([accept('2026-01-08T08:59:59.999Z'), accept('2026-01-08T09:00:00.000Z')?.message]).toEqual([
      null,
      'This invitation has expired. Ask for a new one.',
    ]);
  });
});
