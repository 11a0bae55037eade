import { sql, type Kysely } from 'kysely';

/** A moderator keeps the address of a webhook under the key of the organization, which opens nothing without the master key, and removes no key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    drop policy tenant on data_key;
    create policy tenant on data_key to muster_app using (organization_id = (select app_org())) with check (organization_id = (select app_org()));
    create policy removed_by_role on data_key as restrictive for delete to muster_app using ((select app_role()) <> 'community_test_manager');
  `)
    .execute(db);
}
