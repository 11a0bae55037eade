import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';

const isAlreadyThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Writes a secret once, readable by its owner only; whoever comes second reads what the first wrote. */
export const rememberSecret = async (file: string, make: () => string): Promise<string> => {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(make());
    await handle.sync();
  } finally {
    await handle.close();
  }
  await link(draft, file).catch((error: unknown) => {
    if (!isAlreadyThere(error)) throw error;
  });
  await rm(draft, { force: true });
  return (await readFile(file, 'utf8')).trim();
};

/** The key everything else is derived from: MASTER_KEY, else one generated beside the data. */
export const readMasterKey = async (config: Pick<Config, 'masterKey' | 'dataDir'>): Promise<Buffer> =>
  Buffer.from(
    config.masterKey ?? (await rememberSecret(path.join(config.dataDir, 'master.key'), () => randomBytes(32).toString('base64'))),
    'base64',
  );

/** A key for one purpose, which tells nothing about the master key or another purpose's key. */
export const deriveKey = (master: Buffer, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', master, '', `muster:${purpose}`, 32));
