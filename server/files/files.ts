import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { kindOf, type FileKind, type MediaKind } from './kinds.ts';

/** A file that is wholly stored. */
export type StoredFile = FileKind & { readonly storageKey: string; readonly sizeBytes: number; readonly sha256: string };

/** What the sender promised and what the place allows. */
export type StoreOptions = {
  readonly name: string;
  readonly maxBytes: number;
  readonly kinds: readonly MediaKind[];
  readonly sizeBytes?: number;
  readonly sha256?: string;
};

export type FileRefusal = 'too_large' | 'unsupported' | 'broken' | 'empty';

/** A file that was not kept, and why. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError';
  readonly code: FileRefusal;
  constructor(code: FileRefusal, message: string) {
    super(message);
    this.code = code;
  }
}

/** The part of a file to read, first and last byte included. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Where files are kept. */
export type FilesPort = {
  readonly store: (source: AsyncIterable<Uint8Array>, options: StoreOptions) => Promise<StoredFile>;
  readonly read: (storageKey: string, range?: ByteRange) => Promise<Readable | null>;
  readonly remove: (storageKey: string) => Promise<void>;
  readonly sweep: (
    isKept: (storageKeys: readonly string[]) => Promise<ReadonlySet<string>>,
    olderThanMilliseconds: number,
  ) => Promise<number>;
};

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/u;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

type Received = { readonly sizeBytes: number; readonly sha256: string };

const receive = async (source: AsyncIterable<Uint8Array>, draft: string, maxBytes: number): Promise<Received> => {
  const hash = createHash('sha256');
  const handle = await open(draft, 'wx', 0o600);
  let sizeBytes = 0;
  try {
    for await (const chunk of source) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > maxBytes) throw new FileRefusedError('too_large', `The file is larger than ${maxBytes} bytes.`);
      hash.update(chunk);
      await handle.write(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { sizeBytes, sha256: hash.digest('hex') };
};

const check = (received: Received, kind: FileKind | null, options: StoreOptions): FileKind => {
  if (received.sizeBytes === 0) throw new FileRefusedError('empty', 'The file is empty.');
  const isWhole =
    (options.sizeBytes ?? received.sizeBytes) === received.sizeBytes &&
    (options.sha256 ?? received.sha256).toLowerCase() === received.sha256;
  if (!isWhole) throw new FileRefusedError('broken', 'The file did not arrive whole.');
  if (kind === null || !options.kinds.includes(kind.mediaKind))
    throw new FileRefusedError('unsupported', 'This type of file is not supported.');
  return kind;
};

const sync = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const keysOf = async (root: string, olderThanMilliseconds: number): Promise<readonly string[]> => {
  const old: string[] = [];
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && Date.now() - (await stat(file)).mtimeMs >= olderThanMilliseconds)
      old.push(path.relative(root, file).replaceAll(path.sep, '/'));
  }
  return old;
};

/** Keeps files in a folder: written aside, checked, then moved into place, so that a name never stands for half a file. */
export const folderFiles = (root: string): FilesPort => {
  const incoming = path.join(root, 'incoming');
  const placeOf = (storageKey: string): string | null => (keyPattern.test(storageKey) ? path.join(root, storageKey) : null);

  const store: FilesPort['store'] = async (source, options) => {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    const id = randomUUID();
    const draft = path.join(incoming, id);
    try {
      const received = await receive(source, draft, options.maxBytes);
      const kind = check(received, await kindOf(draft, options.name), options);
      const folder = path.join(root, id.slice(0, 2));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(draft, path.join(folder, id));
      await sync(folder);
      return { ...kind, ...received, storageKey: `${id.slice(0, 2)}/${id}` };
    } finally {
      await rm(draft, { force: true });
    }
  };

  const read: FilesPort['read'] = async (storageKey, range) => {
    const file = placeOf(storageKey);
    if (file === null) return null;
    try {
      return (await open(file)).createReadStream(range);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  const remove: FilesPort['remove'] = async (storageKey) => {
    const file = placeOf(storageKey);
    if (file !== null) await rm(file, { force: true });
  };

  const sweep: FilesPort['sweep'] = async (isKept, olderThanMilliseconds) => {
    await mkdir(root, { recursive: true, mode: 0o700 });
    const found = await keysOf(root, olderThanMilliseconds);
    const kept = await isKept(found.filter((key) => keyPattern.test(key)));
    const orphans = found.filter((key) => !kept.has(key));
    for (const orphan of orphans) await rm(path.join(root, orphan), { force: true });
    return orphans.length;
  };

  return { store, read, remove, sweep };
};
