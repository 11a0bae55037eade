import { caller } from '#server/api/param.ts';
import { shape, time } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { loadOf } from './moderation-load.fields.ts';

/** Of assignment a; readable before it is accepted. */
export const assignedTestName = sql`coalesce(app_assigned_test_name(a.test_id), (select t.name from test t where t.id = a.test_id))`;

export const isOpenAssignment = (inOrganization: Sql): Sql =>
  sql`a.user_id = ${caller} and a.status = 'assigned' and ${inOrganization} and not app_assignment_taken(a.test_id, a.user_id)`;

/** Alias a; with what may be read of the test before it is accepted. */
export const assignmentShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`a.id`,
    status: sql`a.status`,
    isAssignmentAccepted: sql`(a.status = 'accepted' or app_assignment_taken(a.test_id, a.user_id))`,
    fullName: sql`(select trim(u.first_name || ' ' || u.last_name) from organization_user u where u.id = a.user_id)`,
    testId: sql`a.test_id`,
    assignedAt: time(sql`a.assigned_at`),
    testWindowStatus: sql`app_window_of_assignment(a.id)`,
    ...loadOf(raw('a.user_id')),
    testName: assignedTestName,
  });
