import { actWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { revokeInvitationMachine } from './revoke-invitation.machine.ts';

it('takes every transition', () => expect(walk(revokeInvitationMachine, actWalk({ id: '1' })).missed).toEqual([]));
