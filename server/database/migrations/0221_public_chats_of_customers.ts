import { sql, type Kysely } from 'kysely';

/** Customers have a part in the public chats of tests and in no other; the policy before kept only those with one tester from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isTheirs = `(select app_role()) <> 'customer' or chat_type = 'public'`;
  await sql
    .raw(`
    drop policy seen_by_role on chat_channel;
    create policy of_role on chat_channel as restrictive for all to muster_app using (${isTheirs}) with check (${isTheirs});
  `)
    .execute(db);
}
