import type { Pool } from 'pg';
import { RefusalError } from '#machines/lib/refusal.ts';
import type { InvitationDeps } from './invitation-page.ts';
import { advance } from '../workflow/advance.ts';
import type { Clock } from '../workflow/clock.ts';
import { subjects } from '../workflow/subjects.ts';
import { systemViewer } from '../workflow/transaction.ts';
import type { Database } from '../workflow/transaction.ts';
import { hashOf } from './one-time.ts';
import { announce } from '../workflow/outbox.ts';

type Row = {
  id: string;
  organization_id: string;
  name: string;
  inviter: string | null;
  email: string;
  is_open: boolean;
  joined_id: string | null;
};

export const findInvitation =
  (owner: Pool, clock: Clock): InvitationDeps['find'] =>
  async (token) => {
    const { rows } = await owner.query<Row>(
      `select i.id, i.organization_id, coalesce(o.chosen_name, o.name) as name, i.email::text as email,
         (select nullif(trim(by.first_name || ' ' || by.last_name), '') from organization_user by where by.id = i.invited_by and by.state <> 'forgotten') as inviter,
         i.state = 'open' and i.expires_at > $2 and o.deleted_at is null as is_open,
         (select u.id from organization_user u where i.state = 'accepted' and i.expires_at > $2 and o.deleted_at is null
            and u.email = i.email and u.organization_id = i.organization_id and u.state = 'invited') as joined_id
       from invitation i join organization o on o.id = i.organization_id where i.token_hash = $1`,
      [hashOf(token), clock.now()],
    );
    const [row] = rows;
    if (row === undefined) return null;
    const { id, organization_id: organizationId, name: organizationName, inviter, email, is_open: isOpen, joined_id: joinedId } = row;
    return { id, organizationId, organizationName, inviter, email, isOpen, joinedId };
  };

/** Rolls the transaction back: the address has an account in another organization. */
class Elsewhere extends Error {
  override readonly name = 'Elsewhere';
}

const enter = `
  with made as (
    insert into organization_user (organization_id, role, email, first_name, last_name, state)
    select i.organization_id, i.role, i.email, $2, $3, 'invited' from invitation i where i.id = $1
    on conflict (email) do nothing returning id
  ), back as (
    update organization_user u set first_name = $2, last_name = $3 from invitation i
    where i.id = $1 and u.email = i.email and u.organization_id = i.organization_id and u.state = 'invited' returning u.id
  )
  select id from made union all select id from back
  union all
  select u.id from organization_user u join invitation i on u.email = i.email and u.organization_id = i.organization_id
  where i.id = $1 and u.state = 'active'`;

/** The person becomes active at the first sign-in. */
export const joinThrough =
  (database: Database): InvitationDeps['join'] =>
  async ({ id, organizationId }, { firstName, lastName }) => {
    try {
      return await database.write(systemViewer(organizationId), async (tx) => {
        await advance(tx, subjects.invitation, id, { type: 'invitation.accept' }, { operation: 'join' });
        const [member] = await tx.query<{ id: string }>(enter, [id, firstName, lastName]);
        if (member === undefined) throw new Elsewhere();
        return member.id;
      });
    } catch (error) {
      if (error instanceof Elsewhere || error instanceof RefusalError) return null;
      throw error;
    }
  };

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
