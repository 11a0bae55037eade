import { issueCodeSql } from '#server/workflow/numbers.ts';
import { sectionOf } from '../content/parse.ts';
import type { OwnerClient } from '../rows.ts';

export const issueTables = ['issue', 'issue_tagging', 'issue_count'] as const;

const titles = ['CRT', 'DLV', 'PAY', 'ACC', 'SGN', 'SRC', 'PRD', 'RET', 'NWS', 'LOC', 'ORD', 'L10', 'GFT', 'WSH', 'LYL'].flatMap((code) =>
  sectionOf(code).findings.map(({ title }) => title),
);

const issues = `
  insert into issue (id, organization_id, test_id, participant_id, number, code, title, severity, triage_status, triage_reason, triaged_at, was_read, tester_country_code, tester_country_name, environment, issue_fields, published_at, created_at)
  with numbered as (
    select i, case when i % 5 = 0 then 1 else 1 + (i % $2::bigint) end as o, 1 + floor(power(pg_temp.part(i, 31), 2) * $3::int)::int as n from generate_series(1, $1::bigint) i
  ), placed as (
    select i, o, n, (o - 1) * $3::bigint + n as t, row_number() over (partition by o, n order by i) as number, floor(pg_temp.part(i, 36) * 100)::int as days from numbered
  ), judged as (
    select *, pg_temp.one(array['untriaged', 'untriaged', 'accepted', 'accepted', 'rejected'], pg_temp.part(i, 33)) as verdict, now() - make_interval(days => days, mins => (i % 1440)::int) as made from placed
  )
  select pg_temp.named('issue', i), pg_temp.named('organization', o), pg_temp.named('test', t), q.id, number, ${issueCodeSql('issue', `'L' || lpad(o::text, 5, '0') || '-' || n`, 'number')}, pg_temp.one($4::text[], pg_temp.part(i, 34)),
    pg_temp.one(array['low', 'low', 'medium', 'medium', 'medium', 'high', 'high', 'critical'], pg_temp.part(i, 35)), verdict, case when verdict = 'rejected' then 'Duplicate' end, case when verdict <> 'untriaged' then made + interval '3 hours' end,
    i % 3 > 0, q.country_code, q.country_name, 'Windows 11, Chrome 143',
    '[{"code": "reproduction_steps", "label": "Reproduction steps", "value": "Open the page and look at it"}, {"code": "actual_results", "label": "Actual results", "value": "It is not as it should be"}, {"code": "expected_results", "label": "Expected results", "value": "It is as it should be"}]',
    case when i % 20 > 0 then made end, made
  from judged join participant q on q.id = pg_temp.named('participant', t * 10000 + 1 + i % case when t = 1 then $5::bigint else 10 end)`;

const tagging = `
  insert into issue_tagging (organization_id, issue_id, issue_tag_id)
  select distinct pg_temp.named('organization', o), pg_temp.named('issue', i), pg_temp.named('tag', (o - 1) * 40 + 1 + floor(power(pg_temp.part(i * 4 + g, 37), 2) * 40)::bigint)
  from (select i, case when i % 5 = 0 then 1 else 1 + (i % $2::bigint) end as o from generate_series(1, $1::bigint) i) x cross join lateral generate_series(1, i % 4) g`;

const counts = `
  insert into issue_count (organization_id, test_id, triage_status, severity, published, total)
  select organization_id, test_id, triage_status, severity, published_at is not null, count(*) from issue where organization_id = any (select pg_temp.named('organization', o) from generate_series(1, $1::int) o) group by 1, 2, 3, 4, 5`;

/** A fifth of them in the first organization; counters are computed once at the end. */
export const fillIssues = async (
  client: OwnerClient,
  sizes: { readonly issues: number; readonly organizations: number; readonly testsEach: number; readonly participants: number },
): Promise<void> => {
  await client.query('alter table issue disable trigger issue_counted');
  await client.query(issues, [sizes.issues, sizes.organizations, sizes.testsEach, titles, sizes.participants]);
  await client.query('alter table issue enable trigger issue_counted');
  await client.query(tagging, [sizes.issues, sizes.organizations]);
  await client.query(counts, [sizes.organizations]);
};
