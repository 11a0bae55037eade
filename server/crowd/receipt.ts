import { refuse } from '../workflow/refused.ts';
import type { Tx } from '../workflow/transaction.ts';
import type { CrowdToken } from './context.ts';

type Kept<TAnswer> = { readonly operation: string; readonly hash: string; readonly answer: TAnswer };

/** Does the work once for a token and key: an equal call gets the first answer, another one under the key is refused. */
export const onceForToken = async <TAnswer extends object>(
  tx: Tx,
  token: CrowdToken,
  call: { readonly key: string; readonly operation: string; readonly fingerprint: string },
  work: () => Promise<TAnswer>,
): Promise<TAnswer> => {
  await tx.query(`set local lock_timeout = '10s'`);
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [`${token.id} ${call.key}`]);
  const [kept] = await tx.query<Kept<TAnswer>>(
    'select operation, variables_hash as hash, answer from crowd_receipt where token_id = $1 and key = $2',
    [token.id, call.key],
  );
  if (kept !== undefined) {
    return kept.operation === call.operation && kept.hash === call.fingerprint
      ? kept.answer
      : refuse('idempotency_mismatch', 'This key was already used for another call.', 'key');
  }
  const answer = await work();
  await tx.query('insert into crowd_receipt (token_id, key, operation, variables_hash, answer) values ($1, $2, $3, $4, $5)', [
    token.id,
    call.key,
    call.operation,
    call.fingerprint,
    JSON.stringify(answer),
  ]);
  return answer;
};
