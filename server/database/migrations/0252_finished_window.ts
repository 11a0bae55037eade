import { sql, type Kysely } from 'kysely';

/** A crowd system says when testing is over; the test stays among the live ones until it is closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table test drop constraint test_window_status_check;
    alter table test add constraint test_window_status_check
      check (window_status in ('prep', 'scheduled', 'open', 'finished', 'closed', 'cancelled'));
    drop index test_live;
    create index test_live on test (organization_id, opened_at desc, id desc) where window_status in ('open', 'finished');
  `.execute(db);
}
