import type { Pool } from 'pg';
import { advance } from '../workflow/advance.ts';
import { announce } from '../workflow/outbox.ts';
import { subjects } from '../workflow/subjects.ts';
import { systemViewer } from '../workflow/transaction.ts';
import type { Database } from '../workflow/transaction.ts';

/** At the first sign-in; else no effect. */
export const acceptInvitationThrough =
  (owner: Pool, database: Database) =>
  async (userId: string): Promise<void> => {
    const { rows } = await owner.query<{ organization_id: string }>(
      `select organization_id from organization_user where id = $1 and state = 'invited'`,
      [userId],
    );
    const [invited] = rows;
    if (invited === undefined) return;
    await database.write(systemViewer(invited.organization_id), (tx) =>
      advance(tx, subjects.membership, userId, { type: 'invitation.accept' }, { operation: 'signIn' }),
    );
  };

/** Every node and open page reads this person again. */
export const announcePersonThrough =
  (owner: Pool, database: Database) =>
  async (userId: string): Promise<void> => {
    const { rows } = await owner.query<{ organization_id: string }>(`select organization_id from organization_user where id = $1`, [
      userId,
    ]);
    const [person] = rows;
    if (person !== undefined)
      await database.write(systemViewer(person.organization_id), (tx) => announce(tx, { topic: 'session', entityId: userId }));
  };
