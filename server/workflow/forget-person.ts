import { advance } from './advance.ts';
import type { Enqueue } from './effects.ts';
import { holdOperators } from './operators.ts';
import { announce } from './outbox.ts';
import { subjects } from './subjects.ts';
import type { Tx } from './transaction.ts';

type Forgotten = { readonly userId: string; readonly issuer: string; readonly operation: string };

/** Nobody signs in as them from the commit on; the job removes what tells who they were. */
export const forget = async (tx: Tx, enqueue: Enqueue, { userId, issuer, operation }: Forgotten): Promise<void> => {
  await holdOperators(tx);
  await advance(tx, subjects.membership, userId, { type: 'member.forget' }, { operation });
  await tx.query('select app_end_sessions($1, $2)', [userId, issuer]);
  await announce(tx, { topic: 'session', entityId: userId });
  await enqueue(tx, 'forget-person', { userId }, { singletonKey: userId });
};
