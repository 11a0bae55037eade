import { mkdtemp, chmod, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/database/embedded/supervisor.ts';
import { migrate } from '#server/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: { readonly superuserUrl: string; readonly ownerUrl: string; readonly appUrl: string; readonly template: string };
  }
}

const template = 'muster_template';

const withDatabase = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

const nameTemplate = async (superuserUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`alter database muster rename to ${template}`);
  await client.query(`alter database ${template} with allow_connections false`);
  await client.end();
};

/** One PostgreSQL for the run, in a folder of its own, with a migrated database that tests clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'muster-test-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbedded({
    dataDir,
    settings: { fsync: 'off', full_page_writes: 'off', shared_buffers: '128MB', max_connections: '200' },
  });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.ownerUrl);
    await nameTemplate(postgres.superuserUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  const { superuserUrl, ownerUrl, appUrl } = postgres;
  project.provide('postgres', {
    superuserUrl,
    ownerUrl: withDatabase(ownerUrl, template),
    appUrl: withDatabase(appUrl, template),
    template,
  });
  return stop;
}
