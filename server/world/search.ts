import type { OwnerClient } from './rows.ts';

const triggers = { tester: 'tester_search_tester', tester_language: 'tester_search_language', tester_device: 'tester_search_device' };

/** Row triggers on tester_search are off during the work, and it is rebuilt once afterwards. */
export const withSearchRebuilt = async <T>(client: OwnerClient, work: () => Promise<T>): Promise<T> => {
  for (const [table, trigger] of Object.entries(triggers)) await client.query(`alter table ${table} disable trigger ${trigger}`);
  const result = await work();
  for (const [table, trigger] of Object.entries(triggers)) await client.query(`alter table ${table} enable trigger ${trigger}`);
  await client.query('analyze tester, tester_language, tester_device');
  await client.query('select rebuild_tester_search()');
  return result;
};
