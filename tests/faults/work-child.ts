import { resealPortion } from '#server/database/reseal.ts';
import { appPool, ownerPool } from '#server/database/pool.ts';
import { openFiles } from '#server/files/open.ts';
import { archiveOrganization } from '#server/privacy/organization-archive.job.ts';
import { removeTest } from '#server/areas/results/retention/remove-test.job.ts';
import { databaseOver } from '#server/workflow/transaction.ts';
import { systemClock } from '#server/workflow/clock.ts';

const [given = '{}'] = process.argv.slice(2);
const { work, appUrl, ownerUrl, dataDir, keys, of } = JSON.parse(given) as {
  readonly work: 'reseal' | 'remove' | 'archive';
  readonly appUrl: string;
  readonly ownerUrl: string;
  readonly dataDir: string;
  readonly keys: readonly [string, string];
  readonly of: { readonly organizationId: string; readonly testId: string; readonly archiveId: string };
};

const owner = ownerPool(ownerUrl, 3);
const app = appPool(appUrl, 2);
const files = await openFiles({ files: null, dataDir });
const [current, before] = keys.map((key) => Buffer.from(key, 'base64'));
if (current === undefined || before === undefined) throw new Error('there are two keys');

const works = {
  reseal: async () => {
    for (let came = 'more'; came !== 'done';) came = await resealPortion(owner, [current, before]);
  },
  remove: () => removeTest({ owner, files, clock: systemClock, portion: 20 }, of),
  archive: () => archiveOrganization({ owner, ownerUrl, appUrl, files, clock: systemClock, database: databaseOver(app, systemClock) }, of),
} as const;

process.stdout.write('ready\n');
await works[work]();
process.stdout.write('done\n');
await Promise.all([owner.end(), app.end()]);
