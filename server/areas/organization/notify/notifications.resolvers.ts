import { notificationTexts } from '#schema/vocabulary/notification.ts';
import { CallRefusedError } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { CallRefusal, GuardedFetch } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { webhookBody } from './messages.ts';
import { settingsFaults } from '#schema/rules/organization/notification-settings.ts';
import type { NotificationForm } from '#schema/rules/organization/notification-settings.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput } from '#server/api/errors.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list } from '#server/api/shape.ts';
import { isStillFor } from '#server/api/notices.ts';
import { compile, raw, sql } from '#server/database/sql.ts';
import { record } from '#server/workflow/audit.ts';
import { Refused, refuse } from '#server/workflow/refused.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { keepAddress } from './webhook-address.ts';
import { isStillForCaller, notificationShape, notificationsStatement, settingsStatement, unreadStatement } from './notifications.fields.ts';

type Trial = { readonly fetch: GuardedFetch; readonly publicUrl: string; readonly sender: string; readonly at: string };

const refusals: Partial<Readonly<Record<CallRefusal, string>>> = {
  inside: notificationTexts.webhookInside,
  malformed: notificationTexts.webhookMalformed,
  not_https: notificationTexts.noWebhook,
  redirected: notificationTexts.webhookRedirects,
};

/** What is wrong with an address for good, found by one message to it; a service that is away or busy for the moment says nothing of its address. */
const webhookFault = async ({ fetch, publicUrl, sender, at }: Trial, url: string): Promise<string | null> => {
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

type Args = Readonly<Record<string, unknown>>;

const mostMarked = 100;

const Query: ResolverMap[string] = {
  notifications: (_: unknown, args: Args & { readonly first?: number | null }, context: RequestContext, info: GraphQLResolveInfo) => {
    const first = args.first ?? 20;
    if (first < 1 || first > 100) throw badUserInput('first must be from 1 to 100.');
    return read(context, info, { unreadOnly: false, kind: null, before: null, ...args, first }, (selection) =>
      notificationsStatement(selection, scopeOf(context).organization('n')),
    );
  },

  unreadNotificationCount: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
    read(context, info, args, () => unreadStatement(scopeOf(context).organization('n'))),

  notificationSettings: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
    read(context, info, args, (selection) => settingsStatement(selection, scopeOf(context).test)),
};

/** Asked of whoever marks, $1, in the role $3. */
const { text: isStillTheirs } = compile(isStillFor({ role: raw('$3::text'), user: raw('$1') }));

/** Of the given notifications only those are marked that the caller may see. */
const mark = `
  insert into notification_mark (organization_id, user_id, notification_id, read_at)
  select n.organization_id, $1, n.id, $2 from notification n where n.public_id = any ($4) and ${isStillTheirs}
  on conflict do nothing`;
const markAll = `
  insert into notification_mark (organization_id, user_id, notification_id, read_at)
  select n.organization_id, $1, n.id, $2 from notification n where n.created_at <= $4 and n.created_at > $2::timestamptz - interval '18 months' and ${isStillTheirs}
  on conflict do nothing`;
const unmark = `
  delete from notification_mark k using notification n where k.notification_id = n.id and k.user_id = $1 and n.public_id = any ($2)`;

const upsert = `
  insert into notification_settings (organization_id, user_id, choices, mail_enabled, digest, quiet_from, quiet_until, time_zone, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (user_id) do update set choices = notification_settings.choices || excluded.choices, mail_enabled = excluded.mail_enabled,
    digest = excluded.digest, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, time_zone = excluded.time_zone,
    updated_at = excluded.updated_at
  returning webhook_shown as shown`;

const mute = `
  insert into notification_settings (organization_id, user_id, muted_tests, updated_at)
  values ($1, $2, case when $4::boolean then array[$3::uuid] else '{}' end, $5)
  on conflict (user_id) do update set updated_at = excluded.updated_at,
    muted_tests = array_remove(notification_settings.muted_tests, $3::uuid) || case when $4::boolean then array[$3::uuid] else '{}'::uuid[] end`;

const filled = (text: string | null | undefined): string | null =>
  text === null || text === undefined || text.trim() === '' ? null : text.trim();

const saved = async (work: Work) => ({
  result: await work.select('result', {}, (selection) => settingsStatement(selection, scopeOf(work.context).test)),
});

const trimmed = (input: NotificationForm): NotificationForm => ({
  ...input,
  quietFrom: filled(input.quietFrom),
  quietUntil: filled(input.quietUntil),
  webhookUrl: filled(input.webhookUrl),
});

/** A new address is tried before anything is kept, and outside of the transaction: what is shown of the old one comes back as it is. */
const triedAddress = async ({ services, viewer }: RequestContext, form: NotificationForm): Promise<string | null> => {
  const { webhookUrl } = form;
  if (webhookUrl === null || webhookUrl.includes('/…') || settingsFaults(form).length > 0 || viewer.userId === null) return null;
  const { publicUrl, sender } = services.exports;
  return webhookFault({ fetch: services.vendors.call.fetch, publicUrl, sender, at: services.clock.now().toISOString() }, webhookUrl);
};

const saveSettings = (fault: string | null) =>
  mutation<NotificationForm>('notificationSettingsUpdate', async (work, input) => {
    const { tx, operation } = work;
    const form = trimmed(input);
    const faults = settingsFaults(form);
    if (faults.length > 0) throw new Refused(faults);
    if (fault !== null) refuse('invalid', fault, 'webhookUrl');
    const choices = Object.fromEntries(form.choices.map(({ event, app, mail, webhook }) => [event, { app, mail, webhook }]));
    const { organizationId, userId } = tx.viewer;
    const values = [form.mailEnabled, form.digest, form.quietFrom, form.quietUntil, form.timeZone];
    const [kept] = await tx.query<{ shown: string | null }>(upsert, [organizationId, userId, JSON.stringify(choices), ...values, tx.at]);
    if (form.webhookUrl !== (kept?.shown ?? null))
      await keepAddress(tx, work.context.services.vendors.secrets, { organizationId, userId: userId ?? '' }, form.webhookUrl);
    await record(tx, { operation, entity: 'organization_user', entityId: userId, after: { choices, digest: form.digest } });
    return saved(work);
  });

const Mutation: ResolverMap[string] = {
  notificationsMark: mutation<{ publicIds: readonly string[]; isRead: boolean }>(
    'notificationsMark',
    async (work, { publicIds, isRead }) => {
      const { tx } = work;
      if (publicIds.length > mostMarked) throw badUserInput('At most 100 notifications are marked at a time.');
      if (isRead) await tx.query(mark, [tx.viewer.userId, tx.at, tx.viewer.role, publicIds]);
      else await tx.query(unmark, [tx.viewer.userId, publicIds]);
      return {
        result: await work.select(
          'result',
          { publicIds },
          (selection) =>
            sql`select ${list(notificationShape(selection), sql`from notification n where n.public_id = any (${argument('publicIds')}::text[]) and ${isStillForCaller} order by n.created_at desc`)} as json`,
        ),
      };
    },
  ),

  notificationsMarkAll: mutation<{ until: string }>('notificationsMarkAll', async ({ tx }, { until }) => {
    if (Number.isNaN(Date.parse(until))) throw badUserInput('until must be a moment.');
    await tx.query(markAll, [tx.viewer.userId, tx.at, tx.viewer.role, until]);
    return { result: [] };
  }),

  notificationSettingsUpdate: async (
    parent: unknown,
    args: { readonly input: NotificationForm },
    context: RequestContext,
    info: GraphQLResolveInfo,
  ) => saveSettings(await triedAddress(context, trimmed(args.input)))(parent, args, context, info),

  notificationTestMute: mutation<{ testId: string; isMuted: boolean }>('notificationTestMute', async (work, { testId, isMuted }) => {
    const { tx, operation } = work;
    await tx.query(mute, [tx.viewer.organizationId, tx.viewer.userId, testId.toLowerCase(), isMuted, tx.at]);
    await record(tx, { operation, entity: 'test', entityId: testId.toLowerCase(), after: { isMuted } });
    return saved(work);
  }),
};

export const notificationsResolvers: ResolverMap = { Query, Mutation };
