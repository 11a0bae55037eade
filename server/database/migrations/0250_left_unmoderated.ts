import { sql, type Kysely } from 'kysely';

/** Nothing of a published tester waits: reports that nobody judged are left unmoderated, changes that were asked for are asked no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table related_issue drop constraint related_issue_moderation_status_check;
    alter table related_issue add constraint related_issue_moderation_status_check
      check (moderation_status in ('pending', 'moderated', 'invalid_issue', 'known_issue', 'unmoderated'));
    update related_issue i set moderation_status = 'unmoderated' from participant p
      where p.id = i.participant_id and p.status = 'results_published' and i.deleted_at is null and i.moderation_status = 'pending';
    update edit_request e set state = 'cancelled' from case_result r join participant p on p.id = r.participant_id
      where r.id = e.case_result_id and p.status = 'results_published' and e.state in ('requested', 'overdue');
    update participant set pending_issue_moderations_count = 0, pending_edit_requests_count = 0
      where status = 'results_published' and (pending_issue_moderations_count > 0 or pending_edit_requests_count > 0);
  `.execute(db);
}
