import { limits } from '#schema/vocabulary/limits.ts';
import { settingsFaults } from '#schema/rules/organization/notification-settings.ts';
import type { NotificationForm } from '#schema/rules/organization/notification-settings.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput } from '#server/api/errors.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument, caller, moment, organization, role } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { isStillFor } from '#server/api/notices.ts';
import { compile, raw, sql, join, literal } from '#server/database/sql.ts';
import { record } from '#server/workflow/audit.ts';
import { Refused, refuse } from '#server/workflow/refused.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { trialOf } from './try-webhook.ts';
import type { Trial } from './try-webhook.ts';
import { keepAddress } from './webhook-address.ts';
import { defaultChoices, notificationEvents, rolesTold } from '#schema/vocabulary/notification.ts';
import type { Selection } from '#server/api/selection.ts';
import type { Sql } from '#server/database/sql.ts';

const literalRoles = `'${JSON.stringify(Object.fromEntries(notificationEvents.map((event) => [event, rolesTold[event].join(' ')])))}'`;
const defaults = `'${JSON.stringify(defaultChoices)}'::jsonb`;

const isStillForCaller = isStillFor({ role: sql`${role}::text`, user: sql`${caller}` });

/** Notifications n that the caller gets in the app. */
const heard = (
  organizationIs: Sql,
): Sql => sql`${organizationIs} and n.created_at > ${moment}::timestamptz - interval '${raw(String(limits.retentionMonths))} months'
  and (n.user_id = ${caller} or ${role} = any (n.roles)) and ${isStillForCaller}
  and n.created_at >= (select u.created_at from organization_user u where u.id = ${caller})
  and not exists (select from notification_settings s where s.user_id = ${caller} and n.test_id = any (s.muted_tests))
  and coalesce((select (s.choices -> n.kind ->> 'app')::boolean from notification_settings s where s.user_id = ${caller}), (${raw(defaults)} -> n.kind ->> 'app')::boolean, true)`;

const isRead = sql`exists (select from notification_mark k where k.user_id = ${caller} and k.notification_id = n.id)`;

const notificationShape = (selection: Selection): Sql =>
  shape(selection, {
    kind: sql`n.kind`,
    number: sql`null`,
    publicId: sql`n.public_id`,
    details: (details) => shape(details, { description: sql`n.description`, link: sql`n.link` }),
    createdAt: time(sql`n.created_at`),
    isRead,
    testId: sql`n.test_id`,
  });

const notificationsStatement = (selection: Selection, organizationIs: Sql): Sql =>
  sql`select ${list(
    notificationShape(selection),
    sql`from notification n where ${heard(organizationIs)}
      and (not coalesce(${argument('unreadOnly')}::boolean, false) or not ${isRead})
      and (${argument('kind')}::text is null or n.kind = ${argument('kind')}::text)
      and (${argument('before')}::timestamptz is null or n.created_at < ${argument('before')}::timestamptz)
      order by n.created_at desc, n.id desc limit ${argument('first')}::int`,
  )} as json ${raw('')}`;

const unreadStatement = (organizationIs: Sql): Sql =>
  sql`select to_json(count(*)::int) as json from notification n where ${heard(organizationIs)} and n.kind <> 'internal_error' and not ${isRead}`;

const isChosen = (way: string): Sql =>
  raw(`coalesce((s.choices -> e.event ->> '${way}')::boolean, (${defaults} -> e.event ->> '${way}')::boolean)`);

const settingsStatement = (selection: Selection, isReadable: (alias: string) => Sql): Sql =>
  sql`select ${shape(selection, {
    id: sql`u.id`,
    choices: (choices) =>
      list(
        shape(choices, { event: sql`e.event`, app: isChosen('app'), mail: isChosen('mail'), webhook: isChosen('webhook') }),
        sql`from unnest(array[${join(notificationEvents.map((event) => raw(literal(event))))}]) with ordinality e (event, place)
          where u.role = any (string_to_array(${raw(literalRoles)}::jsonb ->> e.event, ' ')) order by e.place`,
      ),
    mailEnabled: sql`coalesce(s.mail_enabled, true)`,
    digest: sql`coalesce(s.digest, 'soon')`,
    quietFrom: sql`s.quiet_from`,
    quietUntil: sql`s.quiet_until`,
    timeZone: sql`coalesce(s.time_zone, 'UTC')`,
    isTimeZoneChosen: sql`coalesce(s.choices <> '{}', false)`,
    webhookUrl: sql`s.webhook_shown`,
    mutedTests: (muted) =>
      list(
        shape(muted, { id: sql`t.id`, name: sql`t.name` }),
        sql`from test t where t.id = any (s.muted_tests) and t.organization_id = ${organization} and ${isReadable('t')} order by t.name`,
      ),
  })} as json from organization_user u left join notification_settings s on s.user_id = u.id where u.id = ${caller}`;

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

/** $1 is the person, $3 their role. */
const { text: isStillTheirs } = compile(isStillFor({ role: raw('$3::text'), user: raw('$1') }));

const mark = `
  insert into notification_mark (organization_id, user_id, notification_id, read_at)
  select n.organization_id, $1, n.id, $2 from notification n where n.public_id = any ($4) and ${isStillTheirs}
  on conflict do nothing`;
const markAll = `
  insert into notification_mark (organization_id, user_id, notification_id, read_at)
  select n.organization_id, $1, n.id, $2 from notification n where n.created_at <= $4 and n.created_at > $2::timestamptz - interval '${limits.retentionMonths} months' and ${isStillTheirs}
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

const saveSettings = ({ fault, warning }: Trial) =>
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
    return { ...(await saved(work)), webhookWarning: warning };
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
    if (Number.isNaN(Date.parse(until))) throw badUserInput('until must be a date and time.');
    await tx.query(markAll, [tx.viewer.userId, tx.at, tx.viewer.role, until]);
    return { result: [] };
  }),

  notificationSettingsUpdate: async (
    parent: unknown,
    args: { readonly input: NotificationForm },
    context: RequestContext,
    info: GraphQLResolveInfo,
  ) => saveSettings(await trialOf(context, trimmed(args.input)))(parent, args, context, info),

  notificationTestMute: mutation<{ testId: string; isMuted: boolean }>('notificationTestMute', async (work, { testId, isMuted }) => {
    const { tx, operation } = work;
    await tx.query(mute, [tx.viewer.organizationId, tx.viewer.userId, testId.toLowerCase(), isMuted, tx.at]);
    await record(tx, { operation, entity: 'test', entityId: testId.toLowerCase(), after: { isMuted } });
    return saved(work);
  }),
};

export const notificationsResolvers: ResolverMap = { Query, Mutation };
