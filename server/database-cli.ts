import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, type Config } from './lib/config.ts';
import { rotateKeys } from './identity/keys.ts';
import { masterKeyFile } from './lib/master-key.ts';
import { dump } from './database/backup/dump.ts';
import { restore } from './database/backup/restore.ts';
import { backupClient } from './database/backup/catalog.ts';
import { appUrlOf, openDatabase, openOwned, openStarted, type OwnedDatabase } from './database/database.ts';
import { renewPasswords } from './database/embedded/supervisor.ts';
import { forgetMasterKey, masterKeyFor } from './database/master-key-check.ts';
import { migrationNames } from './database/migrate.ts';
import { withClient } from './database/external.ts';

import { openFiles } from './files/open.ts';
import { restoredWords } from './privacy/restored-words.ts';
import { restoreOrganization } from './privacy/restore-organization.ts';

/** Shown to operators as the last backup. */
const rememberBackup = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query('insert into backup_taken default values');
  });

const usage = `npm run db migrate          bring the schema to this version
npm run db new <name>       write the next, empty migration
npm run db dump <file>      write every row to one file; the server may run
npm run db restore <file>   fill an empty database from such a file
npm run db check-organization <file>     say what an archive of an organization would bring, and what stands against it
npm run db restore-organization <file>   restore an organization from such an archive; the server may run
npm run db passwords        make new passwords for the embedded database, when database.json is lost
npm run db forget-key       begin with another master key, when the old one is lost for good
npm run db rotate-keys      sign with a new key; what the old one signed stays valid until it ends
npm run db rotate-keys at-once   the same, and everything signed before ends now: for keys that leaked`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

class UsageError extends Error {
  override readonly name = 'UsageError';
}

const leaving = async <D extends OwnedDatabase, T>(opened: Promise<D>, work: (database: D) => Promise<T>): Promise<T> => {
  const database = await opened;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

const owning = <T>(work: (database: OwnedDatabase, config: Config) => Promise<T>): Promise<T> => {
  const config = readConfig();
  return leaving(openOwned(config, { attach: true, say }), (database) => work(database, config));
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

const forgetKey = ({ ownerUrl, embedded }: OwnedDatabase, config: Config): Promise<void> =>
  masterKeyFor(ownerUrl, config).then(
    () => Promise.reject(new UsageError('The master key is the one of this database: there is nothing to forget.')),
    async () => {
      if (embedded?.isGuest === true) throw new UsageError('Stop the server first.');
      const forgotten = await forgetMasterKey(ownerUrl);
      say(`Forgotten: the signing keys, and the secrets of ${forgotten} integrations, which have to be entered again.`);
      say(`The next start takes the key in MASTER_KEY or ${masterKeyFile(config)}, and makes one where there is neither.`);
    },
  );

const organizationFrom = async (argument: string | undefined, isForReal: boolean): Promise<void> => {
  const file = fileOf(argument);
  const config = readConfig();
  await leaving(openStarted(config), async ({ ownerUrl }) => {
    const client = await backupClient(ownerUrl);
    try {
      const restored = await restoreOrganization({ client, files: await openFiles(config) }, file, isForReal);
      restoredWords(restored, isForReal).forEach(say);
    } finally {
      await client.end();
    }
  });
};

const commands: Readonly<Record<string, (argument: string | undefined) => Promise<void>>> = {
  migrate: () =>
    leaving(openDatabase(readConfig(), { attach: true, say }), async ({ migrated }) =>
      say(migrated.length === 0 ? 'The schema is up to date.' : `Migrated: ${migrated.join(', ')}`),
    ),
  new: writeMigration,
  dump: async (argument) => {
    const file = fileOf(argument);
    if (existsSync(file)) throw new UsageError(`${file} exists already.`);
    const { tables, rows } = await owning(async ({ ownerUrl }) => {
      const dumped = await dump(ownerUrl, file);
      await rememberBackup(ownerUrl);
      return dumped;
    });
    say(`${rows} rows of ${tables} tables are in ${file}.`);
    say('Uploaded files and the master key are not part of it: keep DATA_DIR/files and DATA_DIR/master.key (or MASTER_KEY) as well.');
  },
  restore: async (argument) => {
    const file = fileOf(argument);
    await owning(async (database, config) => {
      await appUrlOf(database, config);
      const { tables, rows } = await restore(database.ownerUrl, file, say);
      say(`${rows} rows of ${tables} tables are restored and checked.`);
      await masterKeyFor(database.ownerUrl, config).catch((error: unknown) => say(`Before the next start: ${wordsOf(error)}`));
    });
  },
  'check-organization': (argument) => organizationFrom(argument, false),
  'restore-organization': (argument) => organizationFrom(argument, true),
  passwords: async () => {
    const { databaseUrl, dataDir } = readConfig();
    if (databaseUrl !== null) throw new UsageError('DATABASE_URL is set: the passwords of that database are its own.');
    await renewPasswords(dataDir);
    say('The embedded database has new passwords.');
  },
  'forget-key': () => owning(forgetKey),
  'rotate-keys': async (argument) => {
    if (argument !== undefined && argument !== 'at-once') throw new UsageError(usage);
    const atOnce = argument === 'at-once';
    await leaving(openDatabase(readConfig(), { attach: true, say }), ({ owner, masterKey }) => rotateKeys(owner, masterKey, { atOnce }));
    say('Servers sign with a new key within half a minute.');
    say(atOnce ? 'Everything signed with an old one ends; everybody signs in again.' : 'What old ones signed stays valid until it ends.');
  },
};

const [command = '', argument] = process.argv.slice(2);

try {
  const run = commands[command];
  if (run === undefined) throw new UsageError(usage);
  await run(argument);
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exitCode = 1;
}
