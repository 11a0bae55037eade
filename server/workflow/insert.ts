import type { Tx } from './transaction.ts';

/** The column of a field. */
export const snake = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** camelCase keys; all rows with the keys of the first; one statement. */
export const insertAll = async (tx: Tx, table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map(snake).join(', ');
  const records = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [snake(key), value])));
  await tx.query(`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`, [
    JSON.stringify(records),
  ]);
};
