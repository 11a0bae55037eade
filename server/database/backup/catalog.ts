import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Sequences, Table, Tally } from './archive.ts';
import { copyOut } from './copy.ts';

/** Fixes the output formats whatever the server's settings, and fails rather than silently skip rows under row-level security. */
export const backupClient = async (ownerUrl: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'muster backup' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'iso_8601'; set extra_float_digits = 1; set bytea_output = 'hex';
    set row_security = off; set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`);
  return client;
};

const ours = `nspname in ('public', 'pgboss')`;

/** Without the migrations' own tables, which migrating fills. */
export const listTables = async (client: pg.Client): Promise<readonly Table[]> => {
  const { rows } = await client.query<Table>(`
    select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class c join pg_namespace n on n.oid = relnamespace join pg_attribute a on a.attrelid = c.oid
    where ${ours} and relkind in ('r', 'p') and not relispartition and relname not like 'kysely\\_migration%'
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by nspname, relname order by nspname desc, relname`);
  return rows;
};

export const qualified = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const columnsOf = ({ columns }: Table): string => columns.map((column) => pg.escapeIdentifier(column)).join(', ');

export const listSequences = async (client: pg.Client): Promise<Sequences> => {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname in ('public', 'pgboss') order by 1, 2`,
  );
  const all: Sequences = [];
  for (const sequence of rows) {
    const { rows: state } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${qualified(sequence)}`,
    );
    all.push(...state.map((one) => ({ ...sequence, ...one })));
  }
  return all;
};

const mask = (1n << 128n) - 1n;

/** A count and a sum of hashes: the same rows in any order give the same tally. */
export const tallying = (): { readonly add: (row: Buffer) => void; readonly tally: () => Tally } => {
  let rows = 0;
  let sum = 0n;
  return {
    add: (row) => {
      const hash = createHash('sha256').update(row).digest();
      rows += 1;
      sum = (sum + ((hash.readBigUInt64BE(0) << 64n) | hash.readBigUInt64BE(8))) & mask;
    },
    tally: () => ({ rows, digest: sum.toString(16).padStart(32, '0') }),
  };
};

const selection = (table: Table): string => `copy (select ${columnsOf(table)} from ${qualified(table)}) to stdout`;

const portion = 256 * 1024;

export const readTable = async (client: pg.Client, table: Table, take: (rows: Buffer) => Promise<void>): Promise<Tally> => {
  const counter = tallying();
  let held: Buffer[] = [];
  let size = 0;
  const give = (): Promise<void> => {
    const rows = Buffer.concat(held);
    [held, size] = [[], 0];
    return take(rows);
  };
  await copyOut(client, selection(table), (row) => {
    counter.add(row);
    held.push(row);
    size += row.length;
    return size >= portion ? give() : null;
  });
  if (size > 0) await give();
  return counter.tally();
};

export const tallyTable = async (client: pg.Client, table: Table): Promise<Tally> => {
  const counter = tallying();
  await copyOut(client, selection(table), (row) => {
    counter.add(row);
    return null;
  });
  return counter.tally();
};
