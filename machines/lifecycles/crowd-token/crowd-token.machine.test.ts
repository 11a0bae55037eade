import { crowdTokenStates } from '#schema/vocabulary/operator.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { refusalFor } from '../../lib/lifecycle.ts';
import { crowdTokenLifecycle, crowdTokenMachine } from './crowd-token.machine.ts';
import { crowdTokenSamples } from './crowd-token.builders.ts';

const rows = crowdTokenStates.flatMap((state) => [true, false].map((isMadeHere) => ({ state, isMadeHere })));

describe('a crowd token', () => {
  it('takes every transition', () => {
    expect(walk(crowdTokenMachine, crowdTokenSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(crowdTokenLifecycle, rows)).toEqual([]);
  });

  it('is revoked by operators alone, and for good', () => {
    expect(leaves(crowdTokenMachine)).toEqual([...crowdTokenStates]);
    expect(crowdTokenStates.map((state) => whoMay(crowdTokenLifecycle, { state, isMadeHere: true }))).toEqual([
      { 'token.revoke': 'O' },
      {},
    ]);
  });

  it('of the configuration is taken away there', () => {
    expect(refusalFor(crowdTokenLifecycle, { state: 'active', isMadeHere: false }, 'token.revoke', sender('operator'))?.message).toBe(
      'This token is part of the configuration. Take it out of CROWD_TOKENS.',
    );
  });
});
