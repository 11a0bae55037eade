import { sql, type Kysely } from 'kysely';

const byOperator = `(select app_role()) = 'operator'`;

/** What payouts are multiplied by in a country is set by requests of operators; everybody reads countries as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    grant update (payout_multiplier) on country to muster_app;
    alter table country enable row level security;
    create policy everybody on country for select to muster_app using (true);
    create policy operator on country for update to muster_app using (${byOperator}) with check (${byOperator});
  `)
    .execute(db);
}
