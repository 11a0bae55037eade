import type { Config } from '../lib/config.ts';
import type { FilesPort } from './files.ts';
import type { FilesPlace } from '../lib/files-place.ts';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isStorageKey, oldFiles, receiveInto } from './received.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const sync = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Written aside, checked, then renamed, so that a name never stands for half a file. */
export const folderFiles = (root: string): FilesPort => {
  const incoming = path.join(root, 'incoming');
  const placeOf = (storageKey: string): string | null => (isStorageKey(storageKey) ? path.join(root, storageKey) : null);

  const store: FilesPort['store'] = (source, options) =>
    receiveInto(incoming, source, options, async (draft, { storageKey }) => {
      const place = path.join(root, storageKey);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await rename(draft, place);
      await sync(path.dirname(place));
    });

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
    const found = (await oldFiles(root, olderThanMilliseconds)).map((file) => file.replaceAll(path.sep, '/'));
    const kept = await isKept(found.filter(isStorageKey));
    const orphans = found.filter((key) => !kept.has(key));
    for (const orphan of orphans) await rm(path.join(root, orphan), { force: true });
    return orphans.length;
  };

  return { store, read, remove, sweep };
};

type Configured = Pick<Config, 'files' | 'dataDir'>;

export const filesPlace = ({ files, dataDir }: Configured): FilesPlace => files ?? { kind: 'folder', folder: path.join(dataDir, 'files') };

/** An unusable bucket stops the start. */
export const openFiles = async (config: Configured): Promise<FilesPort> => {
  const place = filesPlace(config);
  if (place.kind === 'folder') return folderFiles(place.folder);
  const { bucketFiles } = await import('./bucket.ts');
  return bucketFiles(place, path.join(config.dataDir, 'incoming'));
};
