import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileRefusedError } from './files.ts';
import type { StoredFile, StoreOptions } from './files.ts';
import { kindOf } from './kinds.ts';
import type { FileKind } from './kinds.ts';

type Received = { readonly sizeBytes: number; readonly sha256: string };

const receive = async (source: AsyncIterable<Uint8Array>, draft: string, maxBytes: number): Promise<Received> => {
  const hash = createHash('sha256');
  const handle = await open(draft, 'wx', 0o600);
  let sizeBytes = 0;
  try {
    for await (const chunk of source) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > maxBytes) throw new FileRefusedError('too_large', `The file is larger than ${maxBytes / 1024 / 1024} MB.`);
      hash.update(chunk);
      // `write` may write a part on a nearly full disk and tell only in its result; `writeFile` writes all or throws.
      await handle.writeFile(chunk);
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
  if (!isWhole) throw new FileRefusedError('broken', 'The file did not arrive complete.');
  if (kind === null || !options.kinds.includes(kind.mediaKind))
    throw new FileRefusedError('unsupported', 'This type of file is not supported.');
  return kind;
};

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/u;

export const isStorageKey = (text: string): boolean => keyPattern.test(text);

/** Writes to a draft, checks it, and passes it to `keep`; the draft is deleted in any case. */
export const receiveInto = async (
  folder: string,
  source: AsyncIterable<Uint8Array>,
  options: StoreOptions,
  keep: (draft: string, file: StoredFile) => Promise<void>,
): Promise<StoredFile> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const draft = path.join(folder, id);
  try {
    const received = await receive(source, draft, options.maxBytes);
    const kind = check(received, await kindOf(draft, options.name), options);
    const file = { ...kind, ...received, storageKey: `${id.slice(0, 2)}/${id}` };
    await keep(draft, file);
    return file;
  } finally {
    await rm(draft, { force: true });
  }
};

export const oldFiles = async (folder: string, olderThanMilliseconds: number): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const old: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && Date.now() - (await stat(file)).mtimeMs >= olderThanMilliseconds) old.push(path.relative(folder, file));
  }
  return old;
};
