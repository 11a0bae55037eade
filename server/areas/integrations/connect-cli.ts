import { text } from 'node:stream/consumers';
import { readConfig } from '#server/lib/config.ts';
import { appUrlOf, openOwned } from '#server/database/database.ts';
import { masterKeyFor } from '#server/database/master-key-check.ts';
import { appPool, ownerPool } from '#server/database/pool.ts';
import { guardedFetch } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { shortCodeWith } from '#server/vendors/short-code.ts';
import { insideOf } from '#server/lib/inside.ts';
import { secretsWith } from '#server/lib/secrets.ts';
import { systemClock } from '#server/workflow/clock.ts';
import { databaseOver } from '#server/workflow/transaction.ts';
import { connect, connectUsage } from './connect-command.ts';

const tokenGiven = async (): Promise<string> => {
  if (process.stdin.isTTY) console.error('Paste the token, then press Enter and Ctrl D.');
  return (await text(process.stdin)).trim();
};

const run = async (words: readonly string[]): Promise<string> => {
  if (words.length === 0) throw new Error(connectUsage);
  const config = readConfig();
  const token = await tokenGiven();
  const owned = await openOwned(config, { attach: true });
  const [app, owner] = [appPool(await appUrlOf(owned, config), 1), ownerPool(owned.ownerUrl, 1)];
  try {
    const secrets = secretsWith(await masterKeyFor(owned.ownerUrl, config));
    const fetch = guardedFetch({ inside: insideOf(config.reachableInside ?? []), codeOf: shortCodeWith(owner) });
    return await connect({ owner, database: databaseOver(app, systemClock), secrets, fetch }, words, token);
  } finally {
    await Promise.all([app.end(), owner.end()]);
    await owned.close();
  }
};

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
