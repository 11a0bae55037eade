import { caller } from '#server/api/param.ts';
import { shape, time } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { oneOf, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { workingParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { endedWindowStatuses } from '#schema/vocabulary/test.ts';

/** Result r of participant p: submitted, not judged, and without an open edit request. */
export const isWaiting = sql`r.moderation_status = 'not_moderated' and r.completed_at is not null and r.published_at is null and p.status in ${raw(oneOf(workingParticipantStatuses))}
  and not exists (select from edit_request e where e.case_result_id = r.id and e.state in ('requested', 'overdue'))`;

const under = (user: Sql): Sql =>
  sql`from moderator_assignment l join test w on w.id = l.test_id and w.window_status not in ${raw(oneOf(endedWindowStatuses))} where l.user_id = ${user}`;

/** By the SQL of a user id: tests that have not ended, and results that wait in those accepted. */
export const loadOf = (user: Sql): { readonly openTestsCount: Sql; readonly waitingResultsCount: Sql } => ({
  openTestsCount: sql`(select count(*)::int ${under(user)} and l.status in ('assigned', 'accepted'))`,
  waitingResultsCount: sql`(select count(*)::int from case_result r join participant p on p.id = r.participant_id
    where r.test_id in (select l.test_id ${under(user)} and l.status = 'accepted') and ${isWaiting})`,
});

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
    guidanceVersion: sql`a.guidance_version`,
    work: (work) =>
      sql`(select case when w.json is not null then ${shape(work, {
        casesCount: sql`(w.json->>'casesCount')::int`,
        testersNeeded: sql`(w.json->>'testersNeeded')::int`,
        plannedEndAt: time(sql`(w.json->>'plannedEndAt')::timestamptz`),
      })} end from (select app_assigned_work(a.test_id) as json) w)`,
  });
