import { demandConfirmed } from '#server/api/guard.ts';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { settingsFaults } from '#schema/rules/organization/notification-settings.ts';
import type { NotificationForm } from '#schema/rules/organization/notification-settings.ts';
import { notificationTexts } from '#schema/vocabulary/notification.ts';
import type { RequestContext } from '#server/api/context.ts';
import { CallRefusedError } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { CallRefusal } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { wasAnswered } from '#server/workflow/once.ts';
import { webhookBody } from './messages.ts';

/** A fault refuses the address, a warning does not. */
export type Trial = { readonly fault: string | null; readonly warning: string | null };

const fine: Trial = { fault: null, warning: null };

const refusals: Partial<Readonly<Record<CallRefusal, string>>> = {
  inside: notificationTexts.webhookInside,
  malformed: notificationTexts.webhookMalformed,
  not_https: notificationTexts.noWebhook,
  redirected: notificationTexts.webhookRedirects,
  unknown_host: notificationTexts.webhookUnknown,
  unreachable: notificationTexts.webhookAway,
};

const tried = async ({ services }: RequestContext, url: string): Promise<Trial> => {
  const { publicUrl, sender } = services.exports;
  const told = [{ description: notificationTexts.webhookTrial, link: null, test: null, created_at: services.clock.now().toISOString() }];
  const body = webhookBody(url, told, 1, { publicUrl, sender });
  try {
    const { status } = await services.vendors.call.fetch({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      onBehalfOf: 'webhooks',
    });
    if (status < 300) return fine;
    if (status === 429 || status >= 500) return { fault: null, warning: notificationTexts.webhookBusy(status) };
    return { fault: notificationTexts.webhookAnswered(status), warning: null };
  } catch (error) {
    if (!(error instanceof CallRefusedError)) throw error;
    const fault = refusals[error.code] ?? null;
    return { fault, warning: fault === null ? notificationTexts.webhookSilent : null };
  }
};

/** The masked address that the server returned means the stored one. */
const isNew = (form: NotificationForm): form is NotificationForm & { readonly webhookUrl: string } =>
  form.webhookUrl !== null && !form.webhookUrl.includes('/…') && settingsFaults(form).length === 0;

const claim = `insert into webhook_trial (organization_id, user_id, call, claimed_at) values ($1, $2, $3, $4) on conflict do nothing returning call`;
const keep = 'update webhook_trial set found = $4 where organization_id = $1 and user_id = $2 and call = $3';
const look = 'select found from webhook_trial where organization_id = $1 and user_id = $2 and call = $3';

/** Longer than every wait of one call together. */
const patience = 30_000;
const pace = 200;

/** The address is no part of what is kept. */
const callOf = (key: string, url: string): string =>
  createHash('sha256')
    .update(JSON.stringify([key, url]))
    .digest('hex');

/**
 * Tries an address for a call and its twins together, on whichever node they are: the first to claim the trial sends the message, the others
 * wait for what it finds. A trial whose server was killed is not made again; nobody knows whether its message arrived.
 */
const triedOnce = async (context: RequestContext, url: string, key: string): Promise<Trial> => {
  const { database, viewer } = context;
  const mine = [viewer.organizationId, viewer.userId, callOf(key, url)];
  const claimed = await database.write(viewer, (tx) => tx.query(claim, [...mine, tx.at]));
  if (claimed.length > 0) {
    const found = await tried(context, url);
    await database.write(viewer, (tx) => tx.query(keep, [...mine, JSON.stringify(found)]));
    return found;
  }
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const [trial] = await database.write(viewer, (tx) => tx.query<{ found: Trial | null }>(look, mine));
    if (trial?.found) return trial.found;
    await pause(pace);
  }
  return { fault: null, warning: notificationTexts.webhookSilent };
};

/** Tries a new address before anything is kept, and outside of the transaction. A call that was answered under its key tries nothing. */
export const trialOf = async (context: RequestContext, form: NotificationForm): Promise<Trial> => {
  const { idempotencyKey: key, viewer, database } = context;
  if (!isNew(form) || viewer.userId === null || (await wasAnswered(database, context))) return fine;
  await demandConfirmed(context);
  return key === null ? tried(context, form.webhookUrl) : triedOnce(context, form.webhookUrl, key);
};
