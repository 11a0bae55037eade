import { sql, type Kysely } from 'kysely';

/** Who tries a new address of a webhook, claimed before its test message goes out, and what was found: a twin of the call on another node waits for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const own = 'organization_id = (select app_org()) and user_id = (select app_user())';
  await sql
    .raw(`
    create table webhook_trial (
      organization_id uuid not null references organization(id) on delete cascade,
      user_id uuid not null references organization_user(id) on delete cascade,
      call text not null,
      claimed_at timestamptz not null,
      found jsonb,
      primary key (organization_id, user_id, call)
    );
    create index webhook_trial_claimed on webhook_trial (claimed_at);
    alter table webhook_trial enable row level security;
    create policy own on webhook_trial to muster_app using (${own}) with check (${own});
    grant select, insert, update on webhook_trial to muster_app;
  `)
    .execute(db);
}
