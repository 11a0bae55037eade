import { readConfig } from '../lib/config.ts';
import { openStarted } from '../database/database.ts';
import { ownerPool } from '../database/pool.ts';
import { passwordLinkFor } from './password-link.ts';
import { identitySettings } from './settings.ts';

const usage = 'npm run password <email>    make a link on which this member chooses a new password';

const run = async (email: string | undefined): Promise<string> => {
  if (email === undefined) throw new Error(usage);
  const config = readConfig();
  if (config.oidcIssuer !== null) throw new Error(`Passwords are kept by the sign-in service ${config.oidcIssuer} (OIDC_ISSUER).`);
  const database = await openStarted(config);
  const pool = ownerPool(database.ownerUrl, 1);
  try {
    return await passwordLinkFor(pool, identitySettings(config), email);
  } finally {
    await pool.end();
    await database.close();
  }
};

try {
  console.log(await run(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
