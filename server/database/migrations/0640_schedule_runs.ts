import { sql, type Kysely } from 'kysely';

/** A schedule rests, its runs are moved or left out one by one, and a token opens its person's calendar to a calendar program. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table schedule add column run_changes jsonb not null default '[]', add column changed_at timestamptz;
    alter table schedule drop constraint schedule_state_check,
      add constraint schedule_state_check check (state in ('active', 'paused', 'performed', 'canceled'));
    alter table api_token drop constraint api_token_scopes_check,
      add constraint api_token_scopes_check check (cardinality(scopes) > 0 and scopes <@ array['read', 'launch', 'tests', 'results', 'issues', 'exports', 'chat', 'calendar']);
  `)
    .execute(db);
}
