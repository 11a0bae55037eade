import { join, raw, sql, type Sql } from '#server/database/sql.ts';
import { deviceFacets, personFacets, type Facet, type TesterWishes } from './wishes.ts';

type Owner = { readonly query: (text: string) => Promise<{ readonly rows: readonly unknown[] }> };

/** The changed testers of one chunk; beyond it, or an eighth of the crowd, all bitmaps are rebuilt. */
const mostLate = 32_768;
/** So few are faster judged one by one. */
const fewStale = 100;

/** Matches are exact before and after; this keeps them fast. Runs as owner. */
export const keepFacetsFresh = async (owner: Owner): Promise<boolean> => {
  const { rows } = await owner.query(
    `select case when changed <= least(${mostLate}, placed / 8) then place_late_testers() else rebuild_tester_facets() end from (
       select stale, placed, stale + late as changed from (
         select (select count(distinct tester_id) from tester_facet_stale) as stale,
           (select coalesce(max(position) + 1, 0) from tester_place where position < 16384 << 15) as placed,
           (select coalesce(sum(bit_count(bits)), 0) from tester_facet where kind = 'everyone' and chunk >= 16384) as late
       ) sizes
     ) s where stale > ${fewStale}`,
  );
  return rows.length > 0;
};

const literal = (kind: string): Sql => raw(`'${kind}'`);

const anySlot = ({ kind, values }: Facet): Sql =>
  sql`(select chunk, bit_or(bits) as bits from tester_facet where kind = ${literal(kind)} and slot = 0 and value = any (${values}::int[]) group by chunk)`;

const eachSlot = ({ kind, values }: Facet): Sql =>
  sql`(select slot, chunk, bit_or(bits) as bits from tester_facet where kind = ${literal(kind)} and slot > 0 and value = any (${values}::int[]) group by slot, chunk)`;

const joined = (parts: readonly Sql[], key: string): Sql =>
  join(
    parts.map((part, index) => (index === 0 ? sql`${part} f0` : sql`join ${part} ${raw(`f${index}`)} using (${raw(key)})`)),
    ' ',
  );

const bits = (count: number): Sql => raw(Array.from({ length: count }, (_, index) => `f${index}.bits`).join(' & '));

const onEachDevice = (facets: readonly Facet[]): Sql =>
  sql`(select slot, chunk, ${bits(facets.length)} as bits from ${joined(facets.map(eachSlot), 'slot, chunk')})`;

const oneDevice = (facets: readonly Facet[]): Sql =>
  sql`(select chunk, bit_or(bits) as bits from ${onEachDevice(facets)} d group by chunk)`;

/** Intersected with every match: clears positions that their testers left. */
const everyone = raw(`(select chunk, bits from tester_facet where kind = 'everyone')`);

export const matchedChunks = (wishes: TesterWishes): Sql => {
  const device = deviceFacets(wishes);
  const onDevice = device.length > 1 ? [oneDevice(device)] : device.map(anySlot);
  const parts = [everyone, ...personFacets(wishes).map(anySlot), ...onDevice];
  return sql`select chunk, ${bits(parts.length)} as bits from ${joined(parts, 'chunk')}`;
};

const hasFacet = ({ kind, searchColumn, values }: Facet): Sql =>
  kind === 'country' ? sql`s.country_id = any (${values}::int[])` : sql`s.${raw(searchColumn)} && ${values}::int[]`;

const onThisDevice = ({ deviceColumn, values }: Facet): Sql => sql`d.${raw(deviceColumn)} = any (${values}::int[])`;

const isModel = ({ kind }: Facet): boolean => kind === 'mobile_device';

export const hasModels = (wishes: TesterWishes): boolean => deviceFacets(wishes).some(isModel);

const personBits = (facets: readonly Facet[]): Sql =>
  sql`(select chunk, ${bits(facets.length + 1)} as bits from ${joined([everyone, ...facets.map(anySlot)], 'chunk')})`;

/** The bits of a chunk, and of each device where several criteria must hold on one. */
const mask = (person: readonly Facet[], device: readonly Facet[]): Sql =>
  device.length === 0
    ? personBits(person)
    : sql`(select d.slot, d.chunk, d.bits & p.bits as bits from ${onEachDevice(device)} d join ${personBits(person)} p using (chunk))`;

/** For models, which are too many for bitmaps: positions of testers who have one, with all other criteria on that device. */
export const openedByModels = (wishes: TesterWishes, called: Sql): Sql => {
  const device = deviceFacets(wishes);
  const models = device.filter(isModel).flatMap(({ values }) => values);
  const [person, others] = [personFacets(wishes), device.filter((facet) => !isModel(facet))];
  const wished = sql`tester_model x where x.mobile_device_id = any (${models}::int[])`;
  const keys = raw(others.length === 0 ? 'chunk' : 'slot, chunk');
  return sql`mask as materialized ${mask(person, others)},
  ${called} as materialized (
    select distinct (u.chunk << 15) + u.at as position from (
      select chunk, m.bits, unnest(x.places) as at from (select slot, chunk, places from ${wished}) x join mask m using (${keys})
    ) u where get_bit(u.bits, u.at) = 1
  )`;
};

/** The same over search row `s`, for testers with stale bits. */
export const searchRowMatches = (wishes: TesterWishes): Sql => {
  const device = deviceFacets(wishes);
  const recheck =
    device.length > 1
      ? [sql`exists (select from tester_device d where d.tester_id = s.tester_id and ${join(device.map(onThisDevice), ' and ')})`]
      : [];
  return join([raw('true'), ...[...personFacets(wishes), ...device].map(hasFacet), ...recheck], ' and ');
};

/** The same over device `d` alone. */
export const deviceMatches = (wishes: TesterWishes): Sql => join([raw('true'), ...deviceFacets(wishes).map(onThisDevice)], ' and ');
