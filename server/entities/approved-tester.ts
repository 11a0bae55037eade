import { approvedTester } from '#schema/vocabulary/test-figures.ts';
import { oneOf, raw, sql } from '#server/database/sql.ts';

/** Where the activity is unknown, a participant without cases explores. */
const explores = raw(`coalesce(t.activity = 'exploratory', p.assigned_cases_count = 0)`);

const hasUnjudgedReport = raw(
  `exists (select from related_issue i where i.participant_id = p.id and i.deleted_at is null and i.moderation_status in ${oneOf(approvedTester.isUnjudgedReport)})`,
);

/** Participant p of test t. */
export const isApprovedTester = sql`(${raw(`p.status not in ${oneOf(approvedTester.isNever)}`)} and p.approved_test_cases_count >= p.completed_cases_count
  and case when ${explores} then ${raw(`p.status in ${oneOf(approvedTester.hasHandedInSession)}`)} and not ${hasUnjudgedReport}
    else p.approved_test_cases_count > 0 end)`;
