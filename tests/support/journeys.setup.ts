import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startApp } from './app.ts';
import { findChromium } from './chromium.ts';
import { crowdToken } from './drivers-crowd.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    appUrl: string;
    /** Where each file of journeys leaves the transitions that flows took in its pages. */
    recordings: string;
  }
}

/** One browser on disk and one running product, which builds its client if need be, for all journeys; JOURNEYS_URL names one that runs already. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium();
  const recordings = mkdtempSync(join(tmpdir(), 'muster-recordings-'));
  project.provide('recordings', recordings);
  const forget = (): void => rmSync(recordings, { recursive: true, force: true });
  const running = process.env['JOURNEYS_URL'];
  if (running !== undefined && running !== '') {
    project.provide('appUrl', running);
    return async () => forget();
  }
  const app = await startApp({ env: { CROWD_TOKENS: crowdToken, CALL_LIMIT: '100' } });
  project.provide('appUrl', app.url);
  return async () => {
    forget();
    await app.dispose();
  };
}
