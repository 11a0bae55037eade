import { act } from '#machines/lib/act.ts';
import { form } from '#machines/lib/form.ts';
import { webhookTexts } from '#schema/vocabulary/webhook.ts';
import { zephyrTexts } from '#schema/vocabulary/zephyr.ts';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';

/** Forgets one connection to a Zephyr tool, after a question. */
export const archiveZephyrConnectionMachine = act({
  id: 'archiveZephyrConnection',
  failed: zephyrTexts.notReset,
  asks: { refused: 'resting' },
});

/** Forgets how a tool is connected, after a question. */
export const resetIntegrationMachine = act({ id: 'resetIntegration', failed: integrationTexts.notSaved, asks: { refused: 'resting' } });

/** Asks a tool whether it accepts the credential and still has what exports use. */
export const checkIntegrationMachine = act({ id: 'checkIntegration', failed: integrationTexts.notChecked });

/** Makes a webhook and hands its secret over once. */
export const createWebhookMachine = form({
  id: 'createWebhook',
  fields: ['address', 'description', 'events'],
  empty: { address: '', description: '', events: ['results.published'] },
  opens: true,
  hands: true,
  keepsFaults: true,
  failed: webhookTexts.notCreated,
});

/** Gives a webhook a new secret, after a question, and hands it over once. */
export const rotateWebhookSecretMachine = form({ id: 'rotateWebhookSecret', opens: true, hands: true, failed: webhookTexts.notChanged });

/** Ends the old secret of a webhook before its time, after a question. */
export const retireWebhookSecretMachine = act({ id: 'retireWebhookSecret', failed: webhookTexts.notChanged, asks: { refused: 'resting' } });

/** Sends nothing to a webhook until it is resumed. */
export const pauseWebhookMachine = act({ id: 'pauseWebhook', failed: webhookTexts.notChanged });

/** Sends to a webhook again. */
export const resumeWebhookMachine = act({ id: 'resumeWebhook', failed: webhookTexts.notChanged });

/** Removes a webhook for good, after a question. */
export const removeWebhookMachine = act({ id: 'removeWebhook', failed: webhookTexts.notChanged, asks: { refused: 'resting' } });

/** Sends a test message to a webhook. */
export const testWebhookMachine = act({ id: 'testWebhook', failed: webhookTexts.notSent });

/** Sends the message of a delivery again. */
export const redeliverWebhookMachine = act({ id: 'redeliverWebhook', failed: webhookTexts.notSent });
