import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Pool } from 'pg';
import { archiveDays } from '#schema/vocabulary/own-data.ts';
import type { FilesPort } from '../files/files.ts';
import { inSnapshot } from '../database/snapshot.ts';
import type { Db } from '../database/transaction.ts';
import { advance } from '../workflow/advance.ts';
import { each } from '../workflow/chores.ts';
import type { Clock } from '../workflow/clock.ts';
import type { Enqueue } from '../workflow/effects.ts';
import type { Jobs } from '../workflow/jobs.ts';
import { subjects } from '../workflow/subjects.ts';
import { systemViewer } from '../workflow/transaction.ts';
import type { Database } from '../workflow/transaction.ts';

export type OwnDataDeps = {
  readonly owner: Pool;
  readonly ownerUrl: string;
  readonly database: Database;
  readonly files: Pick<FilesPort, 'store' | 'read' | 'remove'>;
  readonly clock: Clock;
};

type Of = Jobs['make-archive'];
type Entry = { readonly name: string; readonly isPacked: boolean; readonly content: () => AsyncIterable<Uint8Array> };

const operation = 'ownData';
/** A ZIP without its 64-bit extension. */
const mostBytes = 4 * 1024 ** 3 - 1;
const rowsAtOnce = 500;
const day = 86_400_000;

/** Never handed out: what lets somebody in, and what only the server reads. */
const secret = /hash|sealed|secret|token|wrapped|storage_key|payload/u;

/** Every table that refers to a person, by its columns that do, so that a new one is part of the archive. */
const catalog = `
  select c.conrelid::regclass::text as table, array_agg(distinct quote_ident(a.attname)) as columns
  from pg_constraint c cross join lateral unnest(c.conkey) k (number) join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
  where c.contype = 'f' and c.confrelid = 'organization_user'::regclass and c.connamespace = 'public'::regnamespace and a.atttypid = 'uuid'::regtype
    and c.conrelid <> 'archive'::regclass and c.conrelid <> 'password'::regclass
  group by 1 order by 1`;

type Source = { readonly table: string; readonly where: string };

const sourcesOf = async (db: Db): Promise<readonly Source[]> => {
  const tables = await db.rows<{ table: string; columns: readonly string[] }>(catalog);
  return [
    { table: 'organization_user', where: 'x.id = $1' },
    { table: 'mail', where: 'lower(x.recipient) = (select lower(u.email::text) from organization_user u where u.id = $1)' },
    { table: 'audit', where: 'x.user_id = $1 or x.on_behalf_of_user_id = $1' },
    ...tables.map(({ table, columns }) => ({ table, where: columns.map((column) => `x.${column} = $1`).join(' or ') })),
  ];
};

const spoken = (row: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).filter(([column]) => !secret.test(column))), null, 2);

/** As a list of JSON, some hundred rows in memory at a time. */
async function* rowsOf(db: Db, { table, where }: Source, userId: string): AsyncGenerator<Uint8Array> {
  await db.query(`declare own_rows no scroll cursor for select to_jsonb(x) as row from ${table} x where ${where}`, [userId]);
  let begun = false;
  for (;;) {
    const rows = await db.rows<{ row: Readonly<Record<string, unknown>> }>(`fetch ${rowsAtOnce} from own_rows`);
    if (rows.length === 0) break;
    yield Buffer.from(`${begun ? ',\n' : '[\n'}${rows.map(({ row }) => spoken(row)).join(',\n')}`);
    begun = true;
  }
  await db.query('close own_rows');
  yield Buffer.from(begun ? '\n]\n' : '[]\n');
}

async function* zipped(entries: readonly Entry[], onDone: () => Promise<void>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    ready.push(piece);
  });
  for (const { name, isPacked, content } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for await (const piece of content()) {
      file.push(piece, false);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    await onDone();
    yield* ready.splice(0);
  }
  zip.end();
  if (failure !== null) throw failure;
  yield* ready.splice(0);
}

type Kept = { readonly id: string; readonly name: string; readonly key: string };
const filesOf = `
  select id, name, storage_key as key from chat_file where created_by = $1 union all select id, name, storage_key from upload where created_by = $1
  union all select id, name, storage_key from request_file where created_by = $1`;

const unsafe = /[\\/]/gu;

const entriesOf = async (db: Db, files: OwnDataDeps['files'], userId: string): Promise<readonly Entry[]> => {
  const sources = await sourcesOf(db);
  const kept = await db.rows<Kept>(filesOf, [userId]);
  return [
    ...sources.map((source): Entry => ({ name: `${source.table}.json`, isPacked: false, content: () => rowsOf(db, source, userId) })),
    ...kept.map(({ id, name, key }): Entry => ({
      name: `files/${id} ${name.replaceAll(unsafe, '_')}`,
      isPacked: true,
      content: async function* content() {
        const stream = await files.read(key);
        if (stream !== null) for await (const piece of stream) yield piece as Uint8Array;
      },
    })),
  ];
};

/** One snapshot of all that names the person, streamed into the storage; begun anew where it was cut. */
export const makeArchive = async (
  { owner, ownerUrl, database, files, clock }: OwnDataDeps,
  { archiveId, organizationId }: Of,
): Promise<void> => {
  const { rows } = await owner.query<{ userId: string }>(`select user_id as "userId" from archive where id = $1 and state = 'making'`, [
    archiveId,
  ]);
  const [asked] = rows;
  if (asked === undefined) return;
  const stored = await inSnapshot(ownerUrl, null, async (db) => {
    const entries = await entriesOf(db, files, asked.userId);
    let done = 0;
    const tell = async (): Promise<void> => {
      await owner.query('update archive set done = $2, total = $3 where id = $1', [archiveId, done, entries.length]);
      done += 1;
    };
    return files.store(zipped(entries, tell), { name: 'own-data.zip', maxBytes: mostBytes, kinds: ['archive'] });
  });
  const { sizeBytes, sha256, storageKey } = stored;
  const expiresAt = new Date(clock.now().getTime() + archiveDays * day).toISOString();
  await database.write(systemViewer(organizationId), (tx) =>
    advance(tx, subjects.archive, archiveId, { type: 'archive.finish', sizeBytes, sha256, storageKey, expiresAt }, { operation }),
  );
};

export const failArchive = ({ database }: Pick<OwnDataDeps, 'database'>, { archiveId, organizationId }: Of): Promise<unknown> =>
  database.write(systemViewer(organizationId), (tx) => advance(tx, subjects.archive, archiveId, { type: 'archive.fail' }, { operation }));

const old = `select id, organization_id, storage_key from archive where state = 'ready' and expires_at <= $1 limit 100`;
const cut = `select id, organization_id from archive where state = 'making' and created_at <= $1::timestamptz - interval '1 minute' limit 100`;

/** Removes what has expired, and queues again what a lost job left. */
export const tendArchives =
  (enqueue: Enqueue, files: Pick<FilesPort, 'remove'>) =>
  async ({ owner, database, clock }: Pick<OwnDataDeps, 'owner' | 'database' | 'clock'>): Promise<void> => {
    const { rows: expired } = await owner.query<{ id: string; organization_id: string; storage_key: string }>(old, [clock.now()]);
    await each(expired, async ({ id, organization_id, storage_key }) => {
      await database.write(systemViewer(organization_id), (tx) =>
        advance(tx, subjects.archive, id, { type: 'archive.expire' }, { operation }),
      );
      await files.remove(storage_key);
    });
    const { rows: lost } = await owner.query<{ id: string; organization_id: string }>(cut, [clock.now()]);
    await each(lost, ({ id, organization_id: organizationId }) =>
      database.write(systemViewer(organizationId), (tx) =>
        enqueue(tx, 'make-archive', { archiveId: id, organizationId }, { singletonKey: id }),
      ),
    );
  };
