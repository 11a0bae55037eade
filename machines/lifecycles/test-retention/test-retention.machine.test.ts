import { testRetentionStates } from '#schema/vocabulary/retention.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalFor } from '../../lib/lifecycle.ts';
import { testRetentionLifecycle, testRetentionMachine } from './test-retention.machine.ts';
import { testRetentionSamples, announced, eve, day } from './test-retention.builders.ts';

const rows = [
  announced,
  { ...announced, isHeld: true },
  { ...announced, hasTests: true },
  { ...announced, removesAt: '2027-01-01T00:00:00.000Z' },
  { ...announced, state: 'removing' },
] as const;

describe('the end of a test', () => {
  it('takes every transition', () => {
    expect(walk(testRetentionMachine, testRetentionSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(testRetentionLifecycle, rows)).toEqual([]);
  });

  it('begins by the clock alone, on the day that was announced and not before', () => {
    expect(leaves(testRetentionMachine)).toEqual([...testRetentionStates]);
    expect(whoMay(testRetentionLifecycle, announced)).toEqual({ 'removal.begin': 'S' });
    const begin = (at: string) => refusalFor(testRetentionLifecycle, announced, 'removal.begin', sender('system'), at);
    expect([begin(eve)?.message, begin(day)]).toEqual(['The day that was announced has not come.', null]);
    expect(next(testRetentionLifecycle, announced, { type: 'removal.begin', actor: sender('system'), at: day }).row).toEqual({
      state: 'removing',
    });
  });

  it('waits for a legal hold, and a request for its last test', () => {
    const words = (facts: object) =>
      refusalFor(testRetentionLifecycle, { ...announced, ...facts }, 'removal.begin', sender('system'), day)?.message;
    expect([words({ isHeld: true }), words({ hasTests: true })]).toEqual([
      'A legal hold keeps this test.',
      'Tests of this request are there still.',
    ]);
  });
});
