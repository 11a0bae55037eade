import { serviceRequestStates } from '#schema/vocabulary/around.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { serviceRequestLifecycle, serviceRequestMachine } from './service-request.machine.ts';
import { serviceRequestSamples } from './service-request.builders.ts';

const at = '2026-01-05T09:00:00.000Z';
const rows = serviceRequestStates.map((state) => ({ state, answer: null, changedAt: null }));
const start = (answer: string | null) => ({ type: 'service.start', actor: sender('operator'), at, answer }) as const;
const asked = { state: 'requested', answer: null, changedAt: null } as const;

describe('service request', () => {
  it('takes every transition', () => {
    expect(walk(serviceRequestMachine, serviceRequestSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(serviceRequestLifecycle, rows, [start('x'.repeat(10_001))])).toEqual([]);
  });

  it('who may do what', () => {
    expect(leaves(serviceRequestMachine)).toEqual([...serviceRequestStates]);
    expect(Object.fromEntries(rows.map((row) => [row.state, whoMay(serviceRequestLifecycle, row)]))).toEqual({
      requested: { 'service.start': 'OS', 'service.cancel': 'OS' },
      in_progress: { 'service.complete': 'OS', 'service.cancel': 'OS' },
      completed: {},
      cancelled: {},
    });
  });

  it('keeps the last answer, and refuses one that is too long', () => {
    expect(next(serviceRequestLifecycle, asked, start(' Monday ')).row).toEqual({ state: 'in_progress', answer: 'Monday', changedAt: at });
    const answered = { state: 'in_progress', answer: 'Monday', changedAt: at } as const;
    expect(next(serviceRequestLifecycle, answered, { ...start(null), type: 'service.complete' }).row).toEqual({ state: 'completed' });
    expect(refusalOf(serviceRequestLifecycle, asked, start('x'.repeat(10_001)))?.path).toEqual(['answer']);
  });
});
