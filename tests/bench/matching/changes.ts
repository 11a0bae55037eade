import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

type Changes = { readonly stop: () => Promise<{ readonly perSecond: number }> };

/** One change of a profile: a new rank, a new country, or another version on a device. */
const changed = [
  'update tester set rank_percentile = (rank_percentile + 7) % 100 where id = any ($1::uuid[])',
  'update tester t set country_id = (select country_id from tester o where o.id <> t.id limit 1) where id = any ($1::uuid[])',
  'update tester_device d set operating_system_version_id = (select v.id from operating_system_version v where v.operating_system_id = d.operating_system_id order by v.id limit 1) where tester_id = any ($1::uuid[])',
] as const;

/** Lets profiles of the crowd change, so many a second, one statement for each ten. */
export async function startChanges(url: string, perSecond: number): Promise<Changes> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from tester where active order by md5(id::text) limit 20000');
  const started = performance.now();
  let made = 0;
  const ending = new AbortController();
  const work = (async () => {
    while (!ending.signal.aborted) {
      const due = ((performance.now() - started) / 1000) * perSecond;
      if (made >= due) {
        await pause(5);
        continue;
      }
      const ids = rows.slice(made % rows.length, (made % rows.length) + 10).map(({ id }) => id);
      await client.query(changed[(made / 10) % changed.length] ?? changed[0], [ids]);
      made += 10;
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await work;
      const seconds = (performance.now() - started) / 1000;
      await client.end();
      return { perSecond: made / seconds };
    },
  };
}
