import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import { StartRefusal } from './start-refusal.ts';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const keyBytes = 32;

export const isMasterKey = (word: string): boolean => /^[A-Za-z0-9+/_-]+=*$/u.test(word) && Buffer.from(word, 'base64').length === keyBytes;

/** Readable by its owner only; of two at once, the second reads what the first wrote. */
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
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  return (await readFile(file, 'utf8')).trim();
};

/** One key, or two: the first encrypts and signs, both decrypt and verify. */
export type MasterKey = Buffer | readonly [current: Buffer, previous: Buffer];

export type KeyPlace = Pick<Config, 'masterKey' | 'dataDir'> & Partial<Pick<Config, 'masterKeyPrevious'>>;

export const masterKeyFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'master.key');

export const previousKeyFile = (place: Pick<Config, 'dataDir'>): string => `${masterKeyFile(place)}.previous`;

const withFile = async (file: string, text: Promise<string>): Promise<Buffer> => {
  const word = (await text).trim();
  if (!isMasterKey(word)) throw new StartRefusal(`${file} holds no master key, which is ${keyBytes} bytes as base64.`);
  return Buffer.from(word, 'base64');
};

const readKey = async (word: string | null, file: string): Promise<Buffer | null> => {
  if (word !== null) return Buffer.from(word, 'base64');
  return withFile(file, readFile(file, 'utf8')).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
};

/** MASTER_KEY, else the file beside the data; null where there is neither. */
export const readMasterKey = (config: KeyPlace): Promise<Buffer | null> => readKey(config.masterKey, masterKeyFile(config));

/** MASTER_KEY_PREVIOUS, else the file beside the data; null where there is neither. */
export const readPreviousKey = (config: KeyPlace): Promise<Buffer | null> =>
  readKey(config.masterKeyPrevious ?? null, previousKeyFile(config));

export const makeMasterKey = (config: KeyPlace): Promise<Buffer> => {
  const file = masterKeyFile(config);
  return withFile(
    file,
    rememberSecret(file, () => randomBytes(keyBytes).toString('base64')),
  );
};

export const currentOf = (masterKey: MasterKey): Buffer => (Buffer.isBuffer(masterKey) ? masterKey : masterKey[0]);

export const previousOf = (masterKey: MasterKey): Buffer | null => (Buffer.isBuffer(masterKey) ? null : masterKey[1]);

/** Derives from the current key. HKDF: reveals nothing about the master key or another purpose's key. */
export const deriveKey = (masterKey: MasterKey, purpose: string): Buffer => {
  const master = currentOf(masterKey);
  if (master.length !== keyBytes) throw new Error(`A master key has ${keyBytes} bytes.`);
  return Buffer.from(hkdfSync('sha256', master, '', `muster:${purpose}`, keyBytes));
};

/** Derived from each key, that of the current one first. */
export const deriveKeys = (masterKey: MasterKey, purpose: string): readonly [Buffer, ...Buffer[]] => {
  const previous = previousOf(masterKey);
  return [deriveKey(masterKey, purpose), ...(previous === null ? [] : [deriveKey(previous, purpose)])];
};
