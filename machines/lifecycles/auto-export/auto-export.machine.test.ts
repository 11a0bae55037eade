import { disagreements, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { autoExportLifecycle, autoExportMachine } from './auto-export.machine.ts';
import type { AutoExportRow } from './auto-export.types.ts';
import { autoExportSamples, toggle, customer, off } from './auto-export.builders.ts';

const on: AutoExportRow = { ...off, state: 'enabled' };
const nowhere: AutoExportRow = { ...off, enabledDestinations: [] };
const stale: AutoExportRow = { ...off, activeDestinations: ['github:shop/web'] };
const save = (enabledDestinations: string[], severitiesForExport: string[]) =>
  ({ type: 'settings.save', actor: customer, enabledDestinations, severitiesForExport }) as const;

describe('auto-export', () => {
  it('takes every transition', () => {
    expect(walk(autoExportMachine, autoExportSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(
      disagreements(
        autoExportLifecycle,
        [off, on, nowhere, stale],
        [toggle(true), toggle(false), save([], []), save(['github:shop/other'], ['unknown'])],
      ),
    ).toEqual([]);
  });

  it('who may do what', () => {
    for (const row of [off, on]) expect(whoMay(autoExportLifecycle, row)).toEqual({ 'export.toggle': 'CT', 'settings.save': 'CT' });
  });

  it('RE-559 RE-560: is toggled on and off', () => {
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
      expect(refusalOf(autoExportLifecycle, row, toggle(null))).toEqual({
        code: 'blank',
        message: 'At least one active destination has to be selected',
        path: ['enabledDestinations'],
      });
      expect(refusalOf(autoExportLifecycle, row, toggle(true))?.path).toEqual(['enabledDestinations']);
    }
  });

  it('RE-593: settings need at least one destination', () => {
    expect(refusalOf(autoExportLifecycle, off, save([], ['high']))).toEqual({
      code: 'blank',
      message: 'At least one destination has to be selected',
      path: ['enabledDestinations'],
    });
    expect(refusalOf(autoExportLifecycle, off, save(['github:shop/other'], ['high']))?.code).toBe('inclusion');
    expect(refusalOf(autoExportLifecycle, off, save(['jira:WEB'], ['unknown']))?.path).toEqual(['severitiesForExport']);
    expect(next(autoExportLifecycle, off, save(['github:shop/web', 'github:shop/web'], [])).row).toEqual({
      enabledDestinations: ['github:shop/web'],
      severitiesForExport: [],
    });
  });

  it('keeps a destination that became inactive, and takes no new one that is', () => {
    const save = (...destinations: string[]) => ({
      type: 'settings.save' as const,
      actor: customer,
      enabledDestinations: destinations,
      severitiesForExport: ['low'],
    });
    expect(next(autoExportLifecycle, stale, save('jira:WEB')).row).toEqual({ severitiesForExport: ['low'] });
    expect(refusalOf(autoExportLifecycle, { ...stale, enabledDestinations: [] }, save('jira:WEB'))?.path).toEqual(['enabledDestinations']);
  });
});
