import { membershipLifecycle } from '#machines/lifecycles/membership/membership.machine.ts';
import type { membershipMachine } from '#machines/lifecycles/membership/membership.machine.ts';
import type { MembershipRow } from '#machines/lifecycles/membership/membership.types.ts';
import type { Pool } from 'pg';
import { advance } from '../workflow/advance.ts';
import type { Subject } from '../workflow/advance.ts';
import { systemViewer } from '../workflow/transaction.ts';
import type { Database } from '../workflow/transaction.ts';

const membership: Subject<typeof membershipMachine, MembershipRow> = {
  lifecycle: membershipLifecycle,
  table: 'organization_user',
  columns: { state: 't.state', removedAt: 't.removed_at' },
  topic: 'organization',
  testId: null,
};

/** Makes an invited member active at the first sign-in; anybody else stays as they are. */
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
      advance(tx, membership, userId, { type: 'invitation.accept' }, { operation: 'signIn' }),
    );
  };
