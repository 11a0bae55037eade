import { sql, type Kysely } from 'kysely';

/** Lets the crowd gateway write its receipts in the transaction of the call they belong to, and finds what it polls for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table crowd_receipt enable row level security;
    create policy system_reads on crowd_receipt for select to muster_app using ((select app_role()) = 'system');
    create policy system_appends on crowd_receipt for insert to muster_app with check ((select app_role()) = 'system');
    grant select, insert on crowd_receipt to muster_app;
    create index crowd_receipt_age on crowd_receipt (created_at);
    create index participant_invited on participant (invited_at, id) where status = 'invited';
    create index participant_by_status on participant (status, id);
    create index edit_request_waiting on edit_request (created_at, id) where state in ('requested', 'overdue');
    create index chat_message_of_staff on chat_message (created_at, id) where author_user_id is not null;
    create index attachment_waiting on attachment (participant_id)
      where case_result_id is null and case_result_response_id is null and related_issue_id is null;
  `.execute(db);
}
