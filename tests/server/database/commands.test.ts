import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded } from '#server/database/embedded/supervisor.ts';
import { ask, makeFolder, removeFolder } from '#tests/support/embedded.ts';
import { endProducts, refusedStart, startProduct } from '#tests/support/product.ts';
import { projectRoot } from '#tests/support/tree.ts';

let dataDir: string;
const run = promisify(execFile);

const command = async (...words: readonly string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: dataDir, DEMO: '0', NODE_ENV: 'test' };
  const { stdout } = await run(process.execPath, [path.join(projectRoot, 'server/database-cli.ts'), ...words], { cwd: projectRoot, env });
  return stdout;
};

const startAndStop = async (): Promise<void> => {
  const product = startProduct(dataDir);
  await product.ready;
  product.child.kill('SIGTERM');
  expect(await product.ended).toMatchObject({ code: 0, said: '' });
};

const asking = async (statement: string): Promise<readonly Record<string, unknown>[]> => {
  const embedded = await startEmbedded({ dataDir });
  try {
    return await ask(embedded.ownerUrl, statement);
  } finally {
    await embedded.stop();
  }
};

beforeAll(async () => {
  dataDir = path.join(await makeFolder(), 'data');
  await startAndStop();
});
afterAll(async () => {
  await endProducts();
  await removeFolder(path.dirname(dataDir));
});

it('makes new passwords for a database whose passwords are lost, and keeps its data', async () => {
  await asking('create table kept as select 7 as n');
  const before = await readFile(path.join(dataDir, 'database.json'), 'utf8');
  await writeFile(path.join(dataDir, 'database.json'), '{"superuser":"cut');
  expect(await command('passwords')).toBe('The embedded database has new passwords.\n');
  expect(await readFile(path.join(dataDir, 'database.json'), 'utf8')).not.toBe(before);
  expect(await asking('select n from kept')).toEqual([{ n: 7 }]);
});

it('lets a database whose master key is lost begin with another, and never one whose key is there', async () => {
  await expect(command('forget-key')).rejects.toMatchObject({
    stderr: 'The master key is the one of this database: there is nothing to forget.\n',
  });
  await writeFile(path.join(dataDir, 'master.key'), randomBytes(32).toString('base64'));
  expect((await refusedStart(dataDir)).said).toMatch(/^The master key is not the one that this database was made with\./u);
  expect(await command('forget-key')).toMatch(/^Forgotten: the signing keys, and the secrets of 0 integrations/u);
  await startAndStop();
});
