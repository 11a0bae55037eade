import { approvalStates } from '#schema/vocabulary/launch/approval.ts';
import { customerRequestStates } from '#schema/vocabulary/test.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { customerRequestLifecycle, customerRequestMachine } from './customer-request.machine.ts';
import type { CustomerRequestRow } from './customer-request.types.ts';
import { customerRequestSamples, row } from './customer-request.builders.ts';

const customer = sender('customer');
const at = '2026-03-01T10:00:00.000Z';
const launched = (more: Partial<CustomerRequestRow> = {}) =>
  row('submitted', { submittedAt: '2026-03-01T09:59:50.001Z', testId: 't1', ...more });
const takeBack = { type: 'request.takeBack', actor: customer, at, testId: 't1' } as const;
const submit = { type: 'request.submit', actor: customer, at, testId: 't1' } as const;

describe('customer request', () => {
  it('takes every transition', () => {
    expect(walk(customerRequestMachine, customerRequestSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const rows = customerRequestStates.flatMap((state) => [
      row(state),
      row(state, { discardedAt: at }),
      ...approvalStates.map((approval) => row(state, { approval })),
      row(state, { submittedAt: '2026-01-05T09:00:00.000Z' }),
      row(state, { submittedAt: '2026-01-05T09:00:00.000Z', testId: '00000000-0000-4000-8000-000000000001' }),
      row(state, { submittedAt: '2026-01-05T09:00:00.000Z', testId: '00000000-0000-4000-8000-000000000001', hasGoneOut: true }),
      ...[null, 'view' as const, 'edit' as const].map((sharedAccess) => row(state, { createdBy: 'u2', sharedAccess })),
    ]);
    expect(disagreements(customerRequestLifecycle, rows)).toEqual([]);
  });

  it('is a draft, then submitted; for good when its ten seconds are over', () => {
    expect(leaves(customerRequestMachine)).toEqual([...customerRequestStates]);
    expect(whoMay(customerRequestLifecycle, row('draft'))).toEqual({
      'draft.save': 'CT',
      'draft.discard': 'CT',
      'draft.restore': 'CT',
      'draft.share': 'CT',
      'request.submit': 'CT',
    });
    expect(whoMay(customerRequestLifecycle, row('submitted'))).toEqual({});
  });

  it('belongs to the one who began it', () => {
    expect(whoMay(customerRequestLifecycle, row('draft', { createdBy: 'u2' }))).toEqual({});
    expect(whoMay(customerRequestLifecycle, row('draft', { createdBy: 'u2', sharedAccess: 'view' }))).toEqual({});
  });

  it('is changed by those it is shared with to be changed, and launched, shared and discarded by its owner alone', () => {
    expect(whoMay(customerRequestLifecycle, row('draft', { createdBy: 'u2', sharedAccess: 'edit' }))).toEqual({ 'draft.save': 'CT' });
    expect(next(customerRequestLifecycle, row('draft'), { type: 'draft.share', actor: customer, sharedAccess: 'edit' }).row).toEqual({
      sharedAccess: 'edit',
    });
    expect(
      refusalOf(customerRequestLifecycle, row('draft', { createdBy: 'u2', sharedAccess: 'view' }), {
        type: 'draft.save',
        actor: customer,
        at,
      })?.message,
    ).toBe('This draft is shared with you to be read, not to be changed.');
  });

  it('is submitted once', () => {
    expect(next(customerRequestLifecycle, row('draft'), submit).row).toEqual({ state: 'submitted', submittedAt: at, testId: 't1' });
    expect(refusalOf(customerRequestLifecycle, row('submitted'), submit)).toEqual({
      code: 'invalid_state',
      message: 'This request has already been launched.',
    });
  });

  it('is taken back by its owner within ten seconds, while nothing of it has gone out', () => {
    expect(next(customerRequestLifecycle, launched(), takeBack).row).toEqual({ state: 'draft', submittedAt: null, testId: null });
    const [other, late, begun] = [
      launched({ createdBy: 'u2' }),
      launched({ submittedAt: '2026-03-01T09:59:50.000Z' }),
      launched({ hasGoneOut: true }),
    ];
    expect([row('draft'), other, late, begun].map((each) => refusalOf(customerRequestLifecycle, each, takeBack)?.message)).toEqual([
      'This request has not been launched yet.',
      'This draft belongs to somebody else.',
      'A launch can be taken back for ten seconds. They are over.',
      'Testing has begun, so this launch can no longer be taken back.',
    ]);
  });

  it('is taken back by naming the launch that stands, and by no other', () => {
    const again = launched({ testId: 't2' });
    expect(refusalOf(customerRequestLifecycle, again, takeBack)).toEqual({
      code: 'stale_object',
      message: 'This has been launched again since. That launch stands.',
    });
    expect(next(customerRequestLifecycle, again, { ...takeBack, testId: 't2' }).row['state']).toBe('draft');
    const [foreign, late] = [{ createdBy: 'u2' }, { submittedAt: '2026-03-01T09:59:50.000Z' }].map((more) =>
      launched({ testId: 't2', ...more }),
    );
    expect([foreign, late].map((each) => each && refusalOf(customerRequestLifecycle, each, takeBack)?.message)).toEqual([
      'This draft belongs to somebody else.',
      'This has been launched again since. That launch stands.',
    ]);
  });

  it('is a draft again where it was not approved', () => {
    const may = approvalStates.map((approval) => whoMay(customerRequestLifecycle, row('submitted', { approval, createdBy: 'u2' })));
    expect(may).toEqual([{}, {}, { 'request.return': 'S' }, { 'request.return': 'S' }]);
    expect(whoMay(customerRequestLifecycle, row('submitted', { approval: 'withdrawn' }))).toEqual({ 'request.return': 'CTMOS' });
    const returned = { type: 'request.return', actor: customer } as const;
    expect(next(customerRequestLifecycle, launched({ approval: 'sent_back' }), returned).row).toEqual({
      state: 'draft',
      submittedAt: null,
      testId: null,
    });
  });

  it('comes back after it was discarded', () => {
    const discarded = row('draft', { discardedAt: at });
    expect(next(customerRequestLifecycle, row('draft'), { type: 'draft.discard', actor: customer, at }).row).toEqual({ discardedAt: at });
    expect(refusalOf(customerRequestLifecycle, discarded, submit)?.code).toBe('invalid_state');
    expect(refusalOf(customerRequestLifecycle, discarded, { type: 'draft.save', actor: customer, at })?.code).toBe('invalid_state');
    expect(next(customerRequestLifecycle, discarded, { type: 'draft.restore', actor: customer }).row).toEqual({ discardedAt: null });
  });
});
