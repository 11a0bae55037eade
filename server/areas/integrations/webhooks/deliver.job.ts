import type { Pool } from 'pg';
import { Webhook } from 'standardwebhooks';
import { can } from '#machines/lib/lifecycle.ts';
import { systemActor } from '#machines/lib/actor.ts';
import { pauseAfter } from '#schema/rules/integrations/webhook.ts';
import { visible } from '#schema/bidi.ts';
import { cutText } from '#schema/cut-text.ts';
import { testEvent, webhookEventNames, webhookEvents, webhookLimits } from '#schema/vocabulary/webhook.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { CallRefusedError } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { GuardedFetch } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import type { EventOf } from '#server/workflow/advance.ts';
import { each } from '#server/workflow/chores.ts';
import type { Bus, BusEvent } from '#server/workflow/bus.ts';
import type { Clock } from '#server/workflow/clock.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { announce } from '#server/workflow/outbox.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database, Tx } from '#server/workflow/transaction.ts';

export type DeliverDeps = {
  readonly owner: Pool;
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly fetch: GuardedFetch;
  readonly secrets: Secrets;
  readonly publicUrl: string;
};

export type WakeDeps = { readonly bus: Bus; readonly onError: (error: unknown) => void };

export type Written = {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly link: string | null;
  readonly at: string;
};

const operation = 'deliver-webhook';
/** Things whose oldest message is tried at once, so that one that is silent holds up no other. */
const atOnce = 8;
/** Longer than one call, so that nobody takes it over meanwhile. */
const heldFor = '1 minute';

export const boundTo = (webhookId: string, what: 'address' | 'secret'): string => `webhook:${webhookId}:${what}`;
export const messageId = (deliveryId: string): string => `msg_${deliveryId.replaceAll('-', '')}`;

const versionOf = (type: string): number => {
  const known = webhookEventNames.find((name) => name === type);
  return known === undefined ? 1 : webhookEvents[known].version;
};

/** The same for every attempt. */
export const bodyOf = ({ type, data, link, at }: Written, publicUrl: string): string =>
  JSON.stringify({ type, version: versionOf(type), timestamp: at, data: link === null ? data : { ...data, link: `${publicUrl}${link}` } });

/** By each secret, the newest first: whoever knows one of them can verify it. */
export const signedHeaders = (secrets: readonly string[], id: string, now: Date, body: string): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
});

const take = `
  update webhook_delivery d set held_until = $2::timestamptz + interval '${heldFor}', first_tried_at = coalesce(d.first_tried_at, $2)
  where d.id in (
    select h.id from webhook_delivery h join webhook w on w.id = h.webhook_id and w.state = 'active'
    where h.webhook_id = $1 and h.state in ('due', 'waiting') and coalesce(h.not_before, '-infinity') <= $2 and coalesce(h.held_until, '-infinity') <= $2
      and not exists (select from webhook_delivery e where e.webhook_id = h.webhook_id and e.thing = h.thing and e.sequence < h.sequence and e.state in ('due', 'waiting'))
    order by h.sequence limit ${atOnce} for update of h skip locked)
  returning d.id, d.type, d.data, d.link, d.attempts, d.sequence, to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`;

const opened = `
  select w.address_sealed as address, w.secret_sealed as secret, case when w.previous_until > $2 then w.previous_sealed end as previous, k.key_id as "keyId", k.wrapped
  from webhook w join data_key k on k.organization_id = w.organization_id where w.id = $1 and w.state = 'active'`;

const moment = (expression: string): string => `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const nextAt = `
  select ${moment('min(greatest(d.not_before, d.held_until, $2::timestamptz))')} as at
  from webhook_delivery d join webhook w on w.id = d.webhook_id and w.state = 'active'
  where d.webhook_id = $1 and d.state in ('due', 'waiting')
    and not exists (select from webhook_delivery e where e.webhook_id = d.webhook_id and e.thing = d.thing and e.sequence < d.sequence and e.state in ('due', 'waiting'))`;

type Sealed = {
  readonly address: Buffer;
  readonly secret: Buffer;
  readonly previous: Buffer | null;
  readonly keyId: string;
  readonly wrapped: Buffer;
};
type Held = Written & { readonly id: string; readonly attempts: number; readonly sequence: string };
type Target = { readonly url: string; readonly secrets: readonly string[] };
type Outcome = { readonly status: number | null; readonly problem: string | null; readonly answer: string };

const targetOf = (secrets: Secrets, { organizationId, webhookId }: Jobs['deliver-webhook'], found: Sealed): Target | null => {
  const open = (what: 'address' | 'secret', sealed: Buffer) =>
    secrets.openBound(organizationId, boundTo(webhookId, what), { sealed, keyId: found.keyId, wrapped: found.wrapped });
  const url = open('address', found.address);
  const current = open('secret', found.secret);
  const previous = found.previous === null ? null : open('secret', found.previous);
  return url === null || current === null ? null : { url, secrets: previous === null ? [current] : [current, previous] };
};

/** What came back may repeat what was sent: no secret, and nothing that PostgreSQL cannot store, stays in the log. */
const kept = (text: string, { secrets, url }: Target): string =>
  cutText(
    visible(
      [...secrets, url]
        .reduce((left, secret) => left.replaceAll(secret, '[left out]'), text)
        .replaceAll('\u0000', '')
        .toWellFormed(),
    ),
    webhookLimits.answer,
  );

const call = async ({ fetch, clock, publicUrl }: DeliverDeps, target: Target, held: Held): Promise<Outcome> => {
  const body = bodyOf(held, publicUrl);
  const headers = signedHeaders(target.secrets, messageId(held.id), clock.now(), body);
  try {
    const { status, text } = await fetch({ url: target.url, method: 'POST', headers, body, onBehalfOf: 'webhooks' });
    return { status, problem: null, answer: kept(text, target) };
  } catch (error) {
    if (!(error instanceof CallRefusedError)) throw error;
    return { status: null, problem: error.code, answer: '' };
  }
};

const keepAttempt = `
  insert into webhook_attempt (organization_id, webhook_delivery_id, at, milliseconds, status, problem, answer) values ($1, $2, $3, $4, $5, $6, $7)`;

const isTaken = ({ status }: Outcome): boolean => status !== null && status >= 200 && status < 300;

/** Disabled where nothing was taken since this message was tried first. */
const disable = async (tx: Tx, webhookId: string, deliveryId: string, isGone: boolean): Promise<void> => {
  const [found] = await tx.query<{ isFailing: boolean }>(
    `select d.type <> '${testEvent}' and coalesce(w.delivered_at, '-infinity') < d.first_tried_at as "isFailing"
     from webhook_delivery d join webhook w on w.id = d.webhook_id where d.id = $1`,
    [deliveryId],
  );
  if (!isGone && found?.isFailing !== true) return;
  const { row } = await lock(tx, subjects.webhook, webhookId);
  const event = { type: 'webhook.disable', reason: isGone ? 'gone' : 'failing' } as const;
  if (can(subjects.webhook.lifecycle, row, { ...event, actor: systemActor }))
    await advance(tx, subjects.webhook, webhookId, event, { operation });
};

const settle = async (
  tx: Tx,
  { webhookId }: Jobs['deliver-webhook'],
  held: Held,
  outcome: Outcome,
  milliseconds: number,
): Promise<void> => {
  const { row } = await lock(tx, subjects.webhookDelivery, held.id);
  await tx.query(keepAttempt, [tx.viewer.organizationId, held.id, tx.at, milliseconds, outcome.status, outcome.problem, outcome.answer]);
  await tx.query('update webhook_delivery set held_until = null where id = $1', [held.id]);
  await announce(tx, { topic: 'webhook', entityId: webhookId });
  if (row.state !== 'due' && row.state !== 'waiting') return;
  const move = (event: EventOf<typeof subjects.webhookDelivery.lifecycle.machine>) =>
    advance(tx, subjects.webhookDelivery, held.id, event, { operation });
  if (isTaken(outcome)) {
    await move({ type: 'delivery.succeed' });
    await tx.query('update webhook set delivered_at = $2 where id = $1', [webhookId, tx.at]);
    return;
  }
  const pause = pauseAfter(row.attempts + 1, held.id);
  const until = new Date(Date.parse(tx.at) + (pause ?? 0)).toISOString();
  const postpone = { type: 'delivery.postpone', until } as const;
  const isGone = outcome.status === 410;
  if (!isGone && can(subjects.webhookDelivery.lifecycle, row, { ...postpone, actor: systemActor })) return void (await move(postpone));
  await move({ type: 'delivery.giveUp' });
  await disable(tx, webhookId, held.id, isGone);
};

const over = (owner: Pool): Parameters<Enqueue>[0] => ({
  query: async <Row extends object>(text: string, values?: readonly unknown[]) => (await owner.query<Row>(text, [...(values ?? [])])).rows,
});

/** Tries the oldest message of each thing, then makes way for other webhooks; what a killed server began is tried again. */
export const deliverWebhook = async (deps: DeliverDeps, job: Jobs['deliver-webhook']): Promise<void> => {
  const { owner, database, clock, enqueue, secrets } = deps;
  const { organizationId, webhookId } = job;
  const begun = clock.now();
  const { rows } = await owner.query<Sealed>(opened, [webhookId, begun]);
  const [found] = rows;
  if (found === undefined) return;
  const target = targetOf(secrets, job, found);
  const { rows: held } = await owner.query<Held>(take, [webhookId, begun]);
  const came = await Promise.all(
    held.map(async (one) => {
      const started = performance.now();
      const outcome = target === null ? { status: null, problem: 'unreadable', answer: '' } : await call(deps, target, one);
      return { one, outcome, milliseconds: Math.round(performance.now() - started) };
    }),
  );
  /** What was taken comes first: beside it, what is given up is no reason to disable. */
  const takenFirst = came.toSorted((left, right) => Number(isTaken(right.outcome)) - Number(isTaken(left.outcome)));
  await each(takenFirst, ({ one, outcome, milliseconds }) =>
    database.write(systemViewer(organizationId), (tx) => settle(tx, job, one, outcome, milliseconds)),
  );
  const { rows: left } = await owner.query<{ at: string | null }>(nextAt, [webhookId, clock.now()]);
  const at = left[0]?.at ?? null;
  if (at === null) return;
  const isLater = Date.parse(at) > clock.now().getTime();
  await enqueue(over(owner), 'deliver-webhook', job, { singletonKey: webhookId, ...(isLater && { startAt: at }) });
};

/** Each node that works hears of what is due; of several jobs for one webhook one is done. */
export const wakeWebhooks =
  ({ enqueue, owner, onError }: Pick<DeliverDeps, 'enqueue' | 'owner'> & WakeDeps) =>
  ({ topic, organizationId, entityId, payload }: BusEvent): void => {
    if (topic !== 'webhook' || entityId === null || payload['due'] !== true) return;
    enqueue(over(owner), 'deliver-webhook', { organizationId, webhookId: entityId }, { singletonKey: entityId }).catch(onError);
  };

/** Wakes what a lost event or a killed server left, ends old secrets and forgets old deliveries. */
export const tendWebhooks =
  (enqueue: Enqueue) =>
  async ({ owner, database, clock }: Pick<DeliverDeps, 'owner' | 'database' | 'clock'>): Promise<void> => {
    const now = clock.now();
    const { rows: open } = await owner.query<Jobs['deliver-webhook']>(
      `select w.id as "webhookId", w.organization_id as "organizationId" from webhook w where w.state = 'active' and exists (select from webhook_delivery d
         where d.webhook_id = w.id and d.state in ('due', 'waiting') and coalesce(d.not_before, '-infinity') <= $1 and coalesce(d.held_until, '-infinity') <= $1)`,
      [now],
    );
    for (const job of open) await enqueue(over(owner), 'deliver-webhook', job, { singletonKey: job.webhookId });
    const { rows: ended } = await owner.query<{ id: string; organization_id: string }>(
      'select id, organization_id from webhook where previous_until <= $1 order by previous_until limit 200',
      [now],
    );
    await each(ended, ({ id, organization_id }) =>
      database.write(systemViewer(organization_id), (tx) =>
        advance(tx, subjects.webhook, id, { type: 'secret.retire' }, { operation: 'chores' }),
      ),
    );
    await owner.query(`delete from webhook_delivery where created_at < $1::timestamptz - interval '${webhookLimits.days} days'`, [now]);
  };
