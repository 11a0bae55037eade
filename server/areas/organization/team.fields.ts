import { role } from '#server/api/param.ts';
import { one, shape, time } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';

/** Alias i; the link is shown only to whoever made it. */
export const invitationShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`i.id`,
    email: sql`i.email`,
    sentAt: time(sql`i.sent_at`),
    expiresAt: time(sql`i.expires_at`),
    mailState: sql`(select m.state from mail m where m.key = 'invitation:' || i.id || ':' || i.sends)`,
    link: sql`null`,
  });

/** Alias m, with its invitation as i. */
export const memberShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`m.id`,
    email: sql`m.email`,
    fullName: sql`m.full_name`,
    role: sql`m.role`,
    state: sql`m.state`,
    isOperator: sql`${role} <> 'customer' and m.is_operator`,
    lastSeenAt: sql`(select ${time(sql`s.at`)} from last_seen s where s.user_id = m.id)`,
    draftCount: sql`app_count_drafts(m.id)`,
    invitation: (invitation) => one(invitationShape(invitation), sql`from invitation i where i.id = m.invitation_id`),
  });

export const membersOf = (people: Sql, invitations: Sql): Sql => sql`from (
    select u.id, u.email, trim(u.first_name || ' ' || u.last_name) as full_name, u.role, u.state, u.is_operator, null::uuid as invitation_id
    from organization_user u where ${people}
    union all
    select v.id, v.email, '', v.role, 'invited', false, v.id from invitation v where v.state = 'open' and ${invitations}
  ) m`;
