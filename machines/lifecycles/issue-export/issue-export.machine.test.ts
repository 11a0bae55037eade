import { issueExportStates } from '#schema/vocabulary/export.ts';
import { walk } from '#machines/testing/walk.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { issueExportLifecycle, issueExportMachine } from './issue-export.machine.ts';
import { issueExportSamples, row } from './issue-export.builders.ts';

const at = '2026-03-01T10:00:00.000Z';
const until = '2026-03-01T10:05:00.000Z';
const system = sender('system');
const item = { id: '10001', key: 'SHOP-1', url: 'https://jira.example/browse/SHOP-1' };

describe('export of an issue', () => {
  it('takes every transition', () => {
    const { untaken } = walk(issueExportMachine, issueExportSamples);
    expect(untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () =>
    expect(
      disagreements(
        issueExportLifecycle,
        issueExportStates.map((state) => row(state)),
      ),
    ).toEqual([]));

  it('is run by the system, and stopped and begun again by customers and test managers', () => {
    expect(leaves(issueExportMachine)).toEqual([...issueExportStates]);
    expect(Object.fromEntries(issueExportStates.map((state) => [state, whoMay(issueExportLifecycle, row(state))]))).toEqual({
      waiting: { 'export.send': 'S', 'export.postpone': 'S', 'export.refuse': 'S', 'export.cancel': 'CT' },
      sending: { 'export.send': 'S', 'export.lose': 'S', 'export.postpone': 'S', 'item.create': 'S', 'export.refuse': 'S' },
      created: { 'export.postpone': 'S', 'export.deliver': 'S' },
      delivered: {},
      failed: { 'export.retry': 'CT' },
      cancelled: { 'export.retry': 'CT' },
    });
  });

  it('stays on its way while nobody knows whether it arrived, and cannot be cancelled then', () => {
    const sent = next(issueExportLifecycle, row('waiting'), { type: 'export.send', actor: system, at }).row;
    expect(sent).toEqual({ state: 'sending', attempts: 1, sentAt: at });
    const lost = { type: 'export.lose', actor: system, until, message: 'No answer' } as const;
    expect(next(issueExportLifecycle, row('sending', { sentAt: at }), lost).row).toEqual({ notBefore: until, message: 'No answer' });
    expect(refusalOf(issueExportLifecycle, row('sending'), { type: 'export.cancel', actor: sender('customer') })?.message).toBe(
      'This issue is on its way to the tracker.',
    );
  });

  it('remembers what the tracker made of it, and forgets why it waited', () =>
    expect(
      next(issueExportLifecycle, row('sending', { notBefore: until, message: 'Busy' }), { type: 'item.create', actor: system, item }).row,
    ).toEqual({ state: 'created', remoteId: '10001', remoteKey: 'SHOP-1', remoteUrl: item.url, notBefore: null, message: null }));

  it('waits again only when the tracker surely did nothing, and ends when its files are there', () => {
    const wait = { type: 'export.postpone', actor: system, until, message: 'Busy' } as const;
    expect(next(issueExportLifecycle, row('sending', { sentAt: at }), wait).row).toEqual({
      state: 'waiting',
      notBefore: until,
      message: 'Busy',
    });
    expect(next(issueExportLifecycle, row('created'), wait).row).toEqual({ notBefore: until, message: 'Busy' });
    const deliver = { type: 'export.deliver', actor: system, message: 'big.mp4 stays' } as const;
    expect(next(issueExportLifecycle, row('created'), deliver).row).toEqual({ state: 'delivered', message: 'big.mp4 stays' });
    for (const state of ['waiting', 'sending'] as const)
      expect(next(issueExportLifecycle, row(state), { type: 'export.refuse', actor: system, message: 'No' }).row).toEqual({
        state: 'failed',
        message: 'No',
      });
    expect(next(issueExportLifecycle, row('waiting'), { type: 'export.cancel', actor: sender('customer') }).row).toEqual({
      state: 'cancelled',
    });
    expect(next(issueExportLifecycle, row('cancelled'), { type: 'export.retry', actor: sender('customer') }).row).toEqual({
      state: 'waiting',
    });
  });

  it('waits for nothing when it is begun again', () =>
    expect(
      next(issueExportLifecycle, row('failed', { attempts: 4, message: 'No' }), { type: 'export.retry', actor: sender('customer') }).row,
    ).toEqual({ state: 'waiting', attempts: 0, message: null }));
});
