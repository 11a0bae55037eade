import { randomUUID } from 'node:crypto';
import { readFileSync, utimesSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { StartRefusal } from '../../lib/start-refusal.ts';
import { bornAt, isRunning, pidRoom } from './process.ts';

const holderSchema = v.object({ pid: v.number(), born: v.nullable(v.string()), room: v.string(), token: v.string(), since: v.string() });
type Holder = v.InferOutput<typeof holderSchema>;

export type Lock = { readonly release: () => Promise<void> };

const beatEvery = 2000;
const beatLasts = 10_000;

const fileOf = (dataDir: string): string => path.join(dataDir, 'muster.lock');

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const parseHolder = (text: string): Holder | null => {
  try {
    return v.parse(holderSchema, JSON.parse(text));
  } catch {
    return null;
  }
};

const readHolder = async (file: string): Promise<{ readonly holder: Holder | null; readonly beatAge: number } | null> => {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
    return { holder: parseHolder(text), beatAge: Date.now() - mtimeMs };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};

const isAlive = (holder: Holder, beatAge: number): boolean => {
  if (holder.room !== pidRoom()) return beatAge < beatLasts;
  if (!isRunning(holder.pid)) return false;
  return holder.born === null ? beatAge < beatLasts : bornAt(holder.pid) === holder.born;
};

export const liveHolder = async (dataDir: string): Promise<number | null> => {
  const found = await readHolder(fileOf(dataDir));
  return found?.holder != null && isAlive(found.holder, found.beatAge) ? found.holder.pid : null;
};

const removeDead = async (file: string): Promise<void> => {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = await readHolder(aside);
  if (moved?.holder != null && isAlive(moved.holder, moved.beatAge)) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
};

const place = async (file: string, holder: Holder): Promise<boolean> => {
  const draft = `${file}.${holder.token}`;
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

const refused = (dataDir: string, pid: number): StartRefusal =>
  new StartRefusal(`Muster already runs on ${dataDir} (process ${pid}). Stop that one first, or start this one with another DATA_DIR.`);

export const refuseHeld = async (dataDir: string): Promise<void> => {
  const holder = await liveHolder(dataDir);
  if (holder !== null) throw refused(dataDir, holder);
};

/** Takes over from a dead holder, and refuses while another lives. */
export const takeLock = async (dataDir: string, onLost: () => void): Promise<Lock> => {
  const file = fileOf(dataDir);
  await mkdir(dataDir, { recursive: true });
  const self: Holder = {
    pid: process.pid,
    born: bornAt(process.pid),
    room: pidRoom(),
    token: randomUUID(),
    since: new Date().toISOString(),
  };
  for (let attempt = 0; !(await place(file, self)); attempt += 1) {
    const found = await readHolder(file);
    if (found?.holder != null && isAlive(found.holder, found.beatAge)) throw refused(dataDir, found.holder.pid);
    if (attempt > 20) throw new StartRefusal(`${file} cannot be taken; remove it if no Muster runs on this folder.`);
    await removeDead(file);
  }
  const isOurs = (): boolean => parseHolder(readFileSync(file, 'utf8'))?.token === self.token;
  const beat = setInterval(() => {
    try {
      if (!isOurs()) throw new Error('taken over');
      utimesSync(file, new Date(), new Date());
    } catch {
      clearInterval(beat);
      onLost();
    }
  }, beatEvery);
  beat.unref();
  return {
    release: async () => {
      clearInterval(beat);
      const found = await readHolder(file);
      if (found?.holder?.token === self.token) await rm(file, { force: true });
    },
  };
};
