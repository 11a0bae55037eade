import path from 'node:path';
import type { Config } from '../config.ts';
import { folderFiles, type FilesPort } from './files.ts';

/** The files of this installation, in the folder that the configuration names. */
export const openFiles = (config: Pick<Config, 'files' | 'dataDir'>): FilesPort =>
  folderFiles(config.files ?? path.join(config.dataDir, 'files'));
