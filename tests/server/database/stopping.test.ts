import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder, removeFolder } from '#tests/support/embedded.ts';
import { freePort } from '#tests/support/free-port.ts';
import { endProducts, hasDatabase, startProduct } from '#tests/support/product.ts';
import { projectRoot } from '#tests/support/tree.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = path.join(await makeFolder(), 'data');
  await mkdir(dataDir);
});
afterEach(async () => {
  await endProducts();
  await removeFolder(path.dirname(dataDir));
});

const until = async (holds: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> => {
  for (const end = Date.now() + milliseconds; Date.now() < end; await pause(50)) if (await holds()) return true;
  return holds();
};

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

it.skipIf(process.platform === 'win32')('ends everything within ten seconds when npm alone is told to end', async () => {
  const port = await freePort();
  const npm = spawn('npm', ['start', '--', '--without-client'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: '', DEMO: '0', LOG_LEVEL: 'error', NODE_ENV: 'test', DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const ended = once(npm, 'exit');
  expect(await until(() => answers(port), 90_000)).toBe(true);
  expect(hasDatabase(dataDir)).toBe(true);
  npm.kill('SIGTERM');
  await ended;
  expect(await until(async () => !hasDatabase(dataDir) && !(await answers(port)), 10_000)).toBe(true);
});

it.each(['SIGTERM', 'SIGHUP'] as const)('leaves no database behind when %s comes in the middle of a start', async (signal) => {
  const product = startProduct(dataDir);
  expect(await until(() => hasDatabase(dataDir), 90_000)).toBe(true);
  product.child.kill(signal);
  expect(await product.ended).toMatchObject({ code: 0, said: '' });
  expect(hasDatabase(dataDir)).toBe(false);
});
