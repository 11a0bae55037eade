import type { FilesPort } from '#server/files/files.ts';
import { seedAccounts } from './demo/accounts.ts';
import { seedCrowd } from './demo/crowd.ts';
import { seedOrganizations } from './demo/organizations.ts';
import { seedTests } from './demo/tests.ts';
import { seedReference } from './reference.ts';
import type { OwnerClient } from './rows.ts';

const lock = 7_382_401;

const fill = async (client: OwnerClient, now: Date, files: FilesPort | null): Promise<boolean> => {
  await client.query('select pg_advisory_xact_lock($1)', [lock]);
  const found = await client.query('select 1 from organization limit 1');
  if (found.rows.length > 0) return false;
  await seedReference(client);
  await seedOrganizations(client, now);
  await seedAccounts(client, now);
  await seedTests(client, now, await seedCrowd(client), files);
  return true;
};

/** Fills an empty database with the demo world, all or nothing; does nothing, and says so with false, once there is an organization. Takes one connection, not a pool; without a place for files there are no pictures. */
export const seedDemo = async (client: OwnerClient, now: Date, files: FilesPort | null = null): Promise<boolean> => {
  await client.query('begin');
  try {
    const filled = await fill(client, now, files);
    await client.query('commit');
    return filled;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
