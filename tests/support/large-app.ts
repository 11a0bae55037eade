import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '#server/lib/config.ts';
import { openOwned } from '#server/database/database.ts';
import { ownerPool } from '#server/database/pool.ts';
import type { LargeSizes } from '#server/world/large.ts';
import { startApp } from './app.ts';
import type { App } from './app.ts';

const root = join(import.meta.dirname, '..', '..');

/** The people of the first large organization sign in by the demo's password, `customer`, `manager` and `moderator` as `large-...@demo.test`. */
const accounts = `
  with named (role, email) as (values ('customer', 'large-customer@demo.test'), ('test_manager', 'large-manager@demo.test'), ('community_test_manager', 'large-moderator@demo.test')),
    customers as (update organization_user u set email = named.email, state = 'active' from named, organization o
      where o.public_id = 'large-1' and u.organization_id = o.id and u.role = named.role and u.email like '%@world.example' returning u.id)
  insert into password (user_id, hash)
  select customers.id, known.hash from customers, (select p.hash from password p join organization_user u on u.id = p.user_id where u.email = 'customer@demo.test') known`;

/** The whole product with the demo and a large world beside it; sizes that are not given are small. */
export async function startLarge(sizes: Partial<LargeSizes>): Promise<App> {
  const app = await startApp();
  try {
    const env = { ...process.env, DATA_DIR: app.dataDir };
    const args = Object.entries({ testers: 2_000, issues: 1_000, organizations: 1, cases: 20, participants: 20, ...sizes });
    const fill = join(root, 'server', 'world', 'large.ts');
    await promisify(execFile)(process.execPath, [fill, ...args.flatMap(([name, value]) => [`--${name}`, String(value)])], { env });
    const database = await openOwned(readConfig(env), { attach: true });
    const pool = ownerPool(database.ownerUrl, 1);
    try {
      await pool.query(accounts);
    } finally {
      await pool.end();
      await database.close();
    }
    return app;
  } catch (error) {
    await app.dispose();
    throw error;
  }
}
