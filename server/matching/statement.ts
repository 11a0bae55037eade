import { compile, join, literal, raw, sql, type Sql, type Statement } from '#server/database/sql.ts';
import { hasModels, matchedChunks, openedByModels, searchRowMatches } from './bitmaps.ts';
import { knownIds, type TesterWishes, referenceNumbers } from './wishes.ts';

export type LeftOut = { readonly excludedTesterIds?: readonly string[] | null; readonly excludedTestIds?: readonly string[] | null };

export type MatchingInput = TesterWishes &
  LeftOut & {
    readonly organizationId: string;
    readonly numberOfResultsNeeded: number;
    readonly after?: string | null;
  };

const pageSize = 50;

/** As many as results are needed, and half as many again as backups. */
export const testersShown = (numberOfResultsNeeded: number): number => numberOfResultsNeeded + Math.ceil(numberOfResultsNeeded / 2);

/** Chunks from here on hold testers that changed since the last rebuild, each chunk ranked by itself. */
const late = 16384;
const isLate = (column: string): Sql => raw(`${column} >= ${late}`);
const listOf = (column: string): Sql => raw(`greatest(${column}, ${late - 1})`);
const latePlace = raw(String(late * 32768));

/** Clears the bits up to the position. */
const behind = ({ place }: Cursor): Sql => sql`(
  select chunk, bits, bit_count(bits) as size from (
    select chunk, case when chunk = ${place}::int >> 15 then overlay(bits placing repeat('0', (${place}::int & 32767) + 1)::varbit from 1) else bits end as bits
    from matched where chunk >= ${place}::int >> 15
  ) rest)`;

const countedByBitmaps = (wishes: TesterWishes): Sql => sql`
  matched as materialized (${matchedChunks(wishes)}),
  sized as materialized (select chunk, bits, bit_count(bits) as size from matched),
  hits as materialized (
    select h.position from hidden h join sized on chunk = h.position >> 15 where size > 0 and get_bit(bits, h.position & 32767) = 1
  ),
  whole as (select coalesce(sum(size), 0) as size from sized)`;

const openedByBitmaps = (limit: number, after: Cursor | null): Sql => {
  /** The position is of the first list; late chunks are searched whole. */
  const wholeLate = after === null ? raw('') : sql` or ${isLate('chunk')}`;
  return sql`
  wanted as materialized (select ${limit}::int + (select count(*) from hits) as places),
  near as materialized (
    select chunk, bits from (
      select chunk, bits, size, sum(size) over (partition by ${listOf('chunk')} order by chunk) - size as before from ${after === null ? raw('sized') : behind(after)} s where size > 0
    ) c
    where before < (select places from wanted)${wholeLate}
  ),
  part as (
    select chunk, word, bits, bit_count(bits) as size
    from (select chunk, word, substring(bits from word * 128 + 1 for 128) as bits from near cross join lateral generate_series(0, length(bits) / 128 - 1) word) p
  ),
  near_part as materialized (
    select chunk, word, bits from (select *, sum(size) over (partition by ${listOf('chunk')} order by chunk, word) - size as before from part where size > 0) p
    where before < (select places from wanted)${wholeLate}
  ),
  opened as (
    select chunk * 32768 + word * 128 + bit as position from near_part cross join generate_series(0, 127) bit where get_bit(bits, bit) = 1
  )`;
};

const countedByModels = (wishes: TesterWishes): Sql => sql`
  ${openedByModels(wishes, raw('matching_place'))},
  hits as materialized (select position from hidden join matching_place using (position)),
  whole as (select count(*) as size from matching_place)`;

const openedAtModels = (after: Cursor | null): Sql =>
  sql`opened as (select position from matching_place${after === null ? raw('') : sql` where position > ${after.place}::int`})`;

/** Rank and id of the last tester, and its position in the bitmaps with the tester who holds it. */
type Cursor = { readonly rank: number; readonly testerId: string; readonly place: number; readonly holder: string };

const nowhere = -1;
const everybody = 2 ** 30;

const readCursor = (text: string | null | undefined): Cursor | null => {
  const [rank, testerId, place, holder] = (text ?? '').split('.');
  const cursor = { rank: Number(rank), testerId: testerId ?? '', place: Number(place), holder: holder ?? '' };
  const isRead = Number.isInteger(cursor.rank) && Number.isInteger(cursor.place) && cursor.place >= nowhere && cursor.place < 2 ** 31;
  return isRead && knownIds([cursor.testerId]).length === 1 ? cursor : null;
};

const takesPart = ({ excludedTestIds }: LeftOut): Sql => {
  const tests = knownIds(excludedTestIds);
  return tests.length === 0
    ? raw('')
    : sql` union select p.tester_id from participant p where p.test_id = any (${tests}::uuid[]) and p.joined_at is not null`;
};

/** `counted (total)`, exact: bits of stale and excluded testers are cleared, and stale testers judged by their search row. */
const countingParts = (wishes: TesterWishes, leftOut: LeftOut): Sql => sql`
  stale as materialized (select distinct tester_id from tester_facet_stale),
  excluded as materialized (select unnest(${knownIds(leftOut.excludedTesterIds)}::uuid[]) as tester_id${takesPart(leftOut)}),
  hidden as materialized (
    select p.position from tester_place p join excluded using (tester_id)
    union select p.position from tester_place p join stale using (tester_id)
  ),
  fresh as materialized (
    select s.tester_id, s.rank_percentile from stale cross join lateral (select * from tester_search where tester_id = stale.tester_id offset 0) s
    where ${searchRowMatches(wishes)} and s.tester_id not in (select tester_id from excluded)
  ),
  ${hasModels(wishes) ? countedByModels(wishes) : countedByBitmaps(wishes)},
  counted as materialized (select (select size from whole) - (select count(*) from hits) + (select count(*) from fresh) as total)`;

/** `counted`, and `best (tester_id, rank_percentile, position)`. Opens only the chunks and words that hold the best. */
export const matchingParts = (wishes: TesterWishes, leftOut: LeftOut, limit: number, after: Cursor | null = null): Sql => {
  const most = after?.place === nowhere ? everybody : limit;
  return sql`
  ${countingParts(wishes, leftOut)},
  ${hasModels(wishes) ? openedAtModels(after) : openedByBitmaps(most, after)},
  there as (select position from opened where position not in (select position from hits)),
  standing as (
    select p.tester_id, s.rank_percentile, o.position
    from (
      (select position from there where position < ${latePlace} order by position limit ${most}::int)
      union all (
        select position from (
          select position, row_number() over (partition by position >> 15 order by position) as at from there where position >= ${latePlace}
        ) l where at <= ${after === null ? most : everybody}::int
      )
    ) o
    join tester_place p using (position) join tester_search s using (tester_id)
  ),
  best as materialized (
    select tester_id, rank_percentile, position
    from (select tester_id, rank_percentile, position from standing union all select tester_id, rank_percentile, null from fresh) b
    ${after === null ? raw('') : sql`where (-rank_percentile, tester_id) > (${-after.rank}::int, ${after.testerId}::uuid)`}
    order by rank_percentile desc, tester_id limit ${limit}::int
  )`;
};

export const matchingCount = (wishes: TesterWishes, leftOut: LeftOut = {}): Sql =>
  sql`(with ${countingParts(wishes, leftOut)} select total::int from counted)`;

const testerJson = (organizationId: string): Sql => sql`json_build_object(
  'id', t.id, 'email', t.email, 'fullName', t.full_name, 'availability', t.availability, 'rankPercentile', t.rank_percentile,
  'testedForCustomer', exists (
    select from participant p where p.tester_id = t.id and p.organization_id = ${organizationId}::uuid and p.joined_at is not null),
  'backupOnly', t.backup_only, 'country', json_build_object('code', c.code, 'name', c.name))`;

/** After a rebuild the position may be another tester's: then the cursor goes by rank and id. */
const cursorHolds = ({ place, holder }: Cursor): Sql =>
  sql`exists (select from tester_place where position = ${place}::int and tester_id::text = ${holder})`;

const page = (input: MatchingInput, size: number, after: Cursor | null): Sql => {
  const limit = after === null ? testersShown(input.numberOfResultsNeeded) : size;
  return sql`(
    with ${matchingParts(input, input, limit, after)},
    reached as (select max(position) as position from best where position < ${latePlace}),
    floor as (
      select r.position, p.tester_id from (select coalesce((select position from reached), ${after?.place ?? nowhere}::int) as position) r
      left join tester_place p using (position)
    )
    select json_build_object(
      'totalNumber', (select total from counted),
      'testers', coalesce((
        select json_agg(${testerJson(input.organizationId)} order by best.rank_percentile desc, best.tester_id)
        from best join tester t on t.id = best.tester_id join country c on c.id = t.country_id
      ), '[]'::json),
      'endCursor', (
        select concat_ws('.', b.rank_percentile, b.tester_id, f.position, f.tester_id)
        from (select rank_percentile, tester_id, row_number() over (order by rank_percentile desc, tester_id) as at from best) b, floor f where b.at = ${limit}::int
      )
    ))`;
};

/** JSON of MatchingTesters, best first. Unprepared: the planner must see the values. */
export const matchingTestersStatement = (input: MatchingInput, size = pageSize): Statement => {
  const after = readCursor(input.after);
  if (after === null) return compile(sql`select ${page(input, size, null)}::text as json`);
  const again = { ...after, place: nowhere };
  return compile(
    sql`select (case when ${cursorHolds(after)} then ${page(input, size, after)} else ${page(input, size, again)} end)::text as json`,
  );
};

const criteria = [
  'countryIds',
  'languageIds',
  'deviceTypeIds',
  'operatingSystemIds',
  'operatingSystemVersionIds',
  'manufacturerIds',
  'mobileDeviceIds',
] as const;

/** JSON of MatchingCosts: how many would match without each criterion. */
export const matchingCostsStatement = (input: MatchingInput): Statement => {
  const lists = criteria
    .filter((criterion) => (input[criterion] ?? []).length > 0)
    .map((criterion) => ({ criterion, leaves: { [criterion]: [] } }));
  const hands = (['excludedTesterIds', 'excludedTestIds'] as const)
    .filter((criterion) => knownIds(input[criterion]).length > 0)
    .map((criterion) => ({ criterion, leaves: { [criterion]: [] } }));
  const costs = [...lists, ...hands].map(({ criterion, leaves }) => {
    const without = { ...input, ...leaves };
    return sql`json_build_object('criterion', ${raw(literal(criterion))}, 'totalNumber', ${matchingCount(without, without)})`;
  });
  return compile(sql`select json_build_array(${join(costs)})::text as json`);
};

/** JSON of TestersByEmail, in the order of the addresses. */
export const testersByEmailStatement = (organizationId: string, emails: readonly string[]): Statement =>
  compile(sql`
    select coalesce(json_agg(json_build_object('email', lower(asked.email), 'tester', case when t.id is null then null else ${testerJson(organizationId)} end) order by asked.at), '[]')::text as json
    from unnest(${emails}::text[]) with ordinality asked (email, at)
      left join tester t on t.email = asked.email::citext and t.active left join country c on c.id = t.country_id`);

/** JSON of InvalidDeviceTesters. */
export const invalidDevicesStatement = (emails: readonly string[], versionIds: readonly string[]): Statement =>
  compile(sql`
    select coalesce(json_agg(json_build_object('email', lower(asked.email), 'fullName', t.full_name, 'devices', coalesce((
      select json_agg(concat_ws(', ', coalesce(m.name, k.name), v.name) order by d.id) from tester_device d
        join operating_system_version v on v.id = d.operating_system_version_id
        join operating_system_device_type k on k.id = d.operating_system_device_type_id
        left join mobile_device m on m.id = d.mobile_device_id
      where d.tester_id = t.id), '[]'::json)) order by asked.at), '[]')::text as json
    from unnest(${emails}::text[]) with ordinality asked (email, at) left join tester t on t.email = asked.email::citext and t.active
    where not exists (
      select from tester_device d where d.tester_id = t.id and d.operating_system_version_id = any (${referenceNumbers(versionIds)}::int[]))`);
