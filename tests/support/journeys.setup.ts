import type { TestProject } from 'vitest/node';
import { startApp } from './app.ts';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    appUrl: string;
  }
}

/** One browser on disk and one running product, which builds its client if need be, for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium();
  const app = await startApp();
  project.provide('appUrl', app.url);
  return app.dispose;
}
