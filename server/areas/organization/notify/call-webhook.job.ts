import type { Pool } from 'pg';
import { CallRefusedError } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { GuardedFetch } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { Clock } from '#server/workflow/clock.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import type { Jobs } from '#server/workflow/jobs.ts';

export type CallWebhookDeps = { readonly owner: Pool; readonly clock: Clock; readonly enqueue: Enqueue; readonly fetch: GuardedFetch };

type Held = { readonly url: string; readonly body: string; readonly attempts: number };
type Outcome = { readonly state: 'sent' | 'failed' | 'unconfirmed' | 'waiting'; readonly message: string | null };

const mostAttempts = 8;

const hold = `
  update webhook_call set state = 'sending', attempts = attempts + 1
  where id = $1 and state = 'waiting' and coalesce(not_before, '-infinity') <= $2 returning url, body, attempts`;
const settle = `update webhook_call set state = $2, message = $3, not_before = $4 where id = $1 and state = 'sending'`;

/** What never left this machine is tried again; of what may have arrived only what the other side refused for now. */
const ask = async (fetch: GuardedFetch, { url, body }: Held): Promise<Outcome> => {
  try {
    const { status } = await fetch({ url, method: 'POST', headers: { 'content-type': 'application/json' }, body });
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

/** Calls a webhook once: its row says so before the call, and a call that a killed server began is not made again. */
export const callWebhook = async (
  { owner, clock, enqueue, fetch }: CallWebhookDeps,
  { webhookCallId }: Jobs['call-webhook'],
): Promise<void> => {
  const now = clock.now();
  const { rows } = await owner.query<Held>(hold, [webhookCallId, now]);
  const [held] = rows;
  if (held === undefined) return;
  const outcome = await ask(fetch, held);
  const isOver = outcome.state !== 'waiting' || held.attempts >= mostAttempts;
  const until = new Date(now.getTime() + Math.min(3_600_000, 30_000 * 2 ** (held.attempts - 1)));
  await owner.query(settle, [
    webhookCallId,
    isOver && outcome.state === 'waiting' ? 'failed' : outcome.state,
    outcome.message,
    isOver ? null : until,
  ]);
  if (isOver) return;
  const db = {
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) => (await owner.query<Row>(text, [...values])).rows,
  };
  await enqueue(db, 'call-webhook', { webhookCallId }, { startAt: until.toISOString() });
};
