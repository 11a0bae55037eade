import { webhookStates } from '#schema/vocabulary/webhook.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const webhook = { reason: null, previousUntil: null, testedAt: null };
const previousUntil = '2099-01-01T00:00:00.000Z';

walkOverHttp({
  subject: subjects.webhook,
  thing: () => 'webhook',
  places: Object.fromEntries(
    webhookStates.flatMap((state) => [
      [state, { ...webhook, state, reason: state === 'disabled' ? ('gone' as const) : null }],
      ...(state === 'removed'
        ? []
        : [
            [
              `${state}, with two secrets`,
              { ...webhook, state, previousUntil, reason: state === 'disabled' ? ('gone' as const) : null },
            ] as const,
          ]),
    ]),
  ),
  asked: {
    'webhook.pause': 'webhookPause',
    'webhook.resume': 'webhookResume',
    'webhook.remove': 'webhookRemove',
    'webhook.test': 'webhookTest',
    'secret.rotate': 'webhookRotateSecret',
    'secret.retire': 'webhookRetireSecret',
  },
  elsewhere: { 'webhook.disable': 'job' },
});
