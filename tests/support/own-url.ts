import { inject } from 'vitest';

const own = <T>(each: readonly T[]): T | undefined => each[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % each.length];

/** The product of the worker that runs this file; no other file changes its data meanwhile. */
export function ownUrl(): string {
  const url = own(inject('appUrls'));
  if (url === undefined) throw new Error('no product runs for the journeys');
  return url;
}

/** Where that product keeps its data. */
export function ownDataDir(): string {
  const dataDir = own(inject('appDataDirs'));
  if (dataDir === undefined) throw new Error('JOURNEYS_DATA_DIR says where the product of JOURNEYS_URL keeps its data');
  return dataDir;
}
