import { disagreements, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { automaticManagementLifecycle, automaticManagementMachine } from './automatic-management.machine.ts';
import { automaticManagementSamples, enabled } from './automatic-management.builders.ts';

const disabled = { ...enabled, automaticTesterManagementEnabled: false, automaticTesterManagementDisabledReason: 'By hand' };
const unsupported = { ...enabled, supportsAutomaticTesterManagement: false };
const disable = (reason: string) => ({ type: 'management.disable', actor: sender('test_manager'), reason }) as const;

describe('automatic management', () => {
  it('takes every transition', () => {
    expect(walk(automaticManagementMachine, automaticManagementSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(automaticManagementLifecycle, [enabled, disabled, unsupported], [disable(''), disable('a'.repeat(1001))])).toEqual(
      [],
    );
  });

  it('is enabled until a test manager disables it with a reason', () => {
    expect(whoMay(automaticManagementLifecycle, enabled)).toEqual({ 'management.disable': 'T' });
    expect(next(automaticManagementLifecycle, enabled, disable('By hand')).row).toEqual({
      automaticTesterManagementEnabled: false,
      automaticTesterManagementDisabledReason: 'By hand',
    });
    expect(whoMay(automaticManagementLifecycle, disabled)).toEqual({});
    expect(whoMay(automaticManagementLifecycle, unsupported)).toEqual({});
  });

  it('the reason is trimmed and not empty', () => {
    for (const reason of ['', '   ', '\n\t']) expect(refusalOf(automaticManagementLifecycle, enabled, disable(reason))?.code).toBe('blank');
    expect(next(automaticManagementLifecycle, enabled, disable('  By hand ')).row.automaticTesterManagementDisabledReason).toBe('By hand');
    expect(refusalOf(automaticManagementLifecycle, enabled, disable('a'.repeat(1001)))?.code).toBe('too_long');
    expect(refusalOf(automaticManagementLifecycle, enabled, disable(` ${'a'.repeat(1000)} `))).toBeNull();
  });
});
