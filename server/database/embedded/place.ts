import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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

const copiedBinaries = async ({ binaries, stateRoot, say }: PlaceOptions): Promise<Binaries> => {
  const home = path.join(stateRoot, `postgres-${binaries.version}`);
  const copy: Binaries = { folder: path.join(home, 'native'), version: binaries.version };
  if (existsSync(home)) return copy;
  const draft = `${home}.${randomUUID()}`;
  await cp(binaries.folder, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await rename(draft, home).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  });
  say(`The PostgreSQL programs are copied to ${home}, where that user can run them.`);
  return copy;
};

/** As root, a folder that another user can reach. */
export const choosePlace = async (options: PlaceOptions): Promise<Place> => {
  const { dataDir } = options;
  const passwords = path.join(dataDir, 'database.json');
  const runAs = runAsOf();
  await openFolder(dataDir);
  if (runAs === null) {
    await linkLibraries(options.binaries.folder);
    return { data: path.join(dataDir, 'postgres'), log: path.join(dataDir, 'postgres.log'), passwords, binaries: options.binaries, runAs };
  }
  const isHome = !existsSync(path.join(dataDir, 'postgres.path')) && (await canReach(dataDir, runAs));
  const base = isHome ? dataDir : await shelter(options);
  await openFolder(base);
  const binaries = (await canReach(options.binaries.folder, runAs)) ? options.binaries : await copiedBinaries(options);
  await linkLibraries(binaries.folder);
  return { data: path.join(base, 'postgres'), log: path.join(base, 'postgres.log'), passwords, binaries, runAs };
};
