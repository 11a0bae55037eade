import { notificationTexts } from '#schema/vocabulary/notification.ts';
import { CallRefusedError } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { CallRefusal, GuardedFetch } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { webhookBody } from './messages.ts';

type Trial = { readonly fetch: GuardedFetch; readonly publicUrl: string; readonly sender: string; readonly at: string };

const refusals: Partial<Readonly<Record<CallRefusal, string>>> = {
  inside: notificationTexts.webhookInside,
  malformed: notificationTexts.webhookMalformed,
  not_https: notificationTexts.noWebhook,
  redirected: notificationTexts.webhookRedirects,
};

/** What is wrong with an address for good, found by one message to it; a service that is away or busy for the moment says nothing of its address. */
export const webhookFault = async ({ fetch, publicUrl, sender, at }: Trial, url: string): Promise<string | null> => {
  const told = [{ description: notificationTexts.webhookTrial, link: null, test: null, created_at: at }];
  const body = webhookBody(url, told, 1, { publicUrl, sender });
  try {
    const { status } = await fetch({ url, method: 'POST', headers: { 'content-type': 'application/json' }, body, onBehalfOf: 'webhooks' });
    return status < 300 || status === 429 || status >= 500 ? null : notificationTexts.webhookAnswered(status);
  } catch (error) {
    if (!(error instanceof CallRefusedError)) throw error;
    return refusals[error.code] ?? null;
  }
};
