import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildClient } from '#server/build-client.ts';
import { startApp } from './app.ts';
import type { App } from './app.ts';
import { findChromium } from './chromium.ts';
import { crowdToken } from './drivers-crowd.ts';
import { watchTransitions } from './recorder.ts';
import { projectRoot } from './tree.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Running products, one for each file of journeys that runs at the same time. */
    appUrls: readonly string[];
    /** Where each keeps its data. */
    appDataDirs: readonly string[];
    /** Where each file of journeys leaves the transitions that flows took in its pages. */
    recordings?: string;
    /** The client that tells of transitions, for a file that starts a product of its own. */
    watchedClient?: string;
  }
}

const temporary = (name: string): string => mkdtempSync(join(tmpdir(), `muster-${name}-`));

/** The client as it is built, but for the one call that tells of transitions. */
async function watchedClient(): Promise<string> {
  await buildClient(() => undefined);
  const client = temporary('client');
  cpSync(join(projectRoot, 'dist'), client, { recursive: true });
  watchTransitions(client);
  return client;
}

/** A product that ends by itself would take every journey after it along: it is started again, and the layer fails for it. Gives what ends the watch, and says what ended. */
function keepRunning(apps: readonly App[]): () => Promise<readonly string[]> {
  const ended: string[] = [];
  const starting = new Map<App, Promise<void>>();
  const look = (): void => {
    for (const app of apps) {
      if (starting.has(app) || !app.hasEnded()) continue;
      const said = `The product at ${app.url} ended by itself:\n${app.output().slice(-4000)}`;
      ended.push(said);
      console.warn(said);
      starting.set(
        app,
        app.start().then(
          () => void starting.delete(app),
          (error: unknown) => void ended.push(String(error)),
        ),
      );
    }
  };
  const timer = setInterval(look, 500);
  return async () => {
    clearInterval(timer);
    await Promise.all(starting.values());
    return ended;
  };
}

/** One browser on disk, and a running product for each worker; JOURNEYS_URL names one that runs already, whose transitions are not told. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium();
  const kept = process.env['RECORDINGS'];
  const recordings = kept ?? temporary('recordings');
  mkdirSync(recordings, { recursive: true });
  project.vitest.provide('recordings', recordings);
  const forget = (folder: string): void => {
    if (folder !== kept) rmSync(folder, { recursive: true, force: true });
  };
  const running = process.env['JOURNEYS_URL'];
  if (running !== undefined && running !== '') {
    const dataDir = process.env['JOURNEYS_DATA_DIR'];
    project.provide('appUrls', [running]);
    project.provide('appDataDirs', dataDir === undefined ? [] : [dataDir]);
    return async () => forget(recordings);
  }
  const client = await watchedClient();
  project.provide('watchedClient', client);
  const env = { CLIENT_DIR: client, CROWD_TOKENS: crowdToken, CALL_LIMIT: '100', PUBLISH_WAIT: '20' };
  const begun = await Promise.allSettled(Array.from({ length: project.config.maxWorkers }, () => startApp({ env })));
  const apps = begun.flatMap((app) => (app.status === 'fulfilled' ? [app.value] : []));
  const end = async (): Promise<void> => {
    await Promise.all(apps.map((app) => app.dispose()));
    for (const folder of [recordings, client]) forget(folder);
  };
  for (const app of begun)
    if (app.status === 'rejected') {
      await end();
      throw app.reason;
    }
  project.provide(
    'appUrls',
    apps.map(({ url }) => url),
  );
  project.provide(
    'appDataDirs',
    apps.map(({ dataDir }) => dataDir),
  );
  const stop = keepRunning(apps);
  return async () => {
    const ended = await stop();
    await end();
    if (ended.length > 0) throw new Error(ended.join('\n'));
  };
}
