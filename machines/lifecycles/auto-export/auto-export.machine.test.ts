import { byEveryone, disagreements, sender, whoMay } from '#tests/support/who-may.ts';
import { walk } from '#tests/support/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { autoExportLifecycle, autoExportMachine } from './auto-export.machine.ts';
import type { AutoExportRow } from './auto-export.types.ts';

const off: AutoExportRow = {
  state: 'disabled',
  enabledDestinations: ['jira'],
  severitiesForExport: ['high'],
  activeDestinations: ['jira', 'github'],
};
const on: AutoExportRow = { ...off, state: 'enabled' };
const nowhere: AutoExportRow = { ...off, enabledDestinations: [] };
const stale: AutoExportRow = { ...off, activeDestinations: ['github'] };
const customer = sender('customer');
const toggle = (enabled: boolean | null) => ({ type: 'export.toggle', actor: customer, enabled }) as const;
const save = (enabledDestinations: string[], severitiesForExport: string[]) =>
  ({ type: 'settings.save', actor: customer, enabledDestinations, severitiesForExport }) as const;

describe('auto-export', () => {
  it('takes every transition', () => {
    const { context: input } = autoExportLifecycle.read(off);
    const events = [...byEveryone(autoExportLifecycle), toggle(true), toggle(false)];
    expect(walk(autoExportMachine, { inputs: [input], events }).missed).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(
      disagreements(
        autoExportLifecycle,
        [off, on, nowhere, stale],
        [toggle(true), toggle(false), save([], []), save(['sheets'], ['unknown'])],
      ),
    ).toEqual([]);
  });

  it('who may do what', () => {
    for (const row of [off, on]) expect(whoMay(autoExportLifecycle, row)).toEqual({ 'export.toggle': 'CT', 'settings.save': 'CT' });
  });

  it('is toggled on and off', () => {
    expect(next(autoExportLifecycle, off, toggle(null)).row).toEqual({ state: 'enabled' });
    expect(next(autoExportLifecycle, on, toggle(null)).row).toEqual({ state: 'disabled' });
  });

  it('becomes what is wanted; the same again succeeds and changes nothing', () => {
    expect(next(autoExportLifecycle, off, toggle(true)).row).toEqual({ state: 'enabled' });
    expect(next(autoExportLifecycle, on, toggle(true)).changed).toBe(false);
    expect(next(autoExportLifecycle, on, toggle(false)).row).toEqual({ state: 'disabled' });
    expect(next(autoExportLifecycle, nowhere, toggle(false)).changed).toBe(false);
  });

  it('is turned on only with an active destination', () => {
    for (const row of [nowhere, stale]) {
      expect(refusalOf(autoExportLifecycle, row, toggle(null))?.code).toBe('blank');
      expect(refusalOf(autoExportLifecycle, row, toggle(true))?.path).toEqual(['enabledDestinations']);
    }
  });

  it('settings need at least one destination', () => {
    expect(refusalOf(autoExportLifecycle, off, save([], ['high']))).toEqual({
      code: 'blank',
      message: 'At least one destination has to be selected',
      path: ['enabledDestinations'],
    });
    expect(refusalOf(autoExportLifecycle, off, save(['sheets'], ['high']))?.code).toBe('inclusion');
    expect(refusalOf(autoExportLifecycle, off, save(['jira'], ['unknown']))?.path).toEqual(['severitiesForExport']);
    expect(next(autoExportLifecycle, off, save(['github', 'github'], [])).row).toEqual({
      enabledDestinations: ['github'],
      severitiesForExport: [],
    });
  });
});
