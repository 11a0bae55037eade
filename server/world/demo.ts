import type { FilesPort } from '#server/files/files.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { seedAccounts } from './demo/accounts.ts';
import { seedCrowd } from './demo/crowd.ts';
import { seedIntegrations } from './demo/integrations.ts';
import { seedOrganizations } from './demo/organizations.ts';
import { seedTests } from './demo/tests.ts';
import { seedReference } from './reference.ts';
import type { OwnerClient } from './rows.ts';

const lock = 7_382_401;

const fill = async (client: OwnerClient, now: Date, files: FilesPort | null, secrets: Secrets | null): Promise<boolean> => {
  await client.query('select pg_advisory_xact_lock($1)', [lock]);
  const found = await client.query('select 1 from organization limit 1');
  if (found.rows.length > 0) return false;
  await seedReference(client);
  await seedOrganizations(client, now);
  await seedAccounts(client, now);
  await seedTests(client, now, await seedCrowd(client), files);
  if (secrets !== null) await seedIntegrations(client, now, secrets);
  return true;
};

/**
 * All or nothing; false where there is an organization. Takes one connection, not a pool; without `files` there are no pictures, without
 * `secrets` no integrations.
 */
export const seedDemo = async (
  client: OwnerClient,
  now: Date,
  files: FilesPort | null = null,
  secrets: Secrets | null = null,
): Promise<boolean> => {
  await client.query('begin');
  try {
    const filled = await fill(client, now, files, secrets);
    await client.query('commit');
    return filled;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
