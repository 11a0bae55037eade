import { sql, type Kysely } from 'kysely';

/** Requests for services are answered in words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table professional_service_request add column answer text check (length(answer) <= 10000);
    alter table professional_service_request add column changed_at timestamptz;
    create index professional_service_request_page on professional_service_request (organization_id, created_at desc);
  `.execute(db);
  await sql
    .raw(`
      create policy operator on notification to muster_app
        using ((select app_role()) = 'operator' and organization_id = (select app_org()))
        with check ((select app_role()) = 'operator' and organization_id = (select app_org()));
    `)
    .execute(db);
}
