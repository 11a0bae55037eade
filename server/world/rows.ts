export type OwnerClient = {
  readonly query: (text: string, values?: unknown[]) => Promise<{ readonly rows: readonly unknown[]; readonly rowCount: number | null }>;
};

export type Cell = string | number | boolean | null | Date | readonly Cell[] | { readonly [key: string]: Cell };

export type WorldRow = Readonly<Record<string, Cell>>;

const rowsPerStatement = 4000;

/** All with the columns of the first one; existing rows stay. */
export const insertRows = async (client: OwnerClient, table: string, rows: readonly WorldRow[]): Promise<void> => {
  const first = rows[0];
  if (first === undefined) return;
  const columns = Object.keys(first).join(', ');
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json) on conflict do nothing`,
      [JSON.stringify(rows.slice(from, from + rowsPerStatement))],
    );
  }
};

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
