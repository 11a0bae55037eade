import type { Pool, PoolClient } from 'pg';
import { hears, isDue } from '#schema/rules/organization/notification-settings.ts';
import { isToldTo } from '#schema/vocabulary/notification.ts';
import type { Choice, Digest } from '#schema/vocabulary/notification.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { isStillFor } from '#server/api/notices.ts';
import { compile, raw } from '#server/database/sql.ts';
import type { MailPort } from '#server/mail/mail.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import type { Clock } from '#server/workflow/clock.ts';
import { each } from '#server/workflow/chores.ts';
import { letterOf, webhookBody } from './messages.ts';
import type { Told } from './messages.ts';
import { openAddress, sealPlainAddresses } from './webhook-address.ts';

export type DeliverDeps = {
  readonly mail: MailPort;
  readonly secrets: Secrets;
  readonly enqueue: Enqueue;
  readonly publicUrl: string;
  readonly sender: string;
  readonly unsubscribeUrl: (userId: string) => string;
};

type Waiting = {
  readonly user_id: string;
  readonly organization_id: string;
  readonly email: string;
  readonly choices: Readonly<Record<string, Partial<Choice>>>;
  readonly mail_enabled: boolean;
  readonly digest: Digest;
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
  readonly time_zone: string;
  readonly role: Role;
  readonly sealed: Buffer | null;
  readonly sealed_for: string | null;
  readonly key_id: string | null;
  readonly wrapped: Buffer | null;
  readonly mail_last: string | null;
  readonly webhook_last: string | null;
};

type Notice = Told & { readonly id: string; readonly kind: string; readonly has_mail: boolean; readonly has_webhook: boolean };

const channels = ['mail', 'webhook'] as const;
type Channel = (typeof channels)[number];

/** Older events are not sent, also after the server was down for days. */
const news = '2 days';
const mostItems = 50;

/** Checked when the message is written: access may have ended since the event. */
const { text: isStillTheirs } = compile(isStillFor({ role: raw('u.role'), user: raw('u.id') }));

const people = `
  select u.id as user_id, u.organization_id, u.email::text as email, coalesce(s.choices, '{}') as choices, coalesce(s.mail_enabled, true) as mail_enabled,
    coalesce(s.digest, 'soon') as digest, s.quiet_from, s.quiet_until, coalesce(s.time_zone, 'UTC') as time_zone, u.role, s.webhook_sealed as sealed, s.organization_id as sealed_for, k.key_id, k.wrapped,
    (select max(d.at) from notification_delivery d where d.user_id = u.id and d.channel = 'mail') as mail_last,
    (select max(d.at) from notification_delivery d where d.user_id = u.id and d.channel = 'webhook') as webhook_last
  from organization_user u left join notification_settings s on s.user_id = u.id left join data_key k on k.organization_id = s.organization_id
  where u.state = 'active' and exists (
    select from notification n where n.organization_id = u.organization_id and n.created_at > $1::timestamptz - interval '${news}'
      and n.created_at >= u.created_at and (n.user_id = u.id or u.role = any (n.roles)) and ${isStillTheirs}
      and not exists (select from notification_delivery d where d.user_id = u.id and d.notification_id = n.id and d.channel = 'mail'
        and (s.webhook_sealed is null or exists (select from notification_delivery w where w.user_id = u.id and w.notification_id = n.id and w.channel = 'webhook'))))`;

const notices = `
  select n.id, n.kind, n.description, n.link, n.created_at, t.name as test,
    exists (select from notification_delivery d where d.user_id = u.id and d.notification_id = n.id and d.channel = 'mail') as has_mail,
    exists (select from notification_delivery d where d.user_id = u.id and d.notification_id = n.id and d.channel = 'webhook') as has_webhook
  from organization_user u
  join notification n on n.organization_id = u.organization_id and n.created_at > $2::timestamptz - interval '${news}'
    and n.created_at >= u.created_at and (n.user_id = u.id or u.role = any (n.roles)) and ${isStillTheirs}
  left join test t on t.id = n.test_id
  left join notification_settings s on s.user_id = u.id
  where u.id = $1 and n.kind <> 'internal_error' and not coalesce(n.test_id = any (s.muted_tests), false)
    and not exists (select from notification_mark k where k.user_id = u.id and k.notification_id = n.id)
  order by n.created_at, n.id`;

const note = `
  insert into notification_delivery (notification_id, user_id, channel, at)
  select unnest($1::uuid[]), $2, $3, $4 on conflict do nothing`;

const time = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** The message and the note that it was sent are written in one transaction. */
const deliverBy = async (
  client: PoolClient,
  deps: DeliverDeps,
  person: Waiting & { readonly webhook: string | null },
  channel: Channel,
  waiting: readonly Notice[],
  now: Date,
): Promise<void> => {
  const db = {
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) => (await client.query<Row>(text, [...values])).rows,
  };
  const told = waiting.slice(-mostItems);
  const last = waiting.at(-1)?.id ?? '';
  const { publicUrl, sender } = deps;
  await client.query(note, [waiting.map(({ id }) => id), person.user_id, channel, now]);
  if (channel === 'mail')
    await deps.mail.post(db, {
      organizationId: person.organization_id,
      kind: 'notification',
      key: `notification:${person.user_id}:${last}`,
      to: person.email,
      letter: letterOf(told, waiting.length, {
        publicUrl,
        unsubscribeUrl: deps.unsubscribeUrl(person.user_id),
        role: person.role,
      }),
      unsubscribeUrl: deps.unsubscribeUrl(person.user_id),
    });
  else if (person.webhook !== null) {
    const body = webhookBody(person.webhook, told, waiting.length, { publicUrl, sender });
    const [call] = await db.query<{ id: string }>(
      'insert into webhook_call (user_id, url_sealed, body, created_at) values ($1, $2, $3, $4) returning id',
      [person.user_id, person.sealed, body, now],
    );
    if (call !== undefined) await deps.enqueue(db, 'call-webhook', { webhookCallId: call.id });
  }
};

const deliverTo = async (owner: Pool, deps: DeliverDeps, found: Waiting, now: Date): Promise<void> => {
  const { user_id: userId, sealed, sealed_for: sealedFor, key_id: keyId, wrapped } = found;
  const person = { ...found, webhook: openAddress(deps.secrets, { userId, sealedFor, sealed, keyId, wrapped }) };
  const client = await owner.connect();
  try {
    await client.query('begin');
    const { rows: locked } = await client.query<{ mine: boolean }>(`select pg_try_advisory_xact_lock(hashtextextended($1, 6200)) as mine`, [
      person.user_id,
    ]);
    if (locked[0]?.mine === true) {
      const { rows } = await client.query<Notice>(notices, [person.user_id, now]);
      const kept = { choices: person.choices, mailEnabled: person.mail_enabled, webhookUrl: person.webhook };
      const rhythm = { digest: person.digest, quietFrom: person.quiet_from, quietUntil: person.quiet_until, timeZone: person.time_zone };
      for (const channel of channels) {
        const waiting = rows.filter((one) => !one[`has_${channel}`] && isToldTo(one.kind, person.role) && hears(kept, one.kind, channel));
        const [oldest] = waiting;
        const last = time(person[`${channel}_last`]);
        if (oldest !== undefined && isDue(rhythm, { oldest: Date.parse(oldest.created_at), last, now: now.getTime() }))
          await deliverBy(client, deps, person, channel, waiting, now);
      }
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

/** Sends notifications outside the portal as each person chose; safe on every node at any moment, each once. */
export const deliverNotifications =
  (deps: DeliverDeps) =>
  async ({ owner, clock }: { readonly owner: Pool; readonly clock: Clock }): Promise<void> => {
    const now = clock.now();
    await sealPlainAddresses(owner, deps.secrets);
    const { rows } = await owner.query<Waiting>(people, [now]);
    await each(rows, (person) => deliverTo(owner, deps, person, now));
  };
