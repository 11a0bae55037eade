import { sql, type Kysely } from 'kysely';

/** Lets the crowd gateway write its receipts in the transaction of the call they belong to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table crowd_receipt enable row level security;
    create policy system_reads on crowd_receipt for select to muster_app using ((select app_role()) = 'system');
    create policy system_appends on crowd_receipt for insert to muster_app with check ((select app_role()) = 'system');
    grant select, insert on crowd_receipt to muster_app;
    create index crowd_receipt_age on crowd_receipt (created_at);
  `.execute(db);
}
