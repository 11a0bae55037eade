import { createHash } from 'node:crypto';
import { refuse } from './refused.ts';
import type { Tx } from './transaction.ts';

export type OnceCall = {
  readonly operation: string;
  readonly variables: unknown;
  readonly key: string | null;
  /** Toggles and chat: without a key an equal call is a new call. */
  readonly keyOnly?: boolean;
};

const fingerprint = (operation: string, variables: unknown): string =>
  createHash('sha256')
    .update(`${operation}\n${canonical(variables)}`)
    .digest('hex');

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    return `{${Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
};

type Kept = { operation: string; variables_hash: string; answer: unknown };

/**
 * Does the work once: an equal call with the same key gets the first answer, another payload under the key is refused.
 * Without a key an equal call of the same person within ten seconds counts as the same.
 */
export const once = async <Answer extends object>(tx: Tx, call: OnceCall, work: () => Promise<Answer>): Promise<Answer> => {
  const { organizationId, userId } = tx.viewer;
  const hash = fingerprint(call.operation, call.variables);
  if (call.key === null && call.keyOnly === true) return work();

  await tx.query(`set local lock_timeout = '10s'`);
  if (call.key === null) {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${organizationId}:${userId}:${hash}`]);
    const [recent] = await tx.query<Kept>(
      `select answer from idempotency
       where organization_id = $1 and user_id = $2 and operation = $3 and variables_hash = $4 and created_at > $5::timestamptz - interval '10 seconds'
       order by created_at desc limit 1`,
      [organizationId, userId, call.operation, hash, tx.at],
    );
    if (recent?.answer !== null && recent?.answer !== undefined) return recent.answer as Answer;
  }
  const key = call.key ?? `auto:${hash}:${tx.at}`;
  const inserted = await tx.query(
    `insert into idempotency (organization_id, user_id, key, operation, variables_hash, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning key`,
    [organizationId, userId, key, call.operation, hash, tx.at],
  );
  if (inserted.length === 0) {
    const [kept] = await tx.query<Kept>(
      'select operation, variables_hash, answer from idempotency where organization_id = $1 and user_id = $2 and key = $3',
      [organizationId, userId, key],
    );
    if (kept?.operation !== call.operation || kept.variables_hash !== hash) {
      return refuse('idempotency_mismatch', 'This key was already used for another call.');
    }
    return kept.answer as Answer;
  }
  await tx.query(`set local lock_timeout = '2s'`);
  const answer = await work();
  await tx.query('update idempotency set answer = $4 where organization_id = $1 and user_id = $2 and key = $3', [
    organizationId,
    userId,
    key,
    JSON.stringify(answer),
  ]);
  return answer;
};
