import { sql, type Kysely } from 'kysely';

/**
 * Bitmaps of the crowd in rank order, 32,768 testers a chunk and the rest in the last one, for counting and picking testers without visiting them.
 * A tester that changed since the bitmaps were made stands in tester_facet_stale: readers leave its bits out and look at its search row instead, so answers are exact at any time.
 * Models of phones are too many for bitmaps: each lists the places of its devices, 64 times the position of the tester plus the slot of the device.
 * Slot 0 holds all devices of a tester; slots 1, 2, 3... hold one device each, so that several wishes can be asked of one device.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tester_place (position integer primary key, tester_id uuid not null unique);
    create table tester_facet (
      kind text not null check (kind in ('everyone', 'country', 'language', 'device_type', 'operating_system', 'operating_system_version', 'manufacturer')),
      value integer not null,
      slot smallint not null,
      chunk integer not null,
      bits bit varying(32768) not null,
      primary key (kind, value, slot, chunk)
    );
    create table tester_model (mobile_device_id integer primary key, places integer[] not null);
    create table tester_facet_stale (id bigint generated always as identity primary key, tester_id uuid not null);
    create index tester_facet_stale_tester on tester_facet_stale (tester_id);

    create function tester_search_stale() returns trigger language plpgsql as $$
    begin insert into tester_facet_stale (tester_id) values (coalesce(new.tester_id, old.tester_id)); return null; end $$;
    create trigger tester_search_stale after insert or update or delete on tester_search
      for each row execute function tester_search_stale();

    create function rebuild_tester_facets() returns void language plpgsql set work_mem = '64MB' as $$
    declare testers integer; width integer; zeros bytea := decode(repeat('00', 4096), 'hex');
    begin
      perform pg_advisory_xact_lock(7382402);
      create temporary table stale_seen on commit drop as select id from tester_facet_stale;
      delete from tester_place;
      delete from tester_facet;
      delete from tester_model;
      create temporary table ranked on commit drop as
        select (row_number() over (order by rank_percentile desc, tester_id))::integer - 1 as position, tester_id, country_id, language_ids from tester_search;
      get diagnostics testers = row_count;
      create index on ranked (position);
      analyze ranked;
      create temporary table ranked_device on commit drop as
        select position >> 15 as chunk, position, least(63, row_number() over (partition by d.tester_id order by d.id))::integer as slot,
          operating_system_device_type_id, operating_system_id, operating_system_version_id, manufacturer_id, mobile_device_id
        from tester_device d join ranked using (tester_id);
      create index on ranked_device (chunk);
      analyze ranked_device;
      insert into tester_place (position, tester_id) select position, tester_id from ranked;
      analyze tester_place;
      for this in 0 .. (testers - 1) / 32768 loop
        width := least(4096, (testers - this * 32768 + 127) / 128 * 16);
        with place as (
          select * from ranked where position between this * 32768 and this * 32768 + 32767
        ), device as materialized (
          select * from ranked_device where chunk = this
        ), fact (kind, value, slot, position) as (
          select 1, 0, 0, position from place
          union all select 2, country_id, 0, position from place
          union all select 3, unnest(language_ids), 0, position from place
          union all select 4, operating_system_device_type_id, slot, position from device
          union all select 5, operating_system_id, slot, position from device
          union all select 6, operating_system_version_id, slot, position from device
          union all select 7, manufacturer_id, slot, position from device where manufacturer_id is not null
        ), word as (
          select kind, value, slot, (position & 32767) >> 5 as word, bit_or(1 << (31 - (position & 31))) as bits from fact group by 1, 2, 3, 4
        ), spaced as (
          select *, word - coalesce(lag(word) over (partition by kind, value, slot order by word), -1) - 1 as gap from word
        ), built as (
          select kind, value, slot, string_agg(substring(zeros from 1 for gap * 4) || int4send(bits), ''::bytea order by word) as bytes from spaced group by kind, value, slot
        ), made as (
          insert into tester_facet (kind, value, slot, chunk, bits)
          select (array['everyone', 'country', 'language', 'device_type', 'operating_system', 'operating_system_version', 'manufacturer'])[kind], value, slot, this,
            ('x' || encode(bytes || substring(zeros from 1 for width - length(bytes)), 'hex'))::bit varying
          from built returning kind, value, slot, bits
        )
        insert into tester_facet (kind, value, slot, chunk, bits)
          select kind, value, 0, this, bit_or(bits) from made where slot > 0 group by kind, value;
      end loop;
      insert into tester_model (mobile_device_id, places)
        select mobile_device_id, array_agg(position * 64 + slot order by position, slot) from ranked_device
        where mobile_device_id is not null group by mobile_device_id;
      analyze tester_facet, tester_model;
      delete from tester_facet_stale where id in (select id from stale_seen);
      drop table stale_seen, ranked, ranked_device;
    end $$;

    create function rebuild_tester_search() returns void language plpgsql set work_mem = '64MB' as $$
    begin
      truncate tester_search;
      alter table tester_search disable trigger tester_search_stale;
      insert into tester_search
      select t.id, t.country_id, t.rank_percentile, coalesce(l.ids, '{}'), coalesce(d.types, '{}'), coalesce(d.systems, '{}'),
        coalesce(d.versions, '{}'), coalesce(d.manufacturers, '{}'), coalesce(d.mobiles, '{}')
      from tester t
      left join (select tester_id, array_agg(language_id order by language_id) as ids from tester_language group by tester_id) l on l.tester_id = t.id
      left join (
        select tester_id,
          array_agg(distinct operating_system_device_type_id) as types,
          array_agg(distinct operating_system_id) as systems,
          array_agg(distinct operating_system_version_id) as versions,
          array_agg(distinct manufacturer_id) filter (where manufacturer_id is not null) as manufacturers,
          array_agg(distinct mobile_device_id) filter (where mobile_device_id is not null) as mobiles
        from tester_device group by tester_id
      ) d on d.tester_id = t.id
      where t.active;
      alter table tester_search enable trigger tester_search_stale;
      analyze tester_search;
      perform rebuild_tester_facets();
    end $$;
  `.execute(db);

  for (const table of ['tester_place', 'tester_facet', 'tester_model', 'tester_facet_stale']) {
    await sql
      .raw(`
        alter table ${table} enable row level security;
        create policy staff on ${table} for select to muster_app using ((select app_role()) in ('test_manager', 'system'));
        grant select on ${table} to muster_app;
      `)
      .execute(db);
  }
}
