import { createHash } from 'node:crypto';
import { limits } from '#schema/vocabulary/limits.ts';
import { limits as limitsOfRequests } from '../database/pool.ts';
import { compile, sql } from '../database/sql.ts';
import { refuse } from './refused.ts';
import type { Database, Tx, Viewer } from './transaction.ts';

export type OnceCall = {
  readonly operation: string;
  readonly variables: unknown;
  readonly key: string | null;
  /** Whether the caller may do it at all: asked for beside the key, and said before anything about the key is. */
  readonly admitted: Promise<void>;
  /** After which the key is forgotten. */
  readonly days: number;
  /** Results are encrypted: they may hold links that let their reader in. */
  readonly answers: Answers;
};

/** Bound to one call; null where it does not decrypt. */
export type Answers = {
  readonly seal: (text: string, bound: string) => string;
  readonly unseal: (sealed: string, bound: string) => string | null;
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

type Kept = { operation: string; variables_hash: string; answer: unknown; sealed: Buffer | null };

const opened = ({ answer, sealed }: Kept, answers: Answers, bound: string): unknown => {
  if (sealed === null) return answer;
  const text = answers.unseal(sealed.toString('base64url'), bound);
  return text === null
    ? refuse('idempotency_mismatch', 'This call was answered before, and the answer cannot be read any more.')
    : JSON.parse(text);
};

const limitsOf = (statement: number, lock: number): string =>
  `set_config('statement_timeout', '${statement}ms', true), set_config('lock_timeout', '${lock}ms', true)`;

/** How long a twin in flight is waited for. The limit of a statement counts from its start, so it is raised by one of its own before. */
const patience = `select ${limitsOf(11_000, 10_000)}`;
/** What the work then does and locks has the limits of every request. */
const takeKey = `
  insert into idempotency (organization_id, user_id, key, operation, variables_hash, created_at, forget_at)
  values ($1, $2, $3, $4, $5, $6, $6::timestamptz + make_interval(days => $7))
  on conflict do nothing returning ${limitsOf(limitsOfRequests.statement_timeout, limitsOfRequests.lock_timeout)}`;

export const wasAnswered = async (
  { json }: Pick<Database, 'json'>,
  { viewer, idempotencyKey: key }: { readonly viewer: Viewer; readonly idempotencyKey: string | null },
): Promise<boolean> => {
  if (key === null) return false;
  const statement = compile(sql`
    select true::text as json from idempotency
    where organization_id = ${viewer.organizationId}::uuid and user_id = ${viewer.userId}::uuid and key = ${key}`);
  return (await json(viewer, statement, { prepare: false })) !== null;
};

/** Once for a person and a key: an equal call gets the first result, another under the key is refused. Without a key, always anew. */
export const once = async <Answer extends object>(tx: Tx, call: OnceCall, work: () => Promise<Answer>): Promise<Answer> => {
  if (call.key === null) {
    await call.admitted;
    return work();
  }
  const { organizationId, userId } = tx.viewer;
  const mine = [organizationId, userId, call.key];
  const bound = `answer:${organizationId}:${userId}:${call.key}`;
  const hash = fingerprint(call.operation, call.variables);
  const [, , taken] = await Promise.all([
    call.admitted,
    tx.query(patience),
    tx.query(takeKey, [...mine, call.operation, hash, tx.at, call.days]),
  ]);
  if (taken.length === 0) {
    const [kept] = await tx.query<Kept>(
      'select operation, variables_hash, answer, sealed from idempotency where organization_id = $1 and user_id = $2 and key = $3',
      mine,
    );
    if (kept?.operation !== call.operation || kept.variables_hash !== hash) {
      return refuse('idempotency_mismatch', 'This key was already used for another call.');
    }
    return opened(kept, call.answers, bound) as Answer;
  }
  const answer = await work();
  const text = JSON.stringify(answer);
  const bytes = Buffer.byteLength(text);
  tx.last(
    tx.query('update idempotency set sealed = $4, large_bytes = $5 where organization_id = $1 and user_id = $2 and key = $3', [
      ...mine,
      Buffer.from(call.answers.seal(text, bound), 'base64url'),
      bytes > limits.largeAnswerBytes ? bytes : null,
    ]),
  );
  return answer;
};
