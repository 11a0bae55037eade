import { webhookStates } from '#schema/vocabulary/webhook.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { active, overlap, rotated, rows, webhookSamples } from './webhook.builders.ts';
import { webhookLifecycle, webhookMachine } from './webhook.machine.ts';

const late = { ...active, previousUntil: '2027-01-12T09:00:00.000Z' };

describe('a webhook', () => {
  it('takes every transition', () => expect(walk(webhookMachine, webhookSamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () => expect(disagreements(webhookLifecycle, [...rows, ...rotated, late])).toEqual([]));

  it('is managed by whoever manages integrations, disabled by Muster alone, and removed for good', () => {
    expect(leaves(webhookMachine)).toEqual([...webhookStates]);
    expect(rows.map((row) => whoMay(webhookLifecycle, row))).toEqual([
      { 'webhook.pause': 'CT', 'webhook.disable': 'S', 'webhook.remove': 'CT', 'webhook.test': 'CT', 'secret.rotate': 'CT' },
      { 'webhook.resume': 'CT', 'webhook.remove': 'CT', 'secret.rotate': 'CT' },
      { 'webhook.resume': 'CT', 'webhook.remove': 'CT', 'secret.rotate': 'CT' },
      {},
    ]);
  });

  it('has two secrets at most, of which the old one ends after its time or by a press', () => {
    const said = (role: 'customer' | 'system', type: 'secret.rotate' | 'secret.retire', at: string) =>
      refusalOf(webhookLifecycle, { ...active, previousUntil: overlap }, { type, actor: sender(role), at })?.message ?? null;
    expect(said('customer', 'secret.rotate', overlap)).toBe('The old secret still signs. End it first.');
    expect(said('system', 'secret.retire', '2026-01-12T08:59:59.999Z')).toBe('The time of the old secret is not over.');
    expect(said('system', 'secret.retire', overlap)).toBeNull();
    expect(said('customer', 'secret.retire', '2026-01-12T08:00:00.000Z')).toBeNull();
  });

  it('lets the old secret sign for a day beside the new one', () =>
    expect(
      next(webhookLifecycle, active, { type: 'secret.rotate', actor: sender('customer'), at: '2026-01-11T09:00:00.000Z' }).row,
    ).toEqual({
      previousUntil: overlap,
    }));

  it('says why it was disabled until it is resumed', () => {
    const disabled = next(webhookLifecycle, active, { type: 'webhook.disable', actor: sender('system'), reason: 'gone' }).row;
    expect(disabled).toEqual({ state: 'disabled', reason: 'gone' });
    expect(next(webhookLifecycle, { ...active, ...disabled }, { type: 'webhook.resume', actor: sender('customer') }).row).toEqual({
      state: 'active',
      reason: null,
    });
  });
});
