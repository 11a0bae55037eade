import { exportJobStates } from '#schema/vocabulary/around.ts';
import type { ExportJobState } from '#schema/vocabulary/around.ts';
import { byEveryone, disagreements, leaves, sender, whoMay } from '#tests/support/who-may.ts';
import { walk } from '#tests/support/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { exportJobLifecycle, exportJobMachine } from './export-job.machine.ts';
import type { ExportJobRow } from './export-job.types.ts';

const row = (state: ExportJobState, more: Partial<ExportJobRow> = {}): ExportJobRow => ({
  state,
  doneCount: 0,
  failures: [],
  finishedAt: null,
  issueIds: ['i1', 'i2'],
  ...more,
});
const { state: _, ...input } = row('queued');
const system = sender('system');
const at = '2026-03-01T10:00:00.000Z';
const refused = { issueId: 'i2', message: 'Refused' };
const finish = { type: 'job.finish', actor: system, at } as const;
const fail = { type: 'job.fail', actor: system, at, message: 'No answer' } as const;

describe('export job', () => {
  it('takes every transition', () => {
    const { missed } = walk(exportJobMachine, {
      inputs: [input],
      events: byEveryone(exportJobLifecycle),
      project: ({ context }) => [context.doneCount, context.failures.length],
    });
    expect(missed).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const rows = exportJobStates.flatMap((state) => [
      row(state),
      row(state, { doneCount: 1, failures: [refused] }),
      row(state, { doneCount: 2 }),
    ]);
    expect(disagreements(exportJobLifecycle, rows)).toEqual([]);
  });

  it('is run by the system alone', () => {
    expect(leaves(exportJobMachine)).toEqual([...exportJobStates]);
    expect(Object.fromEntries(exportJobStates.map((state) => [state, whoMay(exportJobLifecycle, row(state))]))).toEqual({
      queued: { 'job.start': 'S' },
      running: { 'job.start': 'S', 'issue.export': 'S', 'issue.fail': 'S', 'job.fail': 'S' },
      succeeded: {},
      partly_failed: {},
      failed: {},
    });
  });

  it('counts what arrived and names what did not', () => {
    expect(next(exportJobLifecycle, row('running'), { type: 'issue.export', actor: system }).row).toEqual({ doneCount: 1 });
    expect(next(exportJobLifecycle, row('running', { doneCount: 1 }), { type: 'issue.fail', actor: system, failure: refused }).row).toEqual(
      { failures: [refused] },
    );
    expect(refusalOf(exportJobLifecycle, row('running', { doneCount: 2 }), { type: 'issue.export', actor: system })?.code).toBe(
      'invalid_state',
    );
  });

  it('ends by what arrived, once every issue was handled', () => {
    const end = (more: Partial<ExportJobRow>) => next(exportJobLifecycle, row('running', more), finish).row.state;
    expect(refusalOf(exportJobLifecycle, row('running', { doneCount: 1 }), finish)?.code).toBe('invalid_state');
    expect(end({ doneCount: 2 })).toBe('succeeded');
    expect(end({ doneCount: 1, failures: [refused] })).toBe('partly_failed');
    expect(end({ failures: [{ issueId: 'i1', message: 'Refused' }, refused] })).toBe('failed');
  });

  it('names every issue left behind when it breaks down', () => {
    expect(next(exportJobLifecycle, row('running'), fail).row).toEqual({
      state: 'failed',
      finishedAt: at,
      failures: [
        { issueId: 'i1', message: 'No answer' },
        { issueId: 'i2', message: 'No answer' },
      ],
    });
    expect(next(exportJobLifecycle, row('running', { doneCount: 1 }), fail).row).toEqual({
      state: 'partly_failed',
      finishedAt: at,
      failures: [{ issueId: 'i2', message: 'No answer' }],
    });
  });
});
