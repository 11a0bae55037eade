import type { Pool } from 'pg';
import { openAddress } from './webhook-address.ts';
import type { SealedAddress } from './webhook-address.ts';
import { CallRefusedError } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import type { GuardedFetch } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { Clock } from '#server/workflow/clock.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import type { Jobs } from '#server/workflow/jobs.ts';

export type CallWebhookDeps = {
  readonly owner: Pool;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly fetch: GuardedFetch;
  readonly secrets: Secrets;
};

type Held = SealedAddress & {
  readonly body: string;
  readonly attempts: number;
  readonly isWanted: boolean | null;
};
type Call = { readonly url: string; readonly body: string };
type Outcome = { readonly state: 'sent' | 'failed' | 'unconfirmed' | 'waiting'; readonly message: string | null };

const mostAttempts = 8;
/** Longer than all waits of one call, so that no second worker takes it over meanwhile. */
const heldFor = '2 minutes';

const hold = `
  update webhook_call c set state = 'sending', attempts = c.attempts + 1, held_until = $2::timestamptz + interval '${heldFor}'
  from organization_user u left join notification_settings s on s.user_id = u.id left join data_key k on k.organization_id = s.organization_id
  where c.id = $1 and u.id = c.user_id and c.state = 'waiting' and coalesce(c.not_before, '-infinity') <= $2
  returning c.user_id as "userId", s.organization_id as "sealedFor", c.url_sealed as sealed, k.key_id as "keyId", k.wrapped, c.body, c.attempts,
    u.state = 'active' and s.webhook_sealed = c.url_sealed as "isWanted"`;
const settle = `update webhook_call set state = $2, message = $3, not_before = $4, held_until = null where id = $1 and state = 'sending'`;

const unreadable = 'The address cannot be opened any more.';
const unwanted = 'Whoever it was for has left, or has another address or none.';

/** Retries only what never left this machine, or what the other side refused for now: a call that may have arrived is not repeated. */
const ask = async (fetch: GuardedFetch, { url, body }: Call): Promise<Outcome> => {
  try {
    const { status } = await fetch({ url, method: 'POST', headers: { 'content-type': 'application/json' }, body, onBehalfOf: 'webhooks' });
    if (status < 300) return { state: 'sent', message: null };
    const message = `The webhook answered ${status}.`;
    return { state: status === 429 || status >= 500 ? 'waiting' : 'failed', message };
  } catch (error) {
    if (!(error instanceof CallRefusedError)) throw error;
    const passes = error.code === 'unknown_host' || error.code === 'unreachable';
    const unknown = error.code === 'cut' || error.code === 'too_slow';
    return { state: passes ? 'waiting' : unknown ? 'unconfirmed' : 'failed', message: `The webhook could not be called: ${error.code}.` };
  }
};

const over = (owner: Pool): Parameters<Enqueue>[0] => ({
  query: async <Row extends object>(text: string, values?: readonly unknown[]) => (await owner.query<Row>(text, [...(values ?? [])])).rows,
});

/** Notes the call before it is made: one that a killed server began is not repeated. */
export const callWebhook = async (
  { owner, clock, enqueue, fetch, secrets }: CallWebhookDeps,
  { webhookCallId }: Jobs['call-webhook'],
): Promise<void> => {
  const now = clock.now();
  const { rows } = await owner.query<Held>(hold, [webhookCallId, now]);
  const [held] = rows;
  if (held === undefined) return;
  const url = held.isWanted === true ? openAddress(secrets, held) : null;
  const outcome: Outcome =
    url === null
      ? { state: 'failed', message: held.isWanted === true ? unreadable : unwanted }
      : await ask(fetch, { url, body: held.body });
  const isOver = outcome.state !== 'waiting' || held.attempts >= mostAttempts;
  const until = new Date(now.getTime() + Math.min(3_600_000, 30_000 * 2 ** (held.attempts - 1)));
  await owner.query(settle, [
    webhookCallId,
    isOver && outcome.state === 'waiting' ? 'failed' : outcome.state,
    outcome.message,
    isOver ? null : until,
  ]);
  if (isOver) return;
  await enqueue(over(owner), 'call-webhook', { webhookCallId }, { startAt: until.toISOString() });
};

const leftBehind = `
  update webhook_call set state = 'unconfirmed', held_until = null, message = 'The server was stopped before the webhook answered.'
  where state = 'sending' and coalesce(held_until, created_at + interval '${heldFor}') <= $1`;
const goOn = `
  select id from webhook_call where state = 'waiting' and created_at + interval '1 minute' <= $1 and coalesce(not_before, '-infinity') <= $1
  order by created_at limit 500`;

/** A call that may have arrived is not repeated. */
export const resumeWebhooks =
  (enqueue: Enqueue) =>
  async ({ owner, clock }: { readonly owner: Pool; readonly clock: Clock }): Promise<void> => {
    const now = clock.now();
    await owner.query(leftBehind, [now]);
    const { rows } = await owner.query<{ id: string }>(goOn, [now]);
    for (const { id } of rows) await enqueue(over(owner), 'call-webhook', { webhookCallId: id }, { singletonKey: id });
    await owner.query(`delete from webhook_call where created_at < $1::timestamptz - interval '30 days'`, [now]);
  };
