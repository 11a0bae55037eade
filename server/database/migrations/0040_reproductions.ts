import { sql, type Kysely } from 'kysely';

const SYSTEM = `(select app_role()) = 'system'`;

/** Testers hand in what they found when they tried to reproduce an issue: each once, moved by a chart, shown with the issue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table reproducibility_test add column participant_id uuid;
    alter table reproducibility_test add column version integer not null default 1;
    alter table reproducibility_test alter column status drop not null;
    alter table reproducibility_test alter column status drop default;
    alter table reproducibility_test add foreign key (organization_id, test_id, participant_id) references participant (organization_id, test_id, id);
    drop index reproducibility_test_issue;
    create unique index reproducibility_test_place on reproducibility_test (issue_id, position);
    create unique index reproducibility_test_tester on reproducibility_test (participant_id, issue_id);
    create index attachment_reproduction on attachment (reproducibility_test_id) where reproducibility_test_id is not null;

    create policy seen_by_role on reproducibility_test as restrictive for select to muster_app
      using ((select app_role()) <> 'customer' or exists (select from issue i where i.id = issue_id));
    create policy made_by_role on reproducibility_test as restrictive for insert to muster_app with check (${SYSTEM});
    create policy changed_by_role on reproducibility_test as restrictive for update to muster_app using (${SYSTEM}) with check (${SYSTEM});
    create policy removed_by_role on reproducibility_test as restrictive for delete to muster_app using (${SYSTEM});
  `)
    .execute(db);
}
