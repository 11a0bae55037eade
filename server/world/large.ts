import { parseArgs } from 'node:util';
import { readConfig } from '../lib/config.ts';
import { openDatabase } from '../database/database.ts';
import { fillOrganizations, fillTests, organizationTables, testTables } from './large/tests.ts';
import { seedReference } from './reference.ts';
import type { OwnerClient } from './rows.ts';
import { namePools } from './demo/names.ts';
import { regions } from './demo/regions.ts';
import { countryId, languages } from './reference/countries.ts';
import { withSearchRebuilt } from './rows.ts';
import { issueCodeSql } from '#server/workflow/numbers.ts';
import { sectionOf } from './content/parse.ts';

const issueTables = ['issue', 'issue_tagging', 'issue_count'] as const;

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
const fillIssues = async (
  client: OwnerClient,
  sizes: { readonly issues: number; readonly organizations: number; readonly testsEach: number; readonly participants: number },
): Promise<void> => {
  await client.query('alter table issue disable trigger issue_counted');
  await client.query(issues, [sizes.issues, sizes.organizations, sizes.testsEach, titles, sizes.participants]);
  await client.query('alter table issue enable trigger issue_counted');
  await client.query(tagging, [sizes.issues, sizes.organizations]);
  await client.query(counts, [sizes.organizations]);
};

const pools = Object.values(namePools);
const given = pools.flatMap((pool) => pool.given);
const family = pools.flatMap((pool) => pool.family);

const inhabited = regions
  .flatMap((region) => region.countries)
  .toSorted(([, a], [, b]) => b - a)
  .map(([code]) => countryId(code));

const testers = `
  insert into tester (id, email, full_name, country_id, rank_percentile, availability, backup_only, active)
  select pg_temp.named('tester', i), 'tester' || i || '@world.example', pg_temp.one($2::text[], pg_temp.part(i, 1)) || ' ' || pg_temp.one($3::text[], pg_temp.part(i, 2)),
    pg_temp.one($4::int[], power(pg_temp.part(i, 3), 2)), floor(pg_temp.part(i, 4) * 100)::int, pg_temp.one(array['available', 'available', 'available', 'busy', 'away'], pg_temp.part(i, 5)),
    pg_temp.part(i, 6) < 0.05, pg_temp.part(i, 7) < 0.95
  from generate_series(1, $1::bigint) i`;

const spoken = `
  insert into tester_language (tester_id, language_id)
  select distinct pg_temp.named('tester', i), pg_temp.one($2::int[], power(pg_temp.part(i * 4 + n, 8), 2))
  from generate_series(1, $1::bigint) i cross join lateral generate_series(0, i % 3) n`;

const devices = `
  insert into tester_device (id, tester_id, operating_system_device_type_id, operating_system_id, operating_system_version_id, manufacturer_id, mobile_device_id)
  with mobile as (
    select array_agg(id order by hashint4(id)) as ids from mobile_device
  ), model as (
    select m.id, m.manufacturer_id, t.id as type, case when t.name like 'Android%' then 1 when t.name = 'iPhone' then 2 else 3 end as system
    from mobile_device m join operating_system_device_type t on t.id = m.operating_system_device_type_id
  ), version as (
    select operating_system_id as system, array_agg(id order by position desc) as ids from operating_system_version group by 1
  ), owned as (
    select i * 4 + n as number, i, pg_temp.one((select ids from mobile), power(pg_temp.part(i * 4 + n, 9), 2)) as mobile, pg_temp.part(i * 4 + n, 10) < 0.35 as is_desktop,
      1 + floor(power(pg_temp.part(i * 4 + n, 11), 2) * 4)::int as desktop
    from generate_series(1, $1::bigint) i cross join lateral generate_series(0, i % 4) n
  ), placed as (
    select o.number, o.i, case when o.is_desktop then 4 + o.desktop else m.type end as type, case when o.is_desktop then 3 + o.desktop else m.system end as system,
      case when o.is_desktop then null else m.manufacturer_id end as manufacturer, case when o.is_desktop then null else m.id end as model
    from owned o join model m on m.id = o.mobile
  )
  select pg_temp.named('device', p.number), pg_temp.named('tester', p.i), p.type, p.system, pg_temp.one(v.ids, power(pg_temp.part(p.number, 12), 1.5)), p.manufacturer, p.model
  from placed p join version v using (system)`;

const crowdTables = ['tester', 'tester_language', 'tester_device', 'tester_search'] as const;

const fillCrowd = (client: OwnerClient, count: number): Promise<void> =>
  withSearchRebuilt(client, async () => {
    await client.query(testers, [count, given, family, inhabited]);
    await client.query(spoken, [count, languages.map(({ id }) => id)]);
    await client.query(devices, [count]);
  });

type ForeignKey = { readonly relation: string; readonly name: string; readonly definition: string };

const foreignKeys = `
  select c.conrelid::regclass::text as relation, c.conname as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c where c.contype = 'f' and c.conrelid = any ($1::regclass[])`;

/** In one transaction; foreign keys are checked as a whole afterwards instead of by row. */
const stage = async (client: OwnerClient, tables: readonly string[], work: () => Promise<void>): Promise<void> => {
  await client.query('begin');
  try {
    const keys = (await client.query(foreignKeys, [tables])).rows as readonly ForeignKey[];
    for (const { relation, name } of keys) await client.query(`alter table ${relation} drop constraint ${name}`);
    await work();
    for (const { relation, name, definition } of keys) await client.query(`alter table ${relation} add constraint ${name} ${definition}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query(`analyze ${tables.join(', ')}`);
};

/** A fraction and an id that depend on a number and a word alone. */
const sessionFunctions = `
  create or replace function pg_temp.part(number bigint, salt integer) returns float8 immutable language sql
    as $$ select (hashint8extended(number, salt) & 2147483647) / 2147483648.0 $$;
  create or replace function pg_temp.named(kind text, number bigint) returns uuid immutable language sql
    as $$ select md5('large:' || kind || ':' || number)::uuid $$;
  create or replace function pg_temp.one(words anyarray, part float8) returns anyelement immutable language sql
    as $$ select words[1 + floor(part * cardinality(words))::int] $$;`;

export type LargeSizes = {
  readonly testers: number;
  readonly issues: number;
  readonly organizations: number;
  /** Of the one big test, number 1 of the first organization. */
  readonly cases: number;
  readonly participants: number;
  readonly testsEach: number;
};

export const largeSizes: LargeSizes = {
  testers: 1_000_000,
  issues: 1_000_000,
  organizations: 200,
  cases: 1000,
  participants: 1000,
  testsEach: 10,
};

export type Filled = { readonly what: string; readonly count: number; readonly milliseconds: number };

const refuse = (sizes: LargeSizes): void => {
  const least = Math.max(10, sizes.participants);
  if (sizes.testers < least) throw new RangeError(`The big test needs ${least} testers.`);
  if (sizes.cases < 20) throw new RangeError('The big test needs 20 cases.');
};

const stages = (
  client: OwnerClient,
  sizes: LargeSizes,
): readonly (readonly [what: string, table: string, tables: readonly string[], work: () => Promise<void>])[] => [
  ['testers', 'tester', crowdTables, () => fillCrowd(client, sizes.testers)],
  ['organizations', 'organization', organizationTables, () => fillOrganizations(client, sizes.organizations, sizes.testsEach)],
  ['results', 'case_result', testTables, () => fillTests(client, sizes)],
  ['issues', 'issue', issueTables, () => fillIssues(client, sizes)],
];

/** For benchmarks: the same for the same sizes, beside what is there, but only once. Takes one connection outside of a transaction. */
export const seedLarge = async (
  client: OwnerClient,
  sizes: Partial<LargeSizes> = {},
  say: (filled: Filled) => void = () => undefined,
): Promise<readonly Filled[]> => {
  const all = { ...largeSizes, ...sizes };
  refuse(all);
  const found = await client.query(`select 1 from organization where public_id = 'large-1'`);
  if (found.rows.length > 0) throw new Error('This database holds a large world already.');
  await client.query(sessionFunctions);
  await seedReference(client);
  const done: Filled[] = [];
  for (const [what, table, tables, work] of stages(client, all)) {
    const started = performance.now();
    await stage(client, tables, work);
    const [row] = (await client.query(`select count(*)::int as count from ${table}`)).rows as readonly { readonly count: number }[];
    const filled = { what, count: row?.count ?? 0, milliseconds: Math.round(performance.now() - started) };
    done.push(filled);
    say(filled);
  }
  return done;
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      testers: { type: 'string' },
      issues: { type: 'string' },
      organizations: { type: 'string' },
      cases: { type: 'string' },
      participants: { type: 'string' },
    },
  });
  const sizes = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  const wrong = Object.entries(sizes).find(([, size]) => !Number.isSafeInteger(size) || size < 1);
  if (wrong !== undefined) throw new RangeError(`--${wrong[0]} takes a whole number from 1.`);
  const database = await openDatabase(readConfig(), { attach: true });
  const client = await database.owner.connect();
  try {
    await seedLarge(client, sizes, ({ what, count, milliseconds }) =>
      process.stdout.write(`${what.padEnd(16)}${String(count).padStart(10)}  in ${(milliseconds / 1000).toFixed(1)} s\n`),
    );
  } finally {
    client.release();
    await database.close();
  }
};

if (import.meta.main) await run();
