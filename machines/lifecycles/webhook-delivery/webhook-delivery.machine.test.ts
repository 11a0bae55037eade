import { deliveryStates } from '#schema/vocabulary/webhook.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { can, next, refusalFor } from '../../lib/lifecycle.ts';
import { due, rows, webhookDeliverySamples } from './webhook-delivery.builders.ts';
import { webhookDeliveryLifecycle, webhookDeliveryMachine } from './webhook-delivery.machine.ts';

const until = '2026-01-12T09:00:05.000Z';
const postpone = { type: 'delivery.postpone', actor: sender('system'), until } as const;

describe('a delivery', () => {
  it('takes every transition', () => expect(walk(webhookDeliveryMachine, webhookDeliverySamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () =>
    expect(
      disagreements(webhookDeliveryLifecycle, [
        ...rows,
        { ...due, isTest: true },
        { ...due, attempts: 9 },
        { ...due, state: 'given_up', webhookState: 'paused' } as const,
      ]),
    ).toEqual([]));

  it('is made by Muster and made again by whoever manages integrations', () => {
    expect(leaves(webhookDeliveryMachine)).toEqual([...deliveryStates]);
    const open = { 'delivery.succeed': 'S', 'delivery.postpone': 'S', 'delivery.giveUp': 'S' };
    expect(rows.map((row) => whoMay(webhookDeliveryLifecycle, row))).toEqual([
      open,
      open,
      { 'delivery.repeat': 'CT' },
      { 'delivery.repeat': 'CT' },
    ]);
  });

  it('has ten attempts, a test message one', () => {
    expect([8, 9].map((attempts) => can(webhookDeliveryLifecycle, { ...due, attempts }, postpone))).toEqual([true, false]);
    expect(can(webhookDeliveryLifecycle, { ...due, isTest: true }, postpone)).toBe(false);
    expect(next(webhookDeliveryLifecycle, due, postpone).row).toEqual({ state: 'waiting', attempts: 1, notBefore: until });
  });

  it('begins anew when it is repeated, where its webhook is active', () => {
    const given = { ...due, state: 'given_up', attempts: 10 } as const;
    expect(next(webhookDeliveryLifecycle, given, { type: 'delivery.repeat', actor: sender('customer') }).row).toEqual({
      state: 'due',
      attempts: 0,
    });
    expect(
      refusalFor(webhookDeliveryLifecycle, { ...given, webhookState: 'disabled' }, 'delivery.repeat', sender('customer'))?.message,
    ).toBe('The webhook is not active. Resume it first.');
  });
});
