import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { migrate, migrationNames } from '../migrate.ts';
import {
  ArchiveError,
  expectFrame,
  headerSchema,
  readArchive,
  sequencesSchema,
  tableSchema,
  tallySchema,
  type Frame,
  type Header,
  type Sequences,
  type Table,
} from './archive.ts';
import { backupClient, columnsOf, listTables, qualified, tallyTable } from './catalog.ts';
import { copyIn } from './copy.ts';
import { queueVersion, type BackupReport } from './dump.ts';

const refuseFilled = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ has: boolean }>(`select to_regclass('public.organization') is not null as has`);
  if (rows[0]?.has !== true) return;
  const { rowCount } = await client.query('select from organization limit 1');
  if (rowCount !== 0)
    throw new ArchiveError('The database is not empty. Restore into a new one: another DATA_DIR, or a DATABASE_URL of an empty database.');
};

const refuseNewer = async (client: pg.Client, last: string): Promise<void> => {
  const { rows } = await client.query<{ has: boolean }>(`select to_regclass('public.kysely_migration') is not null as has`);
  if (rows[0]?.has !== true) return;
  const { rowCount } = await client.query('select from kysely_migration where name > $1 limit 1', [last]);
  if (rowCount !== 0)
    throw new ArchiveError(
      'The database has a newer schema than the archive. Restore into one without any tables; it is migrated afterwards.',
    );
};

const prepare = async (client: pg.Client, ownerUrl: string, header: Header): Promise<void> => {
  const known = await migrationNames();
  const foreign = header.migrations.filter((name) => !known.includes(name));
  if (foreign.length > 0) throw new ArchiveError(`The archive was made by a newer Muster (${foreign.join(', ')}).`);
  const last = header.migrations.at(-1);
  if (last === undefined || known.indexOf(last) + 1 !== header.migrations.length)
    throw new ArchiveError('The archive was made from a schema that this Muster does not know.');
  await refuseNewer(client, last);
  await migrate(ownerUrl, last);
  if (header.queueVersion === null) return;
  const boss = new PgBoss({ connectionString: ownerUrl, schema: 'pgboss', supervise: false, schedule: false, max: 2 });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
};

type ForeignKey = { readonly owner: string; readonly name: string; readonly definition: string };

const loosen = async (client: pg.Client, tables: readonly Table[]): Promise<readonly ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = connamespace
    where contype = 'f' and conparentid = 0 and nspname in ('public', 'pgboss')`);
  for (const key of rows) await client.query(`alter table ${key.owner} drop constraint ${key.name}`);
  for (const table of tables) await client.query(`alter table ${qualified(table)} disable trigger user`);
  if (tables.length > 0) await client.query(`truncate ${tables.map(qualified).join(', ')}`);
  return rows;
};

const tighten = async (client: pg.Client, tables: readonly Table[], keys: readonly ForeignKey[]): Promise<void> => {
  for (const table of tables) await client.query(`alter table ${qualified(table)} enable trigger user`);
  for (const key of keys) await client.query(`alter table ${key.owner} add constraint ${key.name} ${key.definition}`);
};

/** Transaction ids of another server mean nothing here: the outbox rows get new ones. */
const renumber = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ owner: string; column: string }>(`
    select attrelid::regclass::text as owner, quote_ident(attname) as column from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
    where atttypid = 'xid8'::regtype and relkind in ('r', 'p') and nspname = 'public' and not attisdropped`);
  for (const { owner, column } of rows) await client.query(`update ${owner} set ${column} = pg_current_xact_id()`);
};

const placeSequences = async (client: pg.Client, sequences: Sequences, isWanted: (schema: string) => boolean): Promise<void> => {
  for (const { schema, name, value, isCalled } of sequences)
    if (isWanted(schema)) await client.query('select setval($1::regclass, $2::bigint, $3)', [qualified({ schema, name }), value, isCalled]);
};

type Frames = AsyncGenerator<Frame>;

const nextOf = async (frames: Frames): Promise<Frame | undefined> => {
  const step = await frames.next();
  return step.done === true ? undefined : step.value;
};

/** Leaves the frame after the rows in `last`. */
async function* rowsOf(frames: Frames, last: { frame: Frame | undefined }): AsyncGenerator<Buffer> {
  for (let frame = await nextOf(frames); ; frame = await nextOf(frames)) {
    last.frame = frame;
    if (frame?.kind !== 'rows') return;
    yield frame.body;
  }
}

const loadTable = async (client: pg.Client, table: Table, frames: Frames, isWanted: boolean): Promise<number> => {
  const last: { frame: Frame | undefined } = { frame: undefined };
  const rows = rowsOf(frames, last);
  if (isWanted) await copyIn(client, `copy ${qualified(table)} (${columnsOf(table)}) from stdin`, rows);
  else for await (const _ of rows);
  const tally = expectFrame(last.frame, 'tally', tallySchema);
  if (!isWanted) return 0;
  const found = await tallyTable(client, table);
  if (found.rows !== tally.rows || found.digest !== tally.digest)
    throw new ArchiveError(
      `Table ${table.name} came back with ${found.rows} rows that differ from the ${tally.rows} of the archive. Nothing was restored.`,
    );
  return tally.rows;
};

const loadAll = async (client: pg.Client, frames: Frames, isWanted: (schema: string) => boolean): Promise<BackupReport> => {
  let [tables, rows] = [0, 0];
  let frame = await nextOf(frames);
  for (; frame?.kind === 'table'; frame = await nextOf(frames)) {
    const table = expectFrame(frame, 'table', tableSchema);
    rows += await loadTable(client, table, frames, isWanted(table.schema));
    tables += 1;
  }
  await placeSequences(client, expectFrame(frame, 'sequences', sequencesSchema), isWanted);
  if ((await nextOf(frames))?.kind !== 'end') throw new ArchiveError('The archive ends too early.');
  return { tables, rows };
};

/** Into an empty database, checked row by row; on a failure it stays empty. */
export const restore = async (ownerUrl: string, file: string, say: (line: string) => void = () => undefined): Promise<BackupReport> => {
  const frames = readArchive(file);
  const client = await backupClient(ownerUrl);
  try {
    const header = expectFrame(await nextOf(frames), 'header', headerSchema);
    await refuseFilled(client);
    await prepare(client, ownerUrl, header);
    const hasQueue = header.queueVersion !== null && header.queueVersion === (await queueVersion(client));
    if (header.queueVersion !== null && !hasQueue) say('Waiting jobs are left out: they are of another version of the queue.');
    const isWanted = (schema: string): boolean => schema === 'public' || hasQueue;
    await client.query('begin');
    const tables = (await listTables(client)).filter((table) => isWanted(table.schema));
    const keys = await loosen(client, tables);
    const report = await loadAll(client, frames, isWanted);
    await renumber(client);
    await tighten(client, tables, keys);
    await client.query('commit');
    await migrate(ownerUrl);
    return report;
  } finally {
    await frames.return(undefined);
    await client.end();
  }
};
