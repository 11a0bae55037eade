import { editRequestStates } from '#schema/vocabulary/case-result.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { editRequestLifecycle, editRequestMachine } from './edit-request.machine.ts';
import { editRequestSamples, row } from './edit-request.builders.ts';

const expire = (at: string) => ({ type: 'edit.expire', actor: sender('system'), at }) as const;

describe('edit request', () => {
  it('takes every transition', () => {
    expect(walk(editRequestMachine, editRequestSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(
      disagreements(
        editRequestLifecycle,
        editRequestStates.map((state) => row(state)),
        [expire('2026-01-01T11:00:00.000Z')],
      ),
    ).toEqual([]);
  });

  it('has the five states', () => {
    expect(leaves(editRequestMachine)).toEqual([...editRequestStates]);
  });

  it('who may do what', () => {
    expect(Object.fromEntries(editRequestStates.map((state) => [state, whoMay(editRequestLifecycle, row(state))]))).toEqual({
      requested: { 'edit.expire': 'S', 'edit.complete': 'S', 'edit.cancel': 'TMS' },
      overdue: { 'edit.complete': 'S', 'edit.cancel': 'TMS' },
      completed: { 'edit.moderate': 'TM' },
      cancelled: {},
      moderated: {},
    });
  });

  it('is overdue after 24 hours and not a moment sooner', () => {
    expect(refusalOf(editRequestLifecycle, row('requested'), expire('2026-01-02T09:59:59.999Z'))?.code).toBe('invalid_state');
    expect(next(editRequestLifecycle, row('requested'), expire('2026-01-02T10:00:00.000Z')).row).toEqual({ state: 'overdue' });
  });

  it('keeps the moment of the change', () => {
    const at = '2026-01-01T12:00:00.000Z';
    expect(next(editRequestLifecycle, row('overdue'), { type: 'edit.complete', actor: sender('system'), at }).row).toEqual({
      state: 'completed',
      completedAt: at,
    });
  });
});
