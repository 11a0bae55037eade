import path from 'node:path';
import type { Config } from '../lib/config.ts';
import type { FilesPort } from './files.ts';
import { folderFiles } from './folder.ts';
import type { FilesPlace } from '../lib/files-place.ts';

type Configured = Pick<Config, 'files' | 'dataDir'>;

export const filesPlace = ({ files, dataDir }: Configured): FilesPlace => files ?? { kind: 'folder', folder: path.join(dataDir, 'files') };

/** An unusable bucket stops the start. */
export const openFiles = async (config: Configured): Promise<FilesPort> => {
  const place = filesPlace(config);
  if (place.kind === 'folder') return folderFiles(place.folder);
  const { bucketFiles } = await import('./bucket.ts');
  return bucketFiles(place, path.join(config.dataDir, 'incoming'));
};
