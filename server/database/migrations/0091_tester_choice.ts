import { sql, type Kysely } from 'kysely';

/** Why each tester of a test was chosen, asked or given up; and when the crowd was last searched for a group in vain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table selection_requirements_group add column searched_at timestamptz;
    create table tester_choice (
      id bigint generated always as identity primary key,
      organization_id uuid not null,
      test_id uuid not null,
      group_id uuid not null,
      participant_id uuid not null,
      kind text not null check (kind in ('best', 'next_best', 'by_hand', 'invited', 'promoted', 'found', 'expired')),
      wave integer not null check (wave >= 0),
      rank_percentile integer not null,
      candidates integer,
      replaces uuid,
      made_at timestamptz not null,
      foreign key (organization_id, test_id, participant_id) references participant (organization_id, test_id, id) on delete cascade
    );
    create index tester_choice_test on tester_choice (test_id, id);
    create unique index tester_choice_place on tester_choice (replaces) where replaces is not null;
    alter table tester_choice enable row level security;
    create policy staff on tester_choice to muster_app
      using (organization_id = (select app_org()) and (select app_role()) in ('test_manager', 'system'))
      with check (organization_id = (select app_org()) and (select app_role()) in ('test_manager', 'system'));
    grant select, insert on tester_choice to muster_app;
  `.execute(db);
}
