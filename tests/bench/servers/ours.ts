import { createHash } from 'node:crypto';
import path from 'node:path';
import { readConfig } from '#server/lib/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { startServer } from '#server/main.ts';
import { serve } from './child.ts';

const soon = 3600;
/** The same for every server over one world, whose database keeps to its key. */
const masterKey = createHash('sha256').update('bench').digest('base64');

serve(async ({ ownerUrl, appUrl, folder, facts, connections, listeners = [] }) => {
  const config = readConfig({
    NODE_ENV: 'production',
    ALLOW_HTTP: '1',
    DATABASE_URL: ownerUrl,
    DATABASE_APP_URL: appUrl,
    DATABASE_POOL: String(connections),
    DATA_DIR: path.join(folder, 'ours'),
    MASTER_KEY: masterKey,
    PORT: '0',
    LOG_LEVEL: 'warn',
  });
  const server = await startServer(config, await openDatabase(config), { limitFactor: 1_000_000, work: false });
  const headersOf = async (userId: string): Promise<Readonly<Record<string, string>>> => ({
    authorization: `Bearer ${await server.identity.mint(userId, soon)}`,
    'x-organization-public-id': facts.organizationPublicId,
  });
  return {
    port: server.port,
    path: '/api/customer_portal',
    headers: { customer: await headersOf(facts.customerId), test_manager: await headersOf(facts.managerId) },
    tokens: await Promise.all(listeners.map((userId) => server.identity.mint(userId, soon))),
  };
});
