import { sql, type Kysely } from 'kysely';

const byOperator = `(select app_role()) = 'operator'`;

const tables: Readonly<Record<string, string>> = {
  country: 'country',
  language: 'language',
  operating_system: 'operating_system',
  operating_system_version: 'operating_system_version',
  device_type: 'operating_system_device_type',
  manufacturer: 'manufacturer',
  mobile_device: 'mobile_device',
  internet_browser: 'internet_browser',
};

const kept = ([kind, table]: readonly [string, string]): string => `
  insert into vocabulary_entry (kind, number) select '${kind}', id from ${table};
  create trigger vocabulary_added after insert on ${table} referencing new table as added
    for each statement execute function vocabulary_added('${kind}');
  create trigger vocabulary_gone after delete on ${table} referencing old table as gone
    for each statement execute function vocabulary_gone('${kind}');
  alter table ${table} alter column id set default nextval('vocabulary_number');
  grant insert, update (name) on ${table} to muster_app;
  create policy operator_adds on ${table} for insert to muster_app with check (${byOperator});
`;

const guarded = (table: string): string => `
  alter table ${table} enable row level security;
  create policy everybody on ${table} for select to muster_app using (true);
  create policy operator on ${table} for update to muster_app using (${byOperator}) with check (${byOperator});
`;

/**
 * The words by which testers are told apart get a life of their own: an entry is offered or retired, whatever table its word stands in.
 * Numbers of the installation's own entries begin far above those that come with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create sequence vocabulary_number as integer start 10000000;
    grant usage on sequence vocabulary_number to muster_app;
    create table vocabulary_entry (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in (${Object.keys(tables)
        .map((kind) => `'${kind}'`)
        .join(', ')})),
      number integer not null,
      state text not null default 'offered' check (state in ('offered', 'retired')),
      retired_at timestamptz,
      version integer not null default 1,
      unique (kind, number)
    );
    alter table vocabulary_entry enable row level security;
    create policy everybody on vocabulary_entry for select to muster_app using (true);
    create policy operator on vocabulary_entry for update to muster_app using (${byOperator}) with check (${byOperator});
    grant select, update (state, retired_at, version) on vocabulary_entry to muster_app;

    create function vocabulary_added() returns trigger language plpgsql security definer set search_path = public as $$
    begin insert into vocabulary_entry (kind, number) select tg_argv[0], id from added; return null; end $$;
    create function vocabulary_gone() returns trigger language plpgsql security definer set search_path = public as $$
    begin delete from vocabulary_entry v using gone where v.kind = tg_argv[0] and v.number = gone.id; return null; end $$;

    ${Object.values(tables)
      .filter((table) => table !== 'country')
      .map(guarded)
      .join('')}
    ${Object.entries(tables).map(kept).join('')}

    create function app_vocabulary_name(which uuid) returns text stable language sql as $$
      select coalesce(
        (select c.name from country c where v.kind = 'country' and c.id = v.number),
        (select l.name from language l where v.kind = 'language' and l.id = v.number),
        (select s.name from operating_system s where v.kind = 'operating_system' and s.id = v.number),
        (select s.name from operating_system_version s where v.kind = 'operating_system_version' and s.id = v.number),
        (select d.name from operating_system_device_type d where v.kind = 'device_type' and d.id = v.number),
        (select m.name from manufacturer m where v.kind = 'manufacturer' and m.id = v.number),
        (select m.name || ' ' || d.name from mobile_device d join manufacturer m on m.id = d.manufacturer_id where v.kind = 'mobile_device' and d.id = v.number),
        (select b.name from internet_browser b where v.kind = 'internet_browser' and b.id = v.number))
      from vocabulary_entry v where v.id = which $$;
    create function app_vocabulary_use(which text) returns table (number integer, testers bigint, tests bigint)
      stable security definer set search_path = public language sql as $$
      with told (number, tester) as (
        select t.country_id, t.id from tester t where which = 'country'
        union all select l.language_id, l.tester_id from tester_language l where which = 'language'
        union all select case which when 'operating_system' then d.operating_system_id when 'operating_system_version' then d.operating_system_version_id
            when 'device_type' then d.operating_system_device_type_id when 'manufacturer' then d.manufacturer_id when 'mobile_device' then d.mobile_device_id end,
          d.tester_id from tester_device d where which not in ('country', 'language', 'internet_browser')
      ), wished as (
        select unnest(case which when 'country' then g.country_ids when 'language' then g.language_ids when 'operating_system' then g.operating_system_ids
            when 'operating_system_version' then g.operating_system_version_ids when 'device_type' then g.operating_system_device_type_ids
            when 'manufacturer' then g.manufacturer_ids when 'mobile_device' then g.mobile_device_ids else g.internet_browser_ids end) as number,
          g.test_id as test
        from selection_requirements_group g
        union all select unnest(case which when 'country' then g.country_ids when 'language' then g.language_ids
            when 'operating_system_version' then g.operating_system_version_ids when 'device_type' then g.operating_system_device_type_ids
            when 'mobile_device' then g.mobile_device_ids when 'internet_browser' then g.internet_browser_ids end),
          coalesce(r.launched_test_id, r.id)
        from targeting_group g join requested_test r on r.id = g.requested_test_id
      )
      select number, sum(testers)::bigint, sum(tests)::bigint from (
        select number, count(distinct tester) as testers, 0 as tests from told where number is not null group by number
        union all select number, 0, count(distinct test) from wished group by number
      ) of where app_role() = 'operator' group by number $$;
  `)
    .execute(db);
}
