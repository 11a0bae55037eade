import { sql, type Kysely } from 'kysely';

/** Targeting reference data, the testers of the crowd, and the catalogue of services: shared by every tenant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table country (id integer primary key, code text not null unique, name text not null);
    create table language (id integer primary key, code text not null unique, name text not null);
    create table operating_system (id integer primary key, name text not null unique);
    create table operating_system_device_type (
      id integer primary key, name text not null unique,
      application_types text[] not null
    );
    create table operating_system_version (
      id integer primary key,
      operating_system_id integer not null references operating_system(id),
      name text not null,
      application_types text[] not null,
      position integer not null default 0
    );
    create table manufacturer (id integer primary key, name text not null unique);
    create table mobile_device (
      id integer primary key,
      manufacturer_id integer not null references manufacturer(id),
      operating_system_device_type_id integer not null references operating_system_device_type(id),
      name text not null,
      application_types text[] not null
    );
    create table internet_browser (id integer primary key, name text not null unique, application_types text[] not null);

    create table tester (
      id uuid primary key default gen_random_uuid(),
      number integer generated always as identity unique,
      email citext not null unique,
      full_name text not null,
      country_id integer not null references country(id),
      rank_percentile smallint not null default 50 check (rank_percentile between 0 and 100),
      availability text not null default 'available' check (availability in ('available', 'busy', 'away')),
      backup_only boolean not null default false,
      active boolean not null default true,
      created_at timestamptz not null default now()
    );
    create table tester_language (
      tester_id uuid not null references tester(id) on delete cascade,
      language_id integer not null references language(id),
      primary key (tester_id, language_id)
    );
    create table tester_device (
      id uuid primary key default gen_random_uuid(),
      tester_id uuid not null references tester(id) on delete cascade,
      operating_system_device_type_id integer not null references operating_system_device_type(id),
      operating_system_id integer not null references operating_system(id),
      operating_system_version_id integer not null references operating_system_version(id),
      manufacturer_id integer references manufacturer(id),
      mobile_device_id integer references mobile_device(id)
    );
    create index tester_device_tester on tester_device (tester_id);
    create table tester_search (
      tester_id uuid primary key references tester(id) on delete cascade,
      country_id integer not null,
      rank_percentile smallint not null,
      language_ids integer[] not null,
      device_type_ids integer[] not null,
      operating_system_ids integer[] not null,
      operating_system_version_ids integer[] not null,
      manufacturer_ids integer[] not null,
      mobile_device_ids integer[] not null
    );
    create index tester_search_country on tester_search (country_id, rank_percentile desc, tester_id);
    create index tester_search_rank on tester_search (rank_percentile desc, tester_id);
    create index tester_search_facets on tester_search using gin
      (country_id, language_ids gin__int_ops, operating_system_version_ids gin__int_ops, mobile_device_ids gin__int_ops);

    create function refresh_tester_search(which uuid) returns void language sql as $$
      delete from tester_search where tester_id = which;
      insert into tester_search
      select t.id, t.country_id, t.rank_percentile,
        coalesce((select array_agg(l.language_id order by 1) from tester_language l where l.tester_id = t.id), '{}'),
        coalesce(array_agg(distinct d.operating_system_device_type_id) filter (where d.id is not null), '{}'),
        coalesce(array_agg(distinct d.operating_system_id) filter (where d.id is not null), '{}'),
        coalesce(array_agg(distinct d.operating_system_version_id) filter (where d.id is not null), '{}'),
        coalesce(array_agg(distinct d.manufacturer_id) filter (where d.manufacturer_id is not null), '{}'),
        coalesce(array_agg(distinct d.mobile_device_id) filter (where d.mobile_device_id is not null), '{}')
      from tester t left join tester_device d on d.tester_id = t.id
      where t.id = which and t.active
      group by t.id
    $$;
    create function tester_changed() returns trigger language plpgsql as $$
    begin perform refresh_tester_search(coalesce(new.id, old.id)); return null; end $$;
    create function tester_part_changed() returns trigger language plpgsql as $$
    begin perform refresh_tester_search(coalesce(new.tester_id, old.tester_id)); return null; end $$;
    create constraint trigger tester_search_tester after insert or update on tester
      deferrable initially deferred for each row execute function tester_changed();
    create constraint trigger tester_search_language after insert or update or delete on tester_language
      deferrable initially deferred for each row execute function tester_part_changed();
    create constraint trigger tester_search_device after insert or update or delete on tester_device
      deferrable initially deferred for each row execute function tester_part_changed();

    create table professional_service (
      id uuid primary key default gen_random_uuid(),
      title text not null,
      description text not null,
      cost text not null,
      service_level_agreement text not null,
      request_form_instructions text not null,
      offered boolean not null default true,
      position integer not null default 0
    );
  `.execute(db);
}
