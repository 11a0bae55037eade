import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '#server/database/embedded/supervisor.ts';
import { ask, makeFolder, removeFolder } from '#tests/support/embedded.ts';
import { endProducts, hasDatabase, refusedStart, startProduct } from '#tests/support/product.ts';

let folder: string;
let dataDir: string;

const at = (...names: readonly string[]): string => path.join(dataDir, ...names);
const refusal = (sentence: string) => ({ code: 1, said: `${sentence}\n` });

/** Lets the database alone run, for as long as the work takes. */
const asking = async (statement: string): Promise<readonly Record<string, unknown>[]> => {
  const embedded = await startEmbedded({ dataDir });
  try {
    return await ask(embedded.ownerUrl, statement);
  } finally {
    await embedded.stop();
  }
};

const setAside = async (name: string): Promise<() => Promise<void>> => {
  await rename(at(name), at(`${name}.aside`));
  return async () => {
    await rm(at(name), { recursive: true, force: true });
    await rename(at(`${name}.aside`), at(name));
  };
};

/** Everything in the folder of the product that a refused start must leave as it is. */
const kept = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(dataDir, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'postgres.log')
      .map(({ name }) => [name, readFileSync(at(name), 'utf8')]),
  );

const refusedUntouched = async (sentence: string, env: Readonly<Record<string, string>> = {}): Promise<void> => {
  const before = kept();
  expect(await refusedStart(dataDir, env)).toEqual(refusal(sentence));
  expect(kept()).toEqual(before);
  expect(hasDatabase(dataDir)).toBe(false);
};

let putBack: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = await makeFolder();
  dataDir = path.join(folder, 'data');
  const product = startProduct(dataDir);
  await product.ready;
  product.child.kill('SIGTERM');
  await product.ended;
  await asking('create table kept as select 7 as n');
});
afterEach(async () => {
  await endProducts();
  for (const put of putBack) await put();
  putBack = [];
});
afterAll(async () => {
  expect(await asking('select n from kept')).toEqual([{ n: 7 }]);
  await removeFolder(folder);
});

describe('a start that cannot go well says why and what to do, and leaves everything as it is', () => {
  it('where the port is taken', async () => {
    expect.hasAssertions();
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    putBack.push(() => new Promise<void>((resolve) => void other.close(() => resolve())));
    await refusedUntouched(`Port ${port} of 127.0.0.1 is taken by another program. Stop it, or start Muster with another PORT.`, {
      PORT: String(port),
    });
    await refusedUntouched('HOST 192.0.2.1 is not an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all of them.', {
      HOST: '192.0.2.1',
      PORT: '4173',
    });
  });

  it('where no database answers at its address', async () => {
    expect.hasAssertions();
    await refusedUntouched(
      'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1. Make sure that it runs there, and that its name, user and password are right.',
      { DATABASE_URL: 'postgres://muster:secret@127.0.0.1:1/muster' },
    );
  });

  it('where a newer version took away what this one reads', async () => {
    expect.hasAssertions();
    await asking(`insert into kysely_migration values ('9998_later', now()::text), ('9999_contract_later', now()::text)`);
    putBack.push(() => asking(`delete from kysely_migration where name like '999%later'`));
    await refusedUntouched(
      'The database was migrated by a newer Muster (9999_contract_later). Start that version, or restore an older dump.',
    );
  });

  it('where the passwords of the database are lost, cut or those of another one', async () => {
    expect.hasAssertions();
    const way = 'Put it back from a backup, or let `npm run db passwords` make new ones: the data stays as it is.';
    putBack.push(await setAside('database.json'));
    await refusedUntouched(`${at('database.json')} is missing, and with it the passwords of the database in ${at('postgres')}. ${way}`);
    for (const text of ['', '{"superuser":"a","own']) {
      await writeFile(at('database.json'), text);
      await refusedUntouched(`${at('database.json')} does not hold the passwords of the database in ${at('postgres')}. ${way}`);
    }
    await writeFile(at('database.json'), '{"superuser":"a","owner":"b","app":"c"}');
    await refusedUntouched(`${at('database.json')} does not hold the passwords of the database in ${at('postgres')}. ${way}`);
  });

  it('where postmaster.pid is rubbish', async () => {
    for (const text of ['', '12 rubbish\n']) {
      await writeFile(at('postgres', 'postmaster.pid'), text);
      await refusedUntouched(
        `${at('postgres', 'postmaster.pid')} does not name the process of a PostgreSQL. Make sure that none runs on ${at('postgres')}, then remove the file and start again.`,
      );
      expect(await readFile(at('postgres', 'postmaster.pid'), 'utf8')).toBe(text);
    }
    await rm(at('postgres', 'postmaster.pid'));
  });

  it('where the database is gone', async () => {
    putBack.push(await setAside('postgres'));
    await refusedUntouched(
      `${at('database.json')} has the passwords of a database that is not in ${at('postgres')}. Bring that folder back; to begin with an empty database, remove ${at('database.json')} as well.`,
    );
    await mkdir(at('postgres'));
    await refusedUntouched(
      `${at('postgres')} holds no database. Bring its files back; to begin with an empty database, remove that folder and ${at('database.json')}.`,
    );
    expect(readdirSync(at('postgres'))).toEqual([]);
  });
});

describe('a master key', () => {
  const other = randomBytes(32).toString('base64');
  const way =
    'Put the right one back. If it is lost for good, `npm run db forget-key` lets this database begin with another: the secrets of integrations have to be entered again, and everybody signs in again.';

  it('that is lost, empty, short or another one refuses the start', async () => {
    expect.hasAssertions();
    await copyFile(at('master.key'), at('master.key.copy'));
    putBack.push(() => rename(at('master.key.copy'), at('master.key')));
    const wrong = 'The master key is not the one that this database was made with.';
    await refusedUntouched(`${wrong} ${way}`, { MASTER_KEY: other });
    for (const [text, sentence] of [
      ['', `${at('master.key')} holds no master key, which is 32 bytes as base64.`],
      ['c2hvcnQ=', `${at('master.key')} holds no master key, which is 32 bytes as base64.`],
      [other, wrong],
    ] as const) {
      await writeFile(at('master.key'), text);
      await refusedUntouched(`${sentence} ${way}`);
    }
    await rm(at('master.key'));
    await refusedUntouched(
      `The master key of this database is missing: ${at('master.key')} is not there and MASTER_KEY is not set. ${way}`,
    );
    await refusedUntouched('MASTER_KEY must be 32 random bytes written as base64.', { MASTER_KEY: 'c2hvcnQ=' });
    await refusedUntouched('MASTER_KEY is set to nothing. Give it the key, or leave it out to use DATA_DIR/master.key.', {
      MASTER_KEY: '',
    });
  });
});
