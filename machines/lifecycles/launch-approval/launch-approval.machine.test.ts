import { approvalStates } from '#schema/vocabulary/launch/approval.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { isForbidden, next, refusalOf } from '../../lib/lifecycle.ts';
import { asked, blank, launchApprovalSamples, own, rows } from './launch-approval.builders.ts';
import { launchApprovalLifecycle, launchApprovalMachine } from './launch-approval.machine.ts';
import type { LaunchApprovalRow } from './launch-approval.types.ts';

const at = '2026-12-01T10:00:00.000Z';
const customer = sender('customer');
const approve = (amount: number) => ({ type: 'approval.approve', actor: customer, at, amount }) as const;
const said = (row: LaunchApprovalRow, amount = 120) => refusalOf(launchApprovalLifecycle, row, approve(amount));

describe('a request for approval', () => {
  it('takes every transition', () => expect(walk(launchApprovalMachine, launchApprovalSamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () => expect(disagreements(launchApprovalLifecycle, rows, [blank])).toEqual([]));

  it('is decided by a customer who approves and did not ask, withdrawn by who asked, and final then', () => {
    expect(leaves(launchApprovalMachine)).toEqual([...approvalStates]);
    expect(whoMay(launchApprovalLifecycle, asked)).toEqual({
      'approval.change': 'S',
      'approval.approve': 'C',
      'approval.sendBack': 'C',
      'approval.withdraw': 'S',
    });
    expect(whoMay(launchApprovalLifecycle, own)).toEqual({ 'approval.change': 'CTS', 'approval.withdraw': 'CTS' });
    expect(whoMay(launchApprovalLifecycle, { ...asked, approverIds: [] })).toEqual({ 'approval.change': 'S', 'approval.withdraw': 'S' });
    expect(approvalStates.slice(1).map((state) => whoMay(launchApprovalLifecycle, { ...asked, state }))).toEqual([{}, {}, {}]);
  });

  it('shows its acts to whoever approves, and says why who asked cannot', () => {
    const hidden = (row: LaunchApprovalRow) => isForbidden(launchApprovalLifecycle, row, 'approval.approve', customer);
    expect([hidden(asked), hidden(own), hidden({ ...asked, approverIds: [] })]).toEqual([false, false, true]);
    expect(said(own)).toEqual({ code: 'not_allowed', message: 'Somebody else has to approve what you asked for.' });
  });

  it('approves the amount that was seen, and what still stands', () => {
    expect(next(launchApprovalLifecycle, asked, approve(120)).row).toEqual({ state: 'approved', decidedAt: at, decidedBy: 'u1' });
    expect(said({ ...asked, amount: 150 })).toEqual({
      code: 'stale_object',
      message: 'The amount has changed since you saw it. Check it, then approve.',
      path: ['amount'],
    });
    expect(said({ ...asked, isOver: true })?.message).toBe('This was cancelled since it was asked for.');
    expect(next(launchApprovalLifecycle, own, { type: 'approval.change', actor: customer, amount: 150 }).row).toEqual({ amount: 150 });
  });

  it('is decided once, by the first of two', () => {
    const decided = next(launchApprovalLifecycle, asked, approve(120)).row;
    expect(said({ ...asked, ...decided })).toEqual({ code: 'invalid_state', message: 'This has been approved.' });
  });

  it('is sent back with a word', () => {
    expect(refusalOf(launchApprovalLifecycle, asked, blank)).toEqual({ code: 'blank', message: 'Say what should change.', path: ['word'] });
    expect(next(launchApprovalLifecycle, asked, { ...blank, at, word: ' Too many testers. ' }).row).toEqual({
      state: 'sent_back',
      word: 'Too many testers.',
      decidedAt: at,
      decidedBy: 'u1',
    });
  });
});
