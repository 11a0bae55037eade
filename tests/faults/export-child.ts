import { setTimeout as pause } from 'node:timers/promises';
import { exportIssues } from '#server/areas/issues/export/export.job.ts';
import { openTracker } from '#server/areas/issues/export/trackers.ts';
import { readConfig } from '#server/lib/config.ts';
import { appPool, ownerPool } from '#server/database/pool.ts';
import { startServer } from '#server/main.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';

const [given = '{}'] = process.argv.slice(2);
const { variables, urls, masterKey, origins, turn, settle } = JSON.parse(given) as {
  readonly variables: Readonly<Record<string, string>>;
  readonly urls: { readonly appUrl: string; readonly ownerUrl: string };
  readonly masterKey: string;
  readonly origins: readonly (readonly [string, string])[];
  readonly turn: { readonly organizationId: string; readonly integrationId: string };
  readonly settle: number;
};

const config = readConfig(variables);
const { appUrl, ownerUrl } = urls;
const open = {
  app: appPool(appUrl, 4),
  owner: ownerPool(ownerUrl, 2),
  appUrl,
  ownerUrl,
  masterKey: Buffer.from(masterKey, 'base64'),
  embedded: null,
  migrated: [],
  close: async () => undefined,
};
const standIns = { origins: new Map(origins), sheetsKey: '' } as unknown as StandIns;
const { database, services } = await startServer(config, open, { work: false, standIns });
process.stdout.write('ready\n');
for (;;) {
  await exportIssues(
    {
      database,
      enqueue: async () => undefined,
      files: services.vendors.files,
      publicUrl: config.publicUrl,
      settle,
      open: openTracker({ database, services }),
      pause,
      now: Date.now,
    },
    turn,
  );
  await pause(20);
}
