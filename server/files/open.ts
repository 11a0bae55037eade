import path from 'node:path';
import type { Config } from '../config.ts';
import { folderFiles, type FilesPort } from './files.ts';

/** Where the files of this installation are kept. */
export const filesPlace = (config: Pick<Config, 'files' | 'dataDir'>): string => config.files ?? path.join(config.dataDir, 'files');

/** The files of this installation, in the folder that the configuration names. */
export const openFiles = (config: Pick<Config, 'files' | 'dataDir'>): FilesPort => folderFiles(filesPlace(config));
