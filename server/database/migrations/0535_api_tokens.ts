import { sql, type Kysely } from 'kysely';

/**
 * Tokens by which programs act with some of a person's rights. A service token acts as an account of its own, which is in no list of people
 * and can never sign in: as a member it is removed from the beginning.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const [organization, role, user] = ['(select app_org())', '(select app_role())', '(select app_user())'];
  const sees = `organization_id = ${organization} and (${role} in ('customer', 'test_manager', 'system') or ${role} = 'community_test_manager' and user_id = ${user})`;
  await sql
    .raw(`
    alter table audit add column token text;
    alter table organization_user add column is_service boolean not null default false;
    alter table organization_user add constraint service_is_no_member check (not is_service or state = 'removed' and not is_operator and not is_support);
    grant insert (is_service) on organization_user to muster_app;
    create policy serves on organization_user for insert to muster_app with check (
      is_service and organization_id = ${organization} and (role = ${role} or role = 'customer' and ${role} = 'test_manager'));

    create table api_token (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organization(id) on delete cascade,
      user_id uuid not null references organization_user(id) on delete cascade,
      kind text not null check (kind in ('personal', 'service')),
      name text not null check (length(name) between 1 and 100),
      hash text not null unique,
      scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['read', 'launch', 'tests', 'results', 'issues', 'exports', 'chat']),
      state text not null default 'active' check (state in ('active', 'revoked', 'ended')),
      expires_at timestamptz not null,
      created_by uuid not null references organization_user(id),
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      last_used_at timestamptz,
      version integer not null default 1
    );
    create index api_token_organization on api_token (organization_id, created_at desc);
    create index api_token_user on api_token (user_id);
    create index api_token_created_by on api_token (created_by);
    create index api_token_due on api_token (expires_at) where state = 'active';
    alter table api_token enable row level security;
    create policy tenant on api_token to muster_app using (${sees}) with check (${sees});
    create policy operator_sees on api_token for select to muster_app using (${role} = 'operator');
    create policy operator_revokes on api_token for update to muster_app using (${role} = 'operator') with check (${role} = 'operator');
    grant select, insert, update (state, ended_at, version) on api_token to muster_app;
  `)
    .execute(db);
}
