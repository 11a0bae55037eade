import { compile, sql, type Sql, type Statement } from '#server/database/sql.ts';
import { hasModels, matchedChunks, openedByModels, searchRowMatches } from './bitmaps.ts';
import { knownIds, type TesterWishes } from './wishes.ts';

export type MatchingInput = TesterWishes & {
  readonly organizationId: string;
  readonly numberOfResultsNeeded: number;
  readonly excludedTesterIds?: readonly string[] | null;
};

/** As many as results are needed, and half as many again as backups. */
export const testersShown = (numberOfResultsNeeded: number): number => numberOfResultsNeeded + Math.ceil(numberOfResultsNeeded / 2);

const byBitmaps = (wishes: TesterWishes, limit: number): Sql => sql`
  matched as materialized (${matchedChunks(wishes)}),
  sized as materialized (select chunk, bits, bit_count(bits) as size from matched),
  hits as materialized (
    select h.position from hidden h join sized on chunk = h.position >> 15 where size > 0 and get_bit(bits, h.position & 32767) = 1
  ),
  whole as (select coalesce(sum(size), 0) as size from sized),
  wanted as materialized (select ${limit}::int + (select count(*) from hits) as places),
  near as materialized (
    select chunk, bits from (select chunk, bits, size, sum(size) over (order by chunk) - size as before from sized where size > 0) c
    where before < (select places from wanted)
  ),
  part as (
    select chunk, word, bits, bit_count(bits) as size
    from (select chunk, word, substring(bits from word * 128 + 1 for 128) as bits from near cross join lateral generate_series(0, length(bits) / 128 - 1) word) p
  ),
  near_part as materialized (
    select chunk, word, bits from (select *, sum(size) over (order by chunk, word) - size as before from part where size > 0) p
    where before < (select places from wanted)
  ),
  opened as (
    select chunk * 32768 + word * 128 + bit as position from near_part cross join generate_series(0, 127) bit where get_bit(bits, bit) = 1
  )`;

const byModels = (wishes: TesterWishes): Sql => sql`
  ${openedByModels(wishes)},
  hits as materialized (select position from hidden join opened using (position)),
  whole as (select count(*) as size from opened)`;

/**
 * `best (tester_id, rank_percentile)` and `counted (total)`: the best testers and the exact number of all that match.
 * Bits of stale and excluded testers are left out; stale testers are judged by their search row. Only the chunks and words that hold the best are opened.
 */
export const matchingParts = (wishes: TesterWishes, excluded: readonly string[], limit: number): Sql => sql`
  stale as materialized (select distinct tester_id from tester_facet_stale),
  hidden as materialized (
    select p.position from tester_place p where p.tester_id = any (${excluded}::uuid[])
    union select p.position from tester_place p join stale using (tester_id)
  ),
  fresh as materialized (
    select s.tester_id, s.rank_percentile from stale join tester_search s using (tester_id)
    where ${searchRowMatches(wishes)} and s.tester_id <> all (${excluded}::uuid[])
  ),
  ${hasModels(wishes) ? byModels(wishes) : byBitmaps(wishes, limit)},
  counted as materialized (select (select size from whole) - (select count(*) from hits) + (select count(*) from fresh) as total),
  standing as (
    select p.tester_id, s.rank_percentile
    from (select position from opened where position not in (select position from hits) order by position limit ${limit}::int) o
    join tester_place p using (position) join tester_search s using (tester_id)
  ),
  best as materialized (
    select tester_id, rank_percentile from (select * from standing union all select * from fresh) b
    order by rank_percentile desc, tester_id limit ${limit}::int
  )`;

/** The exact number of testers who fit, as an expression. */
export const matchingCount = (wishes: TesterWishes): Sql => sql`(with ${matchingParts(wishes, [], 1)} select total::int from counted)`;

/** The testers who fit, best first, with their exact number, as the JSON of MatchingTesters. Run it unprepared: the planner must see the values. */
export const matchingTestersStatement = (input: MatchingInput): Statement =>
  compile(sql`
    with ${matchingParts(input, knownIds(input.excludedTesterIds), testersShown(input.numberOfResultsNeeded))}
    select json_build_object(
      'totalNumber', (select total from counted),
      'testers', coalesce((
        select json_agg(json_build_object(
          'id', t.id, 'email', t.email, 'fullName', t.full_name, 'availability', t.availability, 'rankPercentile', best.rank_percentile,
          'testedForCustomer', exists (
            select from participant p where p.tester_id = t.id and p.organization_id = ${input.organizationId}::uuid and p.joined_at is not null),
          'backupOnly', t.backup_only, 'country', json_build_object('code', c.code, 'name', c.name)
        ) order by best.rank_percentile desc, best.tester_id)
        from best join tester t on t.id = best.tester_id join country c on c.id = t.country_id
      ), '[]'::json)
    )::text as json`);
