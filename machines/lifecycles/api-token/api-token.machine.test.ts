import { apiTokenStates } from '#schema/vocabulary/api-token.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { refusalFor, refusalOf } from '../../lib/lifecycle.ts';
import { systemActor } from '../../lib/actor.ts';
import { apiTokenLifecycle, apiTokenMachine } from './api-token.machine.ts';
import { apiTokenSamples, active, expiresAt } from './api-token.builders.ts';

const rows = apiTokenStates.map((state) => ({ ...active, state }));
const lasting = { ...active, expiresAt: '2026-02-10T09:00:00.000Z' };

describe('a token for programs', () => {
  it('takes every transition', () => expect(walk(apiTokenMachine, apiTokenSamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () => expect(disagreements(apiTokenLifecycle, [...rows, lasting])).toEqual([]));

  it('is revoked by the organization and by operators, and for good', () => {
    expect(leaves(apiTokenMachine)).toEqual([...apiTokenStates]);
    expect(rows.map((row) => whoMay(apiTokenLifecycle, row))).toEqual([{ 'token.revoke': 'CTOS', 'token.end': 'S' }, {}, {}]);
  });

  it('is revoked by a moderator where it is their own', () => {
    const moderator = sender('community_test_manager');
    const of = (userId: string) => refusalFor(apiTokenLifecycle, { ...active, userId }, 'token.revoke', moderator)?.message ?? null;
    expect([of('somebody else'), of(moderator.userId ?? '')]).toEqual([
      'Only customers and test managers can revoke tokens of others.',
      null,
    ]);
  });

  it('ends when its time is over, not before', () => {
    const end = (at: string) => refusalOf(apiTokenLifecycle, active, { type: 'token.end', actor: systemActor, at })?.message ?? null;
    expect([end('2026-01-10T08:59:59.999Z'), end(expiresAt)]).toEqual(['The time of this token is not over.', null]);
  });
});
