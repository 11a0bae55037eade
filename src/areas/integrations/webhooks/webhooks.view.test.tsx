// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { active as activeRow, rotated, rows } from '#machines/lifecycles/webhook/webhook.builders.ts';
import { webhookLifecycle } from '#machines/lifecycles/webhook/webhook.machine.ts';
import { due, rows as deliveryRows } from '#machines/lifecycles/webhook-delivery/webhook-delivery.builders.ts';
import { webhookDeliveryLifecycle } from '#machines/lifecycles/webhook-delivery/webhook-delivery.machine.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { hostedFor } from '#tests/support/hosted.tsx';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { DeliveryDetailsView, DeliveryLogView } from './delivery-log.view.tsx';
import type { Delivery } from './delivery-log.view.tsx';
import { RepeatDelivery, WebhookActs } from './webhook-acts.tsx';
import { WebhooksView } from './webhooks.view.tsx';
import type { Webhook } from './webhooks.view.tsx';

afterEach(cleanup);

const at = '2026-11-21T09:00:00.000Z';
const webhook: Webhook = {
  ...activeRow,
  id: 'w1',
  description: 'Release desk',
  address: 'https://hooks.example.com/…desk',
  events: ['results.published', 'issue.changed'],
  deliveredAt: null,
  openCount: 2,
  madeBy: 'Maya Okafor',
  createdAt: at,
};
const delivery: Delivery = { ...due, id: 'd1', messageId: 'msg_d1', type: 'issue.changed', createdAt: at };

describe('a webhook', () => {
  const kept = { 'webhook.remove': 'CT', 'secret.rotate': 'CT' };
  const two = { 'webhook.remove': 'CT', 'secret.retire': 'CT' };
  const [active, paused, disabled, removed] = rows as [Webhook, Webhook, Webhook, Webhook];
  offersWhatTheChartAllows({
    lifecycle: webhookLifecycle,
    places: { active, paused, disabled, removed, rotated: rotated[0] as Webhook },
    draw: (row, { role }) => {
      const { asked, Hosted } = hostedFor(role as Role, {});
      render(
        <Hosted>
          <WebhookActs webhook={{ ...webhook, ...row }} onLog={() => {}} />
        </Hosted>,
      );
      return () => asked.length;
    },
    controls: {
      'webhook.pause': /^Pause Release desk/u,
      'webhook.resume': /^Resume Release desk/u,
      'webhook.remove': /^Remove Release desk/u,
      'webhook.test': /^Send test to Release desk/u,
      'secret.rotate': /^Rotate secret of Release desk/u,
      'secret.retire': /^End old secret of Release desk/u,
    },
    allowed: {
      active: { ...kept, 'webhook.pause': 'CT', 'webhook.test': 'CT' },
      paused: { ...kept, 'webhook.resume': 'CT' },
      disabled: { ...kept, 'webhook.resume': 'CT' },
      removed: {},
      rotated: { ...two, 'webhook.pause': 'CT', 'webhook.test': 'CT' },
    },
  });
});

describe('a delivery', () => {
  const [first, waiting, delivered, givenUp] = deliveryRows as [Delivery, Delivery, Delivery, Delivery];
  offersWhatTheChartAllows({
    lifecycle: webhookDeliveryLifecycle,
    places: { due: first, waiting, delivered, givenUp, ofPaused: { ...givenUp, webhookState: 'paused' } },
    draw: (row, { role }) => {
      const { asked, Hosted } = hostedFor(role as Role, {});
      render(
        <Hosted>
          <RepeatDelivery delivery={{ ...delivery, ...row }} />
        </Hosted>,
      );
      return () => asked.length;
    },
    controls: { 'delivery.repeat': /^Send again: issue\.changed/u },
    allowed: { due: {}, waiting: {}, delivered: { 'delivery.repeat': 'CT' }, givenUp: { 'delivery.repeat': 'CT' }, ofPaused: {} },
  });
});

describe('the list of webhooks', () => {
  const list = (webhooks: readonly Webhook[] | null) =>
    render(<WebhooksView webhooks={webhooks} waiting="Wait" action={null} renderActs={() => null} />);

  it('says of each what it is told, how it fares and why it was disabled', () => {
    list([{ ...webhook, state: 'disabled', reason: 'gone', previousUntil: at }]);
    const [row] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const words of [
      'Release desk',
      'New results and issues are published · An issue is accepted',
      'Its address answered 410 Gone.',
      'The old secret signs, too, until',
      '2 messages wait',
      'Disabled',
    ])
      expect(row).toContain(words);
  });

  it('says what appears where there is none, and waits', () => {
    list([]);
    expect(screen.getByText('No webhook yet')).toBeTruthy();
    cleanup();
    list(null);
    expect(screen.getByText('Wait')).toBeTruthy();
  });
});

describe('the log of a webhook', () => {
  const log = (deliveries: readonly Delivery[]) =>
    render(
      <DeliveryLogView
        name="Release desk"
        deliveries={deliveries}
        waiting={null}
        onClose={() => {}}
        renderDetails={() => null}
        renderRepeat={() => null}
      />,
    );

  it('says how each delivery stands, and what appears where there is none', () => {
    log([{ ...delivery, state: 'waiting', attempts: 2, notBefore: at }]);
    expect(screen.getByRole('listitem').textContent).toMatch(/^issue\.changed.*Tried 2 times, next at .*Waiting/u);
    cleanup();
    log([]);
    expect(screen.getByText('No delivery yet')).toBeTruthy();
  });

  it('shows what was sent and answered, or why there was no answer', () => {
    const tries = [
      { id: 'a2', at, milliseconds: 12, status: 500, problem: null, answer: 'Sorry' },
      { id: 'a1', at, milliseconds: 3000, status: null, problem: 'redirected', answer: '' },
    ];
    render(<DeliveryDetailsView details={{ ...delivery, body: '{"type":"issue.changed"}', tries }} />);
    for (const words of ['webhook-id: msg_d1', '{"type":"issue.changed"}', 'Sorry']) expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText(/Status 500, 12 ms/u)).toBeTruthy();
    expect(screen.getByText(/The address redirects to another one, which is not followed\./u)).toBeTruthy();
  });
});
