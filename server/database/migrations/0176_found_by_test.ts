import { sql, type Kysely } from 'kysely';

/** A launch that is taken back goes with all that hangs on its test: what hangs on it is found without reading all there is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index chat_message_of_test on chat_message (test_id);
    create index notification_of_test on notification (test_id) where test_id is not null;
    create index customer_request_of_test on customer_request (test_id) where test_id is not null;
    create index schedule_run_of_test on schedule_run (test_id) where test_id is not null;
    create index schedule_run_of_requested_test on schedule_run (requested_test_id);
    create index test_of_requested_test on test (requested_test_id) where requested_test_id is not null;
  `.execute(db);
}
