import { mkdtemp, chmod, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/database/embedded/supervisor.ts';
import { startApp } from '../support/app.ts';
import type { App } from '../support/app.ts';

/** The product over a demo world of its own, in which one live test is large. */
export type LargeRoom = {
  readonly app: App;
  readonly testId: string;
  /** A tester of it with forty results to judge. */
  readonly participantId: string;
  readonly stop: () => Promise<void>;
};

/** A thousand cases, a thousand testers of every status, three results of each, a thousand issues, two hundred words of feedback. */
const enlarge = [
  `update selection_requirements_group set number_of_results_needed = 1000 where test_id = $1`,
  `insert into test_case (organization_id, test_id, position, code, name, section, case_results_limit)
   select t.organization_id, t.id, 10000 + n, 'L-' || n, 'Case ' || n || ' of many', 'Section ' || n / 25, 3 from test t, generate_series(1, 1000) n where t.id = $1`,
  `insert into tester (email, full_name, country_id, rank_percentile, availability, active, backup_only, created_at)
   select 'large-' || n || '@crowd.example', 'Tester number ' || n, (select id from country where code = 'DE'), 10, 'available', true, false, now() from generate_series(1, 1000) n where $1::uuid is not null`,
  `insert into participant (organization_id, test_id, group_id, tester_id, email, full_name, country_code, country_name, status, assigned_cases_count, completed_cases_count, approved_test_cases_count, joined_at, operating_system_and_version, browser_or_device, published_at)
   select g.organization_id, g.test_id, g.id, t.id, t.email, t.full_name, 'DE', 'Germany',
     (array['in_progress', 'testing_complete', 'under_review', 'results_published'])[1 + substr(t.email, 7, 1)::int % 4], 3, 3, 1, now(), 'Windows 11', 'Chrome 129',
     case when substr(t.email, 7, 1)::int % 4 = 3 then now() end
   from (select * from selection_requirements_group where test_id = $1 order by position limit 1) g, tester t where t.email like 'large-%'`,
  `insert into assigned_case (organization_id, test_id, participant_id, test_case_id)
   select p.organization_id, p.test_id, p.id, k.id from participant p
     cross join lateral (select id from test_case k where k.test_id = p.test_id and k.position between 10001 + (substring(p.email from '\\d+')::int - 1) and 10003 + (substring(p.email from '\\d+')::int - 1)) k
   where p.test_id = $1 and p.email like 'large-%'`,
  `insert into case_result (organization_id, test_id, participant_id, test_case_id, status, moderation_status, actual_result, completed_at, published_at)
   select c.organization_id, c.test_id, c.participant_id, c.test_case_id, case when hashtext(c.test_case_id::text) % 5 = 0 then 'fail' else 'pass' end,
     case when p.status = 'results_published' then 'approved' else 'not_moderated' end, 'As described.', now(), p.published_at
   from assigned_case c join participant p on p.id = c.participant_id where c.test_id = $1 and p.email like 'large-%'`,
  `insert into issue (organization_id, test_id, participant_id, number, code, title, severity, published_at)
   select p.organization_id, p.test_id, p.id, 10000 + row_number() over (order by p.id), 'L-' || p.id, 'Something found by ' || p.full_name, 'medium', now()
   from participant p where p.test_id = $1 and p.email like 'large-%'`,
  `insert into blocker (organization_id, test_id, participant_id, name) select organization_id, test_id, id, 'Blocked ' || full_name from participant where test_id = $1 and email like 'large-1%' limit 60`,
  `insert into tester_session (organization_id, test_id, participant_id, feedback, published_at)
   select organization_id, test_id, id, 'What ' || full_name || ' thinks of it.', now() from participant where test_id = $1 and email like 'large-%' limit 200`,
];

/** Forty results of one tester who is under review. */
const forJudging = `
  with chosen as (select * from participant where test_id = $1 and email like 'large-%' and status = 'under_review' order by email limit 1),
  given as (insert into assigned_case (organization_id, test_id, participant_id, test_case_id)
    select c.organization_id, c.test_id, c.id, k.id from chosen c join test_case k on k.test_id = c.test_id and k.position between 10500 and 10539 returning *),
  found as (insert into case_result (organization_id, test_id, participant_id, test_case_id, status, moderation_status, actual_result, completed_at)
    select organization_id, test_id, participant_id, test_case_id, 'pass', 'not_moderated', 'As described, on the first try.', now() from given)
  select id from chosen`;

/** Starts a product whose live test is large. */
export async function openLargeRoom(): Promise<LargeRoom> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-tabs-'));
  await chmod(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: folder });
  const client = new pg.Client({ connectionString: embedded.ownerUrl });
  const app = await startApp({ env: { DATABASE_URL: embedded.ownerUrl, DATABASE_APP_URL: embedded.appUrl } });
  const stop = async (): Promise<void> => {
    await client.end();
    await app.dispose();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await client.connect();
    return { app, stop, ...(await fill(client)) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fill(client: pg.Client): Promise<Pick<LargeRoom, 'testId' | 'participantId'>> {
  const [test] = (await client.query<{ id: string }>('select id from test where number = 412')).rows;
  const testId = test?.id ?? '';
  for (const step of enlarge) await client.query(step, [testId]);
  const [judged] = (await client.query<{ id: string }>(forJudging, [testId])).rows;
  await client.query('analyze');
  return { testId, participantId: judged?.id ?? '' };
}
