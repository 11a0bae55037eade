import { deliveryStates } from '#schema/vocabulary/webhook.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { walkOverHttp } from './walk-over-http.ts';

const delivery = { attempts: 10, notBefore: null, deliveredAt: null, isTest: false };

walkOverHttp({
  subject: subjects.webhookDelivery,
  thing: () => 'webhook-delivery',
  places: Object.fromEntries(
    deliveryStates.flatMap((state) =>
      (['active', 'paused'] as const).map((webhookState) => [`${state}, ${webhookState}`, { ...delivery, state, webhookState }]),
    ),
  ),
  facts: async ({ sql }, { webhookState }) => {
    await sql('update webhook set state = $2 where id = $1', [idOf('a', 'webhook'), webhookState]);
  },
  asked: { 'delivery.repeat': 'webhookRedeliver' },
  news: { topic: 'webhook', thing: 'webhook' },
  elsewhere: { 'delivery.succeed': 'job', 'delivery.postpone': 'job', 'delivery.giveUp': 'job' },
});
