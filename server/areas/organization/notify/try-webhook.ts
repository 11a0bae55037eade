import { settingsFaults } from '#schema/rules/organization/notification-settings.ts';
import type { NotificationForm } from '#schema/rules/organization/notification-settings.ts';
import { notificationTexts } from '#schema/vocabulary/notification.ts';
import type { RequestContext } from '#server/api/context.ts';
import { CallRefusedError } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { CallRefusal } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { wasAnswered } from '#server/workflow/once.ts';
import { webhookBody } from './messages.ts';

/** What one message to a new address found: a fault keeps it from being saved, a warning does not. */
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

/** What is shown of an address comes back as it is. */
const isNew = (form: NotificationForm): form is NotificationForm & { readonly webhookUrl: string } =>
  form.webhookUrl !== null && !form.webhookUrl.includes('/…') && settingsFaults(form).length === 0;

const trialOf = async (context: RequestContext, form: NotificationForm): Promise<Trial> =>
  !isNew(form) || context.viewer.userId === null || (await wasAnswered(context.database, context)) ? fine : tried(context, form.webhookUrl);

const underWay = new Map<string, Promise<Trial>>();

/**
 * Tries a new address before anything is kept, and outside of the transaction. A call that was answered under its key tries nothing, and one
 * whose twin has not been kept yet shares what that one finds: the service hears one test message.
 */
export const withTrial = async <Answer>(
  context: RequestContext,
  form: NotificationForm,
  save: (trial: Trial) => Promise<Answer>,
): Promise<Answer> => {
  const { viewer, idempotencyKey } = context;
  if (idempotencyKey === null) return save(await trialOf(context, form));
  const name = JSON.stringify([viewer.organizationId, viewer.userId, idempotencyKey, form.webhookUrl]);
  const twin = underWay.get(name);
  const trial = twin ?? trialOf(context, form);
  if (twin === undefined) underWay.set(name, trial);
  try {
    return await save(await trial);
  } finally {
    if (twin === undefined) underWay.delete(name);
  }
};
