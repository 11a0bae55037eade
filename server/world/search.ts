import type { OwnerClient } from './rows.ts';

const triggers = { tester: 'tester_search_tester', tester_language: 'tester_search_language', tester_device: 'tester_search_device' };

/** Runs work without the row-wise triggers that keep tester_search, which then has to be rebuilt as a whole. */
export const withoutSearchTriggers = async <T>(client: OwnerClient, work: () => Promise<T>): Promise<T> => {
  for (const [table, trigger] of Object.entries(triggers)) await client.query(`alter table ${table} disable trigger ${trigger}`);
  const result = await work();
  for (const [table, trigger] of Object.entries(triggers)) await client.query(`alter table ${table} enable trigger ${trigger}`);
  return result;
};

/** Rebuilds the search rows of all testers in one statement. */
export const searchOfEveryone = async (client: OwnerClient): Promise<void> => {
  await client.query('truncate tester_search');
  await client.query(`
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
    where t.active`);
};
