import type { TestProject } from 'vitest/node';
import { startApp } from './app.ts';
import { findChromium } from './chromium.ts';
import { crowdToken } from './drivers-crowd.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    appUrl: string;
  }
}

/** One browser on disk and one running product, which builds its client if need be, for all journeys; JOURNEYS_URL names one that runs already. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium();
  const running = process.env['JOURNEYS_URL'];
  if (running !== undefined && running !== '') {
    project.provide('appUrl', running);
    return async () => undefined;
  }
  const app = await startApp({ env: { CROWD_TOKENS: crowdToken } });
  project.provide('appUrl', app.url);
  return app.dispose;
}
