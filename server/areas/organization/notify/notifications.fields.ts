import { limits } from '#schema/vocabulary/limits.ts';
import { defaultChoices, notificationEvents, rolesTold } from '#schema/vocabulary/notification.ts';
import { isStillFor } from '#server/api/notices.ts';
import { argument, caller, moment, organization, role } from '#server/api/param.ts';
import { list, shape, time } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { join, literal, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';

const literalRoles = `'${JSON.stringify(Object.fromEntries(notificationEvents.map((event) => [event, rolesTold[event].join(' ')])))}'`;
const defaults = `'${JSON.stringify(defaultChoices)}'::jsonb`;

export const isStillForCaller = isStillFor({ role: sql`${role}::text`, user: sql`${caller}` });

/** Notifications n that the caller gets in the app. */
export const heard = (
  organizationIs: Sql,
): Sql => sql`${organizationIs} and n.created_at > ${moment}::timestamptz - interval '${raw(String(limits.retentionMonths))} months'
  and (n.user_id = ${caller} or ${role} = any (n.roles)) and ${isStillForCaller}
  and n.created_at >= (select u.created_at from organization_user u where u.id = ${caller})
  and not exists (select from notification_settings s where s.user_id = ${caller} and n.test_id = any (s.muted_tests))
  and coalesce((select (s.choices -> n.kind ->> 'app')::boolean from notification_settings s where s.user_id = ${caller}), (${raw(defaults)} -> n.kind ->> 'app')::boolean, true)`;

const isRead = sql`exists (select from notification_mark k where k.user_id = ${caller} and k.notification_id = n.id)`;

export const notificationShape = (selection: Selection): Sql =>
  shape(selection, {
    kind: sql`n.kind`,
    number: sql`null`,
    publicId: sql`n.public_id`,
    details: (details) => shape(details, { description: sql`n.description`, link: sql`n.link` }),
    createdAt: time(sql`n.created_at`),
    isRead,
    testId: sql`n.test_id`,
  });

export const notificationsStatement = (selection: Selection, organizationIs: Sql): Sql =>
  sql`select ${list(
    notificationShape(selection),
    sql`from notification n where ${heard(organizationIs)}
      and (not coalesce(${argument('unreadOnly')}::boolean, false) or not ${isRead})
      and (${argument('kind')}::text is null or n.kind = ${argument('kind')}::text)
      and (${argument('before')}::timestamptz is null or n.created_at < ${argument('before')}::timestamptz)
      order by n.created_at desc, n.id desc limit ${argument('first')}::int`,
  )} as json ${raw('')}`;

export const unreadStatement = (organizationIs: Sql): Sql =>
  sql`select to_json(count(*)::int) as json from notification n where ${heard(organizationIs)} and n.kind <> 'internal_error' and not ${isRead}`;

const isChosen = (way: string): Sql =>
  raw(`coalesce((s.choices -> e.event ->> '${way}')::boolean, (${defaults} -> e.event ->> '${way}')::boolean)`);

export const settingsStatement = (selection: Selection, isReadable: (alias: string) => Sql): Sql =>
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
    webhookUrl: sql`s.webhook_shown`,
    mutedTests: (muted) =>
      list(
        shape(muted, { id: sql`t.id`, name: sql`t.name` }),
        sql`from test t where t.id = any (s.muted_tests) and t.organization_id = ${organization} and ${isReadable('t')} order by t.name`,
      ),
  })} as json from organization_user u left join notification_settings s on s.user_id = u.id where u.id = ${caller}`;
