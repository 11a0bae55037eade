import { serviceRequestStates } from '#schema/vocabulary/around.ts';
import { byEveryone, disagreements, leaves, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { serviceRequestLifecycle, serviceRequestMachine } from './service-request.machine.ts';

const rows = serviceRequestStates.map((state) => ({ state }));

describe('service request', () => {
  it('takes every transition', () => {
    expect(walk(serviceRequestMachine, { events: byEveryone(serviceRequestLifecycle) }).missed).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(serviceRequestLifecycle, rows)).toEqual([]);
  });

  it('who may do what', () => {
    expect(leaves(serviceRequestMachine)).toEqual([...serviceRequestStates]);
    expect(Object.fromEntries(rows.map((row) => [row.state, whoMay(serviceRequestLifecycle, row)]))).toEqual({
      requested: { 'service.start': 'TS', 'service.cancel': 'TS' },
      in_progress: { 'service.complete': 'TS', 'service.cancel': 'TS' },
      completed: {},
      cancelled: {},
    });
  });
});
