import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../', import.meta.url));
const sources = ['src', 'machines', 'schema', 'public'];

const newest = (folder: string): number =>
  readdirSync(`${project}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .reduce((latest, entry) => Math.max(latest, statSync(`${entry.parentPath}/${entry.name}`).mtimeMs), 0);

const isFresh = (): boolean =>
  existsSync(`${project}dist/index.html`) &&
  statSync(`${project}dist/index.html`).mtimeMs > Math.max(...sources.map(newest), statSync(`${project}index.html`).mtimeMs);

const run = promisify(execFile);

/** By renaming a folder: an interrupted or concurrent build must not leave half a client. */
async function publish(built: string): Promise<void> {
  const replaced = `${built}-replaced`;
  await rename(`${project}dist`, replaced).catch(() => undefined);
  await rename(built, `${project}dist`);
  await rm(replaced, { recursive: true, force: true });
}

/** Skipped while the last build is newer than its sources; in a child process, whose memory is released. */
export const buildClient = async (say: (line: string) => void): Promise<void> => {
  if (isFresh()) return;
  say('Building the client');
  const vite = createRequire(import.meta.url).resolve('vite/package.json');
  const built = `${project}dist-${process.pid}`;
  await run(process.execPath, [path.join(path.dirname(vite), 'bin', 'vite.js'), 'build', '--logLevel', 'warn', '--outDir', built], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await publish(built);
};
