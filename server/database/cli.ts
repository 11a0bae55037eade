import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config.ts';
import { dump } from './backup/dump.ts';
import { restore } from './backup/restore.ts';
import { openDatabase, type Database, type OpenOptions } from './database.ts';
import { migrationNames } from './migrate.ts';

const usage = `npm run db migrate          bring the schema to this version
npm run db new <name>       write the next, empty migration
npm run db dump <file>      write every row to one file; the server may run
npm run db restore <file>   fill an empty database from such a file`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

class UsageError extends Error {
  override readonly name = 'UsageError';
}

const using = async <T>(options: OpenOptions, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(readConfig(), { ...options, attach: true, say });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

const fileOf = (given: string | undefined): string => {
  if (given === undefined) throw new UsageError(usage);
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
};

const empty = `import { sql, type Kysely } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql\`select 1\`.execute(db);
};
`;

const writeMigration = async (given: string | undefined): Promise<void> => {
  if (given === undefined || !/^[a-z][a-z0-9_]*$/u.test(given))
    throw new UsageError('Name a migration in small letters, digits and _: npm run db new add_colour');
  const last = (await migrationNames()).at(-1) ?? '0000';
  const file = fileURLToPath(new URL(`migrations/${String(Number(last.slice(0, 4)) + 1).padStart(4, '0')}_${given}.ts`, import.meta.url));
  await writeFile(file, empty, { flag: 'wx' });
  say(path.relative(process.cwd(), file));
};

const commands: Readonly<Record<string, (argument: string | undefined) => Promise<void>>> = {
  migrate: () =>
    using({}, async ({ migrated }) => say(migrated.length === 0 ? 'The schema is up to date.' : `Migrated: ${migrated.join(', ')}`)),
  new: writeMigration,
  dump: async (argument) => {
    const file = fileOf(argument);
    if (existsSync(file)) throw new UsageError(`${file} exists already.`);
    const { tables, rows } = await using({ migrate: false }, (database) => dump(database.ownerUrl, file));
    say(`${rows} rows of ${tables} tables are in ${file}.`);
    say('Uploaded files and the master key are not part of it: keep DATA_DIR/files and DATA_DIR/master.key (or MASTER_KEY) as well.');
  },
  restore: async (argument) => {
    const file = fileOf(argument);
    const { tables, rows } = await using({ migrate: false }, (database) => restore(database.ownerUrl, file, say));
    say(`${rows} rows of ${tables} tables are restored and checked.`);
  },
};

const [command = '', argument] = process.argv.slice(2);

try {
  const run = commands[command];
  if (run === undefined) throw new UsageError(usage);
  await run(argument);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
