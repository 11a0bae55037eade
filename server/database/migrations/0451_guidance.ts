import { sql, type Kysely } from 'kysely';

const first = `What you are here for
You read every result that testers hand in, before the customer does. A customer decides and pays by what you let pass, so a result that cannot be followed helps nobody.

Approve a result when
- it says what was done, what was expected and what happened instead,
- the attachment shows it: the right app, the right device, from start to end,
- it is about this test case, and about one thing,
- nobody else reported the same in this test; mark it as related where somebody did.

Request an edit when
- a step is missing, the text cannot be understood, or the attachment shows something else,
- passwords, names or other private data are in sight.
Say exactly what is missing, in one friendly sentence. The tester has a day.

While you work
- Take the oldest result first. Testers wait for you, and so does publishing.
- Correct spelling and wording yourself; never change what a tester found.
- Ask in the chat of the test when you are in doubt. Do not guess.
- What you read here stays here: nothing of it leaves this service.

You are done when no result of the test waits for you and the test has ended.`;

/** The guidance of moderators in all its versions, which of them an assignment confirmed, and what it asks for before it is accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table moderator_guidance (
      version integer primary key check (version > 0),
      text text not null check (length(text) between 1 and 20000),
      pay text not null check (length(pay) between 1 and 500),
      written_by uuid references organization_user(id) on delete set null,
      at timestamptz not null
    );
    alter table moderator_guidance enable row level security;
    create policy seen on moderator_guidance for select to muster_app using (true);
    create policy written on moderator_guidance for insert to muster_app with check ((select app_role()) = 'operator');
    grant select, insert on moderator_guidance to muster_app;
    alter table moderator_assignment add column guidance_version integer references moderator_guidance(version);
    create function app_assigned_work(which uuid) returns json stable security definer set search_path = public language sql as $$
      select json_build_object(
        'casesCount', (select count(*)::int from test_case c where c.test_id = t.id),
        'testersNeeded', (select coalesce(sum(g.number_of_results_needed), 0)::int from selection_requirements_group g where g.test_id = t.id),
        'plannedEndAt', t.planned_end_at)
      from test t where t.organization_id = app_org() and t.id = which
        and exists (select from moderator_assignment a where a.test_id = which and a.user_id = app_user()) $$;
  `.execute(db);
  await sql`insert into moderator_guidance (version, text, pay, at) values (1, ${first}, 'As agreed with whoever runs this service, for each result that you review.', now())`.execute(
    db,
  );
}
