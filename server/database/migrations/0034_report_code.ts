import { sql, type Kysely } from 'kysely';

/** Reports of testers leave the form of an issue's code, also where an issue says what it was reported as; an edit that was asked for opens the moderation of a result again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update related_issue i set code = t.code || '-R-' || substr(i.code, length(t.code) + 2)
      from test t where t.id = i.test_id and starts_with(i.code, t.code || '-') and substr(i.code, length(t.code) + 2) ~ '^[0-9]+$';
    update issue x set additional_details = (
        select jsonb_agg(case when detail ->> 'code' = 'reported_as' then jsonb_set(detail, '{value}', to_jsonb(i.code)) else detail end order by place)
        from jsonb_array_elements(x.additional_details) with ordinality as told (detail, place))
      from related_issue i where i.id = x.related_issue_id and x.additional_details @> '[{"code": "reported_as"}]';
    update case_result r set moderation_finalized_at = null
      where moderation_finalized_at is not null and exists (select from edit_request e where e.case_result_id = r.id and e.state in ('requested', 'overdue', 'completed'));
  `.execute(db);
}
