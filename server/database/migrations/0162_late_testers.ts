import { sql, type Kysely } from 'kysely';

/**
 * Who changed since the bitmaps were made gets a new place behind all others, from chunk 16384 on, in rank order as well: its bits are made again
 * in a second or two, whatever the crowd. At the old place the bit of 'everyone' goes out, which every question meets.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function make_tester_facets() returns void language plpgsql set work_mem = '64MB' as $$
    declare lowest integer; highest integer; width integer; zeros bytea := decode(repeat('00', 4096), 'hex');
    begin
      create index on ranked (position);
      analyze ranked;
      select min(position), max(position) from ranked into lowest, highest;
      if lowest is null then return; end if;
      create temporary table ranked_device on commit drop as
        select position >> 15 as chunk, position, least(63, row_number() over (partition by d.tester_id order by d.id))::integer as slot,
          operating_system_device_type_id, operating_system_id, operating_system_version_id, manufacturer_id, mobile_device_id
        from tester_device d join ranked using (tester_id);
      create index on ranked_device (chunk);
      analyze ranked_device;
      insert into tester_place (position, tester_id) select position, tester_id from ranked;
      for this in lowest >> 15 .. highest >> 15 loop
        width := least(4096, (highest + 1 - this * 32768 + 127) / 128 * 16);
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
      insert into tester_model (mobile_device_id, slot, chunk, places)
        select mobile_device_id, slot, chunk, array_agg((position & 32767)::smallint order by position) from ranked_device
        where mobile_device_id is not null group by mobile_device_id, slot, chunk;
      drop table ranked_device;
    end $$;

    create or replace function rebuild_tester_facets() returns void language plpgsql set work_mem = '64MB' as $$
    begin
      perform pg_advisory_xact_lock(7382402);
      create temporary table stale_seen on commit drop as select id from tester_facet_stale;
      delete from tester_place;
      delete from tester_facet;
      delete from tester_model;
      create temporary table ranked on commit drop as
        select (row_number() over (order by rank_percentile desc, tester_id))::integer - 1 as position, tester_id, country_id, language_ids from tester_search;
      perform make_tester_facets();
      analyze tester_place, tester_facet, tester_model;
      delete from tester_facet_stale where id in (select id from stale_seen);
      drop table stale_seen, ranked;
    end $$;

    create function place_late_testers() returns void language plpgsql set work_mem = '64MB' as $$
    declare zeros bytea := decode(repeat('00', 4096), 'hex');
    begin
      perform pg_advisory_xact_lock(7382402);
      create temporary table stale_seen on commit drop as select id, tester_id from tester_facet_stale;
      create temporary table late on commit drop as
        select tester_id from tester_place where position >= 16384 << 15 union select tester_id from stale_seen;
      with word as (
        select position >> 15 as chunk, (position & 32767) >> 5 as word, bit_or(1 << (31 - (position & 31))) as bits
        from tester_place join late using (tester_id) where position < 16384 << 15 group by 1, 2
      ), spaced as (
        select *, word - coalesce(lag(word) over (partition by chunk order by word), -1) - 1 as gap from word
      ), built as (
        select chunk, string_agg(substring(zeros from 1 for gap * 4) || int4send(bits), ''::bytea order by word) as bytes from spaced group by chunk
      )
      update tester_facet f
        set bits = f.bits & ~('x' || encode(bytes || substring(zeros from 1 for length(f.bits) / 8 - length(bytes)), 'hex'))::bit varying
        from built where f.kind = 'everyone' and f.chunk = built.chunk;
      delete from tester_place p using late l where p.tester_id = l.tester_id;
      delete from tester_facet where chunk >= 16384;
      delete from tester_model where chunk >= 16384;
      create temporary table ranked on commit drop as
        select (row_number() over (order by rank_percentile desc, tester_id))::integer - 1 + (16384 << 15) as position, tester_id, country_id, language_ids
        from tester_search join late using (tester_id);
      perform make_tester_facets();
      delete from tester_facet_stale where id in (select id from stale_seen);
      drop table stale_seen, late, ranked;
    end $$;
  `.execute(db);
}
