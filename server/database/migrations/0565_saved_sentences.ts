import { sql, type Kysely } from 'kysely';

/**
 * Sentences that moderators keep for edit requests, and when each person took one last. A sentence belongs to the organization in which it
 * was written, so that none carries the words of one to another; what is shared there is written by test managers alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const moderates = `organization_id = (select app_org()) and (select app_role()) <> 'customer'`;
  const own = `user_id = (select app_user())`;
  const system = `(select app_role()) = 'system'`;
  const sees = `${moderates} and (${own} or is_shared or ${system})`;
  const writes = `${moderates} and (case when is_shared then (select app_role()) <> 'community_test_manager' else ${own} or ${system} end)`;
  await sql
    .raw(`
    create table saved_sentence (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id) on delete cascade,
      user_id uuid not null references organization_user(id) on delete cascade,
      text text not null check (length(text) between 1 and 500),
      is_shared boolean not null default false,
      state text not null default 'kept' check (state in ('kept', 'removed')),
      removed_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now()
    );
    create index saved_sentence_user on saved_sentence (user_id);
    create index saved_sentence_organization on saved_sentence (organization_id) where state = 'kept';
    alter table saved_sentence enable row level security;
    create policy seen on saved_sentence for select to muster_app using (${sees});
    create policy added on saved_sentence for insert to muster_app with check (${writes});
    create policy changed on saved_sentence for update to muster_app using (${writes}) with check (${writes});
    create policy removed on saved_sentence for delete to muster_app using (${writes});
    grant select, insert, update, delete on saved_sentence to muster_app;

    create table saved_sentence_use (
      saved_sentence_id uuid not null references saved_sentence(id) on delete cascade,
      user_id uuid not null references organization_user(id) on delete cascade,
      organization_id uuid not null references organization(id) on delete cascade,
      used_at timestamptz not null,
      primary key (saved_sentence_id, user_id)
    );
    create index saved_sentence_use_user on saved_sentence_use (user_id);
    create index saved_sentence_use_organization on saved_sentence_use (organization_id);
    alter table saved_sentence_use enable row level security;
    create policy own on saved_sentence_use to muster_app using (${moderates} and ${own}) with check (${moderates} and ${own});
    grant select, insert, update, delete on saved_sentence_use to muster_app;
  `)
    .execute(db);
}
