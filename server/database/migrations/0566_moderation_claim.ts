import { sql, type Kysely } from 'kysely';

/** Who moderates a tester now: a row for each tester whom somebody ever took, by the tester's participation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sees = `organization_id = (select app_org())
    and ((select app_role()) <> 'community_test_manager' or test_id = any ((select app_accepted_tests())::uuid[])) and (select app_role()) <> 'customer'`;
  await sql
    .raw(`
    create table moderation_claim (
      id uuid primary key,
      organization_id uuid not null, test_id uuid not null,
      state text not null default 'free' check (state in ('free', 'held')),
      user_id uuid references organization_user(id) on delete set null,
      since timestamptz,
      acted_at timestamptz,
      reason text check (length(reason) <= 200),
      taken_from uuid references organization_user(id) on delete set null,
      version integer not null default 1,
      foreign key (organization_id, test_id, id) references participant (organization_id, test_id, id) on delete cascade
    );
    create index moderation_claim_user on moderation_claim (user_id) where state = 'held';
    create index moderation_claim_taken_from on moderation_claim (taken_from) where taken_from is not null;
    create index moderation_claim_acted on moderation_claim (acted_at) where state = 'held';
    create index moderation_claim_test on moderation_claim (organization_id, test_id);
    alter table moderation_claim enable row level security;
    create policy tenant on moderation_claim to muster_app using (${sees}) with check (${sees});
    grant select, insert, update, delete on moderation_claim to muster_app;
  `)
    .execute(db);
}
