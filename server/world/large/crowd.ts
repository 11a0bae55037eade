import { namePools } from '../demo/names.ts';
import { regions } from '../demo/regions.ts';
import { countryId, languages } from '../reference/countries.ts';
import type { OwnerClient } from '../rows.ts';
import { withSearchRebuilt } from '../rows.ts';

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

export const crowdTables = ['tester', 'tester_language', 'tester_device', 'tester_search'] as const;

export const fillCrowd = (client: OwnerClient, count: number): Promise<void> =>
  withSearchRebuilt(client, async () => {
    await client.query(testers, [count, given, family, inhabited]);
    await client.query(spoken, [count, languages.map(({ id }) => id)]);
    await client.query(devices, [count]);
  });
