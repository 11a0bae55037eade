import { integrationStates } from '#schema/vocabulary/around.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next } from '../../lib/lifecycle.ts';
import { integrationLifecycle, integrationMachine } from './integration.machine.ts';
import { integrationSamples } from './integration.builders.ts';

const rows = integrationStates.map((state) => ({ state }));

describe('integration', () => {
  it('takes every transition', () => {
    expect(walk(integrationMachine, integrationSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(integrationLifecycle, rows)).toEqual([]);
  });

  it('who may do what', () => {
    const always = { 'integration.connect': 'CT', 'integration.reset': 'CT' };
    expect(leaves(integrationMachine)).toEqual([...integrationStates]);
    expect(Object.fromEntries(rows.map((row) => [row.state, whoMay(integrationLifecycle, row)]))).toEqual({
      unconfigured: always,
      active: { ...always, 'integration.check': 'CT', 'integration.map': 'CT', 'authentication.fail': 'S' },
      inactive: { ...always, 'integration.check': 'CT', 'authentication.succeed': 'S' },
    });
  });

  it('a reset leaves it unconfigured, from wherever it was', () => {
    const reset = { type: 'integration.reset', actor: sender('customer') } as const;
    expect(next(integrationLifecycle, { state: 'active' }, reset).row).toEqual({ state: 'unconfigured' });
    expect(next(integrationLifecycle, { state: 'inactive' }, reset).row).toEqual({ state: 'unconfigured' });
    expect(next(integrationLifecycle, { state: 'unconfigured' }, reset).changed).toBe(false);
  });
});
