import { existsSync, statSync } from 'node:fs';
import { readdirSync } from 'node:fs';
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

/** Builds the client unless the last build is newer than everything it is made of. */
export const buildClient = async (say: (line: string) => void): Promise<void> => {
  if (isFresh()) return;
  say('Building the client');
  const { build } = await import('vite');
  await build({ root: project, logLevel: 'warn' });
};
