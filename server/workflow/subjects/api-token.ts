import { apiTokenLifecycle } from '#machines/lifecycles/api-token/api-token.machine.ts';
import type { apiTokenMachine } from '#machines/lifecycles/api-token/api-token.machine.ts';
import type { ApiTokenRow } from '#machines/lifecycles/api-token/api-token.types.ts';
import { advanceAll } from '../advance.ts';
import type { Subject } from '../advance.ts';
import { announce } from '../outbox.ts';
import type { Tx } from '../transaction.ts';

export const apiToken: Subject<typeof apiTokenMachine, ApiTokenRow> = {
  lifecycle: apiTokenLifecycle,
  table: 'api_token',
  columns: { state: 't.state', userId: 't.user_id', expiresAt: 't.expires_at' },
  topic: null,
  testId: null,
  leaves: ({ at }) => ({ ended_at: at }),
  /** Its sockets are closed. */
  follows: (tx, { before: { userId } }) => announce(tx, { topic: 'session', entityId: userId }),
};

/** With a membership end the tokens of its person, for good. */
export const endPersonalTokens = async (
  tx: Tx,
  { id, type, operation }: { readonly id: string; readonly type: string; readonly operation: string },
): Promise<void> => {
  if (type !== 'member.remove' && type !== 'member.forget') return;
  const left = await tx.query<{ id: string }>(`select id from api_token where user_id = $1 and state = 'active' order by id`, [id]);
  const ids = left.map((token) => token.id);
  await advanceAll(tx, apiToken, ids, { type: 'token.revoke' }, { operation });
};
