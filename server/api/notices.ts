import { notificationEvents, rolesTold } from '#schema/vocabulary/notification.ts';
import { literal, raw, sql } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';
import { customersChat } from './scope.ts';

const rolesOfKinds = raw(
  `${literal(JSON.stringify(Object.fromEntries(notificationEvents.map((event) => [event, rolesTold[event]]))))}::jsonb`,
);

/**
 * Whether notification n is still for a person of this role: it ends with the access to its test, chat or staff page, or it would name
 * tests and testers to whoever was removed.
 */
export const isStillFor = ({ role, user }: { readonly role: Sql; readonly user: Sql }): Sql => sql`(
  coalesce(jsonb_exists(${rolesOfKinds} -> n.kind, ${role}), true)
  and (${role} <> 'community_test_manager' or n.test_id is null or exists (select from moderator_assignment a
    where a.test_id = n.test_id and a.user_id = ${user} and a.organization_id = n.organization_id
      and (a.status = 'accepted' or (a.status = 'assigned' and n.kind = 'assignment_offered'))))
  and (${role} <> 'customer' or n.kind <> 'chat_message' or exists (select from chat_channel c
    where c.test_id = n.test_id and n.link = '/results/' || c.test_id || '?channel_id=' || c.external_id and ${raw(customersChat('c'))})))`;
