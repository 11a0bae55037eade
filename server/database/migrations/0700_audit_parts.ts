import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const onTests = [
  'participant',
  'moderator_assignment',
  'schedule',
  'selection_requirements_group',
  'run_result',
  'shared_report',
  'blocker',
];
const onResults = ['related_issue', 'edit_request', 'case_result_response', 'attachment'];
const onIssues = ['issue_export', 'reproducibility_test'];

const here = 'x.organization_id = app_org()';
const of = (table: string, column: string): string => `select x.id from ${table} x where x.${column} = thing and ${here}`;
const ofResults = (table: string): string =>
  `select x.id from case_result r join ${table} x on x.case_result_id = r.id where r.participant_id = thing and ${here}`;

/**
 * What hangs on a test, a tester, a result or an issue, and the thing itself: the ids whose lines stand in its trail. By the owner, for
 * which lines of them anybody reads is decided at the lines; the policies of twelve tables would be planned with each page of a trail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const parts = [
    ...onTests.map((table) => of(table, 'test_id')),
    of('case_result', 'participant_id'),
    ...onResults.flatMap((table) => [of(table, 'case_result_id'), ofResults(table)]),
    ...onIssues.map((table) => of(table, 'issue_id')),
  ];
  await sql
    .raw(`
    create function audit_parts(thing uuid) returns uuid[] stable security definer set search_path = public language sql as $$
      select array(select thing union all ${parts.join(' union all ')}) $$;
    revoke all on function audit_parts from public;
    grant execute on function audit_parts to muster_app;
  `)
    .execute(db);
}
