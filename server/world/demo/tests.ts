import { demoId, randomFrom } from '../random.ts';
import { insertRows } from '../rows.ts';
import type { OwnerClient } from '../rows.ts';
import { countryId, languageId } from '../reference/countries.ts';
import { ana, maya, priya, tom } from './accounts.ts';
import { northwind } from './organizations.ts';
import { daysAfter } from './time.ts';
import { issueCodeSql } from '#server/workflow/numbers.ts';
import { hashOfToken } from '#server/identity/api-tokens.ts';
import type { FilesPort } from '#server/files/files.ts';
import type { Tester } from './crowd.ts';
import { seedChats } from './chats.ts';
import { seedHappenings } from './happenings.ts';
import { counter, teller, rowsOfWorld } from './making.ts';
import type { Making } from './making.ts';
import { seedPictures } from './pictures.ts';
import { livePlans } from './plan.live.ts';
import { pastPlans } from './plan.past.ts';
import { upcomingPlans } from './plan.upcoming.ts';
import { seedReproductions } from './reproductions.ts';
import { seedApproval } from './approval.ts';
import { makeRequest } from './request-rows.ts';
import { makeRun } from './run-rows.ts';
import { makeWork } from './run-work.ts';
import { templates } from './templates.ts';
import { seedTriage } from './triage.ts';

const views = [
  { list: 'issues', name: 'Critical and high', query: 'severity=critical%2Chigh', is_shared: true, pinned_by: [maya.id, priya.id] },
  { list: 'tests', name: 'Checkout', query: 'find=checkout', is_shared: false, pinned_by: [maya.id] },
  {
    list: 'crowd',
    name: 'DACH, German',
    query: `countryIds=${['AT', 'CH', 'DE'].map(countryId).join('+')}&languageIds=${languageId('de')}`,
    user_id: tom.id,
    is_shared: true,
    pinned_by: [tom.id],
  },
];

const seedViews = (client: OwnerClient, now: Date): Promise<void> =>
  insertRows(
    client,
    'saved_view',
    [...views, ...templates].map((view) => ({
      user_id: maya.id,
      content: null,
      ...view,
      id: demoId('saved-view', view.name),
      organization_id: northwind,
      created_at: daysAfter(now, -21),
    })),
  );

const sentences = [
  { text: 'Hi {tester}, please add a video that shows “{case}” from the first step to the end.', user_id: tom.id, is_shared: true },
  {
    text: 'Please say which version of the app you tested, and whether it happens again after a restart.',
    user_id: tom.id,
    is_shared: true,
  },
  {
    text: 'Thank you, {tester}! The picture shows another screen. Please replace it by one of “{case}”.',
    user_id: ana.id,
    is_shared: false,
  },
];

const seedSentences = (client: OwnerClient, now: Date): Promise<void> =>
  insertRows(
    client,
    'saved_sentence',
    sentences.map((sentence) => ({
      ...sentence,
      id: demoId('saved-sentence', sentence.text),
      organization_id: northwind,
      created_at: daysAfter(now, -14),
    })),
  );

/** Its link is known, as the demo's passwords are: /shared/demo-report. */
const report = `
  insert into shared_report (id, organization_id, test_id, hash, title, introduction, parts, issues, leaves_out, created_by, created_at, expires_at, opened_count, last_opened_at, last_opened_from, last_opened_with)
  select $1, t.organization_id, t.id, $2, 'Checkout, release 11', 'What the crowd found in the new payment page so far. Issues that we decided to fix are in it.',
    array['summary', 'cases', 'issues'], 'accepted', array['testers', 'notes'], $3, $4::timestamptz - interval '2 days', $4::timestamptz + interval '28 days', 3, $4::timestamptz - interval '5 hours', '203.0.113.0/24', 'Firefox on Windows'
  from test t where t.organization_id = $5 and t.kind = 'supervised' and t.name = 'Checkout regression, release 11'`;

const seedReport = (client: OwnerClient, now: Date): Promise<unknown> =>
  client.query(report, [demoId('shared-report', 'checkout'), hashOfToken('demo-report'), maya.id, now, northwind]);

/** As publishing makes them: one of each moderated finding of a published tester. */
const issues = `
  insert into issue (id, organization_id, test_id, participant_id, related_issue_id, number, code, title, severity, comment, tester_country_code, tester_country_name, environment, issue_fields, additional_details, published_at, created_at)
  select md5('issue' || i.id)::uuid, i.organization_id, i.test_id, i.participant_id, i.id, n.number, ${issueCodeSql('issue', 't.code', 'n.number')}, i.title, i.severity, nullif(i.comment, ''), p.country_code, p.country_name,
    nullif(concat_ws(', ', p.operating_system_and_version, p.browser_or_device), ''),
    json_build_array(
      json_build_object('code', 'reproduction_steps', 'label', 'Reproduction steps', 'value', i.reproduction_steps),
      json_build_object('code', 'actual_results', 'label', 'Actual results', 'value', i.actual_results),
      json_build_object('code', 'expected_results', 'label', 'Expected results', 'value', i.expected_results)),
    json_build_array(json_build_object('code', 'reported_as', 'label', 'Reported as', 'value', i.code)), p.published_at, p.published_at + n.number * interval '3 seconds'
  from related_issue i join participant p on p.id = i.participant_id join test t on t.id = i.test_id
  join lateral (select count(*) as number from related_issue o join participant op on op.id = o.participant_id
    where o.test_id = i.test_id and op.published_at is not null and (op.published_at, o.id) <= (p.published_at, i.id)) n on true
  where p.published_at is not null and i.moderation_status = 'moderated'`;

const casesOfIssues = `
  insert into issue_test_case (organization_id, test_id, issue_id, test_case_id)
  select x.organization_id, x.test_id, x.id, r.test_case_id from issue x join related_issue i on i.id = x.related_issue_id join case_result r on r.id = i.case_result_id`;

const requests = `update customer_request r set test_id = t.id from test t where t.customer_request_id = r.id and t.kind = 'advanced'`;

const numbers = `update organization o set last_test_number = coalesce((select max(number) from test t where t.organization_id = o.id), 0)`;

const participants = `
  update participant p set
    assigned_cases_count = (select count(*) from assigned_case a where a.participant_id = p.id),
    completed_cases_count = (select count(*) from case_result r where r.participant_id = p.id and r.completed_at is not null),
    approved_test_cases_count = (select count(*) from case_result r where r.participant_id = p.id and r.moderation_status = 'approved'),
    reported_issues_count = (select count(*) from related_issue i where i.participant_id = p.id and i.deleted_at is null),
    pending_issue_moderations_count = (select count(*) from related_issue i where i.participant_id = p.id and i.deleted_at is null and i.moderation_status = 'pending'),
    pending_edit_requests_count = (select count(*) from edit_request e join case_result r on r.id = e.case_result_id where r.participant_id = p.id and e.state in ('requested', 'overdue')),
    last_case_result_completed_at = (select max(r.completed_at) from case_result r where r.participant_id = p.id),
    last_activity_at = greatest(p.joined_at, (select max(coalesce(r.completed_at, r.created_at)) from case_result r where r.participant_id = p.id))`;

const makeIssues = async (client: OwnerClient): Promise<void> => {
  for (const statement of ['analyze participant, related_issue, case_result', issues, casesOfIssues]) await client.query(statement);
};

/** Recomputes every counter from rows. */
const countEverything = async (client: OwnerClient): Promise<void> => {
  for (const statement of [requests, numbers, participants]) await client.query(statement);
};

type Opened = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly opened_at: string | Date;
  readonly wanted: number;
};
type Entry = { readonly description: string; readonly amount: number; readonly at: Date; readonly subject: Opened | null };

const balance = 240.5;

const charged = `
  select t.id, t.code, t.name, t.opened_at, (select sum(g.number_of_results_needed)::int from selection_requirements_group g where g.test_id = t.id) as wanted
  from test t where t.organization_id = $1 and t.kind = 'supervised' and t.opened_at is not null order by t.opened_at desc, t.number desc limit 10`;

const seedCredits = async (client: OwnerClient, now: Date): Promise<void> => {
  const tests = ((await client.query(charged, [northwind])).rows as readonly Opened[]).toReversed();
  const spent: readonly Entry[] = tests.map((test) => ({
    description: 'Supervised test opened',
    amount: -test.wanted,
    at: new Date(test.opened_at),
    subject: test,
  }));
  const others: readonly Entry[] = [
    { description: 'Credits purchased', amount: 150, at: daysAfter(now, -38), subject: null },
    { description: 'Credits purchased', amount: 100, at: daysAfter(now, -7.4), subject: null },
    { description: 'Test case review', amount: -7.5, at: daysAfter(now, -12.3), subject: null },
  ];
  const rest = [...spent, ...others].reduce((sum, { amount }) => sum + amount, 0);
  const entries = [
    { description: 'Balance carried over', amount: balance - rest, at: daysAfter(now, -61), subject: null },
    ...spent,
    ...others,
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  let total = 0;
  let last = 0;
  /** The list is ordered by time alone, so simultaneous movements are a second apart. */
  const after = (at: Date): Date => new Date((last = Math.max(at.getTime(), last + 1000)));
  const rows = entries.map(({ description, amount, at, subject }, index) => ({
    id: demoId('credit', index),
    organization_id: northwind,
    description,
    amount,
    balance_after_transaction: (total += amount),
    subject_type: subject === null ? null : 'Supervised Test',
    subject_id: subject?.id ?? null,
    subject_name: subject === null ? null : `${subject.code} ${subject.name}`,
    created_at: after(at),
  }));
  await insertRows(client, 'credit_account', [{ organization_id: northwind, balance }]);
  await insertRows(client, 'credit_transaction', rows);
  await client.query(`update test t set credits_deducted = -c.amount from credit_transaction c where c.subject_id = t.id`);
};

const plans = [...livePlans, ...upcomingPlans, ...pastPlans];

export const seedTests = async (client: OwnerClient, now: Date, people: readonly Tester[], files: FilesPort | null): Promise<void> => {
  const making: Making = { now, people, random: randomFrom('tests'), rows: rowsOfWorld(), tell: teller(), count: counter() };
  for (const plan of plans) {
    makeRequest(making, plan);
    for (const [index, one] of plan.requested.entries()) {
      for (const run of one.runs) makeWork(making, one, run, makeRun(making, plan, one, index + 1, run));
    }
  }
  await making.rows.write(client);
  await makeIssues(client);
  const reproduced = await seedTriage(client, now);
  await seedHappenings(client, now);
  await seedChats(client, now);
  await seedCredits(client, now);
  await seedApproval(client, now);
  await seedViews(client, now);
  await seedSentences(client, now);
  await seedReport(client, now);
  if (files !== null) await seedPictures(client, files);
  await seedReproductions(client, now, reproduced, files);
  await countEverything(client);
};
