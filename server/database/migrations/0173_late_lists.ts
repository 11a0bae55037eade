import { sql, type Kysely } from 'kysely';

/**
 * Who changed gets a place in a list of its own, one chunk from 16384 on, in rank order: only those who changed since the last call, and the
 * lists that are not much longer, are made again, so that a tester is placed a few times and not at each call.
 * Search rows are read by their tester alone; their indexes cost every change of a profile more than all else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index tester_search_country, tester_search_rank, tester_search_facets;
    create index tester_facet_late on tester_facet (chunk) where chunk >= 16384;
    create index tester_model_late on tester_model (chunk) where chunk >= 16384;

    create or replace function place_late_testers() returns void language plpgsql set work_mem = '64MB' as $$
    declare
      zeros bytea := decode(repeat('00', 4096), 'hex');
      seen bigint[]; placed uuid[]; total integer; late record; lists integer[] := '{}'; free integer;
    begin
      perform pg_advisory_xact_lock(7382402);
      select array_agg(id), array_agg(distinct tester_id) from tester_facet_stale into seen, placed;
      if seen is null then return; end if;
      with word as (
        select position >> 15 as chunk, (position & 32767) >> 5 as word, bit_or(1 << (31 - (position & 31))) as bits
        from tester_place where tester_id = any (placed) group by 1, 2
      ), spaced as (
        select *, word - coalesce(lag(word) over (partition by chunk order by word), -1) - 1 as gap from word
      ), built as (
        select chunk, string_agg(substring(zeros from 1 for gap * 4) || int4send(bits), ''::bytea order by word) as bytes from spaced group by chunk
      )
      update tester_facet f
        set bits = f.bits & ~('x' || encode(bytes || substring(zeros from 1 for length(f.bits) / 8 - length(bytes)), 'hex'))::bit varying
        from built where f.kind = 'everyone' and f.chunk = built.chunk;
      delete from tester_place where tester_id = any (placed);
      total := cardinality(placed);
      for late in select chunk, bit_count(bits)::integer as size from tester_facet where kind = 'everyone' and chunk >= 16384 order by 2 loop
        exit when late.size > 2 * total;
        lists := lists || late.chunk;
        total := total + late.size;
      end loop;
      with left_behind as (
        delete from tester_place using unnest(lists) list where position between list << 15 and (list << 15) + 32767 returning tester_id
      ) select placed || coalesce(array_agg(tester_id), '{}') from left_behind into placed;
      delete from tester_facet where chunk >= 16384 and chunk = any (lists);
      delete from tester_model where chunk >= 16384 and chunk = any (lists);
      select min(n) from generate_series(16384, 16384 + 63) n
        where not exists (select from tester_facet where kind = 'everyone' and chunk = n) into free;
      create temporary table ranked on commit drop as
        select (row_number() over (order by rank_percentile desc, tester_id))::integer - 1 + (free << 15) as position, tester_id, country_id, language_ids
        from tester_search where tester_id = any (placed);
      perform make_tester_facets();
      delete from tester_facet_stale where id = any (seen);
      drop table ranked;
    end $$;
  `.execute(db);
}
