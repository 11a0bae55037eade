import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StartRefusal } from './lib/start-refusal.ts';

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

const toolsOf = (): string => {
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  } catch {
    throw new StartRefusal(
      'The client is not built, or older than its sources, and the tools that build it are not installed. ' +
        'Run npm ci without --omit=dev once, or set CLIENT_DIR to the folder of a client that is built.',
    );
  }
};

/** By renaming a folder: an interrupted or concurrent build must not leave half a client. */
async function publish(built: string): Promise<void> {
  const replaced = `${built}-replaced`;
  await rename(`${project}dist`, replaced).catch(() => undefined);
  await rename(built, `${project}dist`);
  await rm(replaced, { recursive: true, force: true });
}

/**
 * Skipped while the last build is newer than its sources, and where none came along, as in an image; in a child process, whose memory is
 * released.
 */
export const buildClient = async (say: (line: string) => void): Promise<void> => {
  if (!existsSync(`${project}src`)) {
    if (existsSync(`${project}dist/index.html`)) return;
    throw new StartRefusal(
      `There is no client in ${project}dist, and nothing to build it from. Set CLIENT_DIR to the folder of a built one.`,
    );
  }
  if (isFresh()) return;
  const vite = toolsOf();
  say('Building the client');
  const built = `${project}dist-${process.pid}`;
  await run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', built], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await publish(built);
};
