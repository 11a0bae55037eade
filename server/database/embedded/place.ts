import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { linkLibraries, type Binaries } from './binaries.ts';

/** PostgreSQL refuses to run as root. */
export type RunAs = { readonly uid: number; readonly gid: number };

export type Place = {
  readonly data: string;
  readonly log: string;
  readonly passwords: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs | null;
};

export type PlaceOptions = {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly stateRoot: string;
  readonly say: (line: string) => void;
};

const nobody: RunAs = process.platform === 'darwin' ? { uid: 4_294_967_294, gid: 4_294_967_294 } : { uid: 65_534, gid: 65_534 };

export const runAsOf = (): RunAs | null => (process.getuid?.() === 0 ? nobody : null);

const mayEnter = async (folder: string, who: RunAs): Promise<boolean> => {
  const { uid, gid, mode } = await stat(folder);
  if (uid === who.uid) return (mode & 0o100) !== 0;
  if (gid === who.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
};

const upwards = (folder: string): readonly string[] => {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...upwards(parent)];
};

const canReach = async (folder: string, who: RunAs): Promise<boolean> => {
  for (const step of upwards(folder)) {
    if (existsSync(step) && !(await mayEnter(step, who))) return false;
  }
  return true;
};

/** PostgreSQL makes no database for a user without a name. */
const isKnown = async (uid: number): Promise<boolean> =>
  new RegExp(`^[^:]+:[^:]*:${uid}:`, 'mu').test(await readFile('/etc/passwd', 'utf8').catch(() => ''));

/**
 * Whose the database is, or will be where there is none yet: that of a service belongs to the user that the service runs as. Root would
 * look for it elsewhere, and could neither dump it nor restore it into a folder in which the service was not started yet.
 */
const ownerOf = async (dataDir: string): Promise<RunAs | null> => {
  const database = path.join(dataDir, 'postgres');
  const isMade = existsSync(database);
  const { uid, gid } = await stat(isMade ? database : dataDir);
  if (uid === 0 || uid === nobody.uid) return null;
  return isMade || ((await isKnown(uid)) && (await canReach(dataDir, { uid, gid }))) ? { uid, gid } : null;
};

const openFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o755 });
};

const shelter = async ({ dataDir, stateRoot, say }: PlaceOptions): Promise<string> => {
  const pointer = path.join(dataDir, 'postgres.path');
  if (existsSync(pointer)) return (await readFile(pointer, 'utf8')).trim();
  const chosen = path.join(stateRoot, createHash('sha256').update(`${dataDir}\n${randomUUID()}`).digest('hex').slice(0, 16));
  await writeFile(pointer, `${chosen}\n`, { mode: 0o600 });
  say(`PostgreSQL cannot run as root, and the user it runs as cannot enter ${dataDir}: its files are kept in ${chosen}.`);
  return chosen;
};

const copiedBinaries = async ({ binaries, say }: PlaceOptions, folder: string, why: string): Promise<Binaries> => {
  const home = path.join(folder, `postgres-${binaries.version}`);
  const copy: Binaries = { folder: path.join(home, 'native'), version: binaries.version };
  if (existsSync(home)) return copy;
  const draft = `${home}.${randomUUID()}`;
  const copied = path.join(draft, 'native');
  await cp(binaries.folder, copied, { recursive: true, verbatimSymlinks: true });
  // A copy keeps the modes, and in folders that are read-only no link can be made.
  const folders = (await readdir(copied, { recursive: true, withFileTypes: true })).filter((entry) => entry.isDirectory());
  await Promise.all([copied, ...folders.map(({ parentPath, name }) => path.join(parentPath, name))].map((each) => chmod(each, 0o755)));
  await linkLibraries(copied);
  await rename(draft, home).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  });
  say(`The PostgreSQL programs are copied to ${home}, ${why}.`);
  return copy;
};

const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code));

/** With their links, which cannot be made where the program is installed read-only. */
const linkedBinaries = async (options: PlaceOptions, elsewhere: string): Promise<Binaries> => {
  try {
    await linkLibraries(options.binaries.folder);
    return options.binaries;
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
  return copiedBinaries(options, elsewhere, 'since the folder of the program is read-only');
};

/** As root, a folder that another user can reach. */
export const choosePlace = async (options: PlaceOptions): Promise<Place> => {
  const { dataDir } = options;
  const passwords = path.join(dataDir, 'database.json');
  const runAs = runAsOf();
  await openFolder(dataDir);
  if (runAs === null) {
    const binaries = await linkedBinaries(options, dataDir);
    return { data: path.join(dataDir, 'postgres'), log: path.join(dataDir, 'postgres.log'), passwords, binaries, runAs };
  }
  const isSheltered = existsSync(path.join(dataDir, 'postgres.path'));
  const owner = isSheltered ? null : await ownerOf(dataDir);
  const who = owner ?? runAs;
  const isHome = !isSheltered && (owner !== null || (await canReach(dataDir, runAs)));
  const base = isHome ? dataDir : await shelter(options);
  await openFolder(base);
  const binaries = (await canReach(options.binaries.folder, who))
    ? await linkedBinaries(options, options.stateRoot)
    : await copiedBinaries(options, options.stateRoot, 'where that user can run them');
  return { data: path.join(base, 'postgres'), log: path.join(base, 'postgres.log'), passwords, binaries, runAs: who };
};
