import { sql, type Kysely } from 'kysely';

/** Test managers may what customers of their organization may: they ask for what those read, and for no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const seen = `organization_id = (select app_org()) and (select app_role()) in ('customer', 'test_manager') and scope = 'seen'`;
  const own = `${seen} and asked_by = (select app_user())`;
  await sql
    .raw(`
    alter policy seen on organization_archive using (${seen});
    alter policy asked on organization_archive with check (${own});
    alter policy cancelled on organization_archive using (${own}) with check (${own});
    create or replace function app_organization_archive(wanted uuid)
      returns table (name text, content_type text, size_bytes bigint, sha256 text, storage_key text)
      stable security definer set search_path = public language sql as $$
      select a.name, a.content_type, a.size_bytes, a.sha256, a.storage_key from organization_archive a
      join organization_user u on u.id = app_user() and u.state = 'active'
      where a.id = wanted and a.state = 'ready'
        and (u.is_operator or (a.scope = 'seen' and a.asked_by = u.id and u.role in ('customer', 'test_manager') and a.organization_id = u.organization_id)) $$;
  `)
    .execute(db);
}
