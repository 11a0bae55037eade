import { inject } from 'vitest';

/** The product of the worker that runs this file; no other file changes its data meanwhile. */
export function ownUrl(): string {
  const urls = inject('appUrls');
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 1);
  const url = urls[(worker - 1) % urls.length];
  if (url === undefined) throw new Error('no product runs for the journeys');
  return url;
}
