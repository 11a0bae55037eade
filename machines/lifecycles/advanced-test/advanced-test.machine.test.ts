import { autoLaunchStatuses } from '#schema/vocabulary/test.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { advancedTestLifecycle, advancedTestMachine } from './advanced-test.machine.ts';
import { advancedTestSamples, repeat, system, failed, evaluate, row } from './advanced-test.builders.ts';

const launch = { type: 'test.launch', actor: system, testId: 't1' } as const;

describe('advanced test', () => {
  it('takes every transition', () => {
    expect(walk(advancedTestMachine, advancedTestSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const rows = autoLaunchStatuses.flatMap((status) => [
      row(status),
      row(status, { autoLaunchingEnabled: false }),
      row(status, { isUnapproved: true }),
    ]);
    expect(disagreements(advancedTestLifecycle, rows, [evaluate(failed), repeat(failed)])).toEqual([]);
  });

  it('has the four statuses', () => {
    expect(leaves(advancedTestMachine)).toEqual([...autoLaunchStatuses]);
  });

  it('who may do what', () => {
    expect(Object.fromEntries(autoLaunchStatuses.map((status) => [status, whoMay(advancedTestLifecycle, row(status))]))).toEqual({
      ready_to_launch: { 'launch.evaluate': 'S', 'test.launch': 'TS' },
      requires_manual_evaluation: { 'launch.evaluate': 'S', 'test.launch': 'T' },
      launched_automatically: { 'launch.repeat': 'S' },
      launched_manually: { 'launch.repeat': 'S' },
    });
  });

  it('waits for a test manager when a condition fails, and says which', () => {
    expect(next(advancedTestLifecycle, row('ready_to_launch'), evaluate(failed)).row).toEqual({
      autoLaunchStatus: 'requires_manual_evaluation',
      failedConditions: failed,
    });
    expect(next(advancedTestLifecycle, row('requires_manual_evaluation', { failedConditions: failed }), evaluate([])).row).toEqual({
      autoLaunchStatus: 'ready_to_launch',
      failedConditions: [],
    });
    expect(next(advancedTestLifecycle, row('ready_to_launch'), evaluate([])).changed).toBe(false);
  });

  it('launches by itself only where the organization has it on', () => {
    const off = row('ready_to_launch', { autoLaunchingEnabled: false });
    expect(refusalOf(advancedTestLifecycle, off, evaluate([]))?.code).toBe('not_enabled');
    expect(refusalOf(advancedTestLifecycle, off, launch)?.code).toBe('not_enabled');
    expect(next(advancedTestLifecycle, off, { ...launch, actor: sender('test_manager') }).row).toEqual({
      autoLaunchStatus: 'launched_manually',
      launchedTestId: 't1',
    });
  });

  it('is launched once, and remembers the test and by whom', () => {
    expect(next(advancedTestLifecycle, row('ready_to_launch'), launch).row).toEqual({
      autoLaunchStatus: 'launched_automatically',
      launchedTestId: 't1',
    });
    expect(refusalOf(advancedTestLifecycle, row('launched_automatically'), { ...launch, actor: sender('test_manager') })).toEqual({
      code: 'invalid_state',
      message: 'This test has been launched automatically.',
    });
    expect(refusalOf(advancedTestLifecycle, row('launched_manually'), { ...launch, actor: sender('customer') })?.code).toBe('not_allowed');
  });

  it('is looked at anew, whoever launched it last, when a schedule repeats it', () => {
    const launched = { launchedTestId: 't1' };
    for (const status of ['launched_automatically', 'launched_manually'] as const) {
      expect(next(advancedTestLifecycle, row(status, launched), repeat([])).row).toEqual({ autoLaunchStatus: 'ready_to_launch' });
      expect(next(advancedTestLifecycle, row(status, launched), repeat(failed)).row).toEqual({
        autoLaunchStatus: 'requires_manual_evaluation',
        failedConditions: failed,
      });
    }
    expect(refusalOf(advancedTestLifecycle, row('ready_to_launch'), repeat([]))?.code).toBe('invalid_state');
    for (const conditions of [[], failed])
      expect(
        refusalOf(advancedTestLifecycle, row('launched_manually'), { ...repeat(conditions), actor: sender('test_manager') })?.code,
      ).toBe('not_allowed');
  });
});
