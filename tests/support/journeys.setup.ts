import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { startApp } from './app.ts';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    appUrl: string;
  }
}

const root = join(import.meta.dirname, '..', '..');

/** One build of the client, one browser on disk and one running product for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isBuilt = process.env['MUSTER_BUILT'] === '1' && existsSync(join(root, 'dist', 'index.html'));
  if (!isBuilt) await build({ root, logLevel: 'warn' });
  await findChromium();
  const app = await startApp();
  project.provide('appUrl', app.url);
  return app.dispose;
}
