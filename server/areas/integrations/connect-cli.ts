import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { forOrganization, guardedFetch } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { GuardedFetch } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { secretsWith } from '#server/lib/secrets.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { vendorCall } from '#server/vendors/vendor-call.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { Refused } from '#server/workflow/refused.ts';
import { databaseOver } from '#server/workflow/transaction.ts';
import type { Database } from '#server/workflow/transaction.ts';
import { githubConnector } from './connectors.ts';
import { keepConnection } from './keep-connection.ts';
import { text } from 'node:stream/consumers';
import { readConfig } from '#server/lib/config.ts';
import { appUrlOf, openOwned } from '#server/database/database.ts';
import { masterKeyFor } from '#server/database/master-key-check.ts';
import { appPool, ownerPool } from '#server/database/pool.ts';
import { shortCodeWith } from '#server/vendors/short-code.ts';
import { insideOf } from '#server/lib/inside.ts';
import { systemClock } from '#server/workflow/clock.ts';

type ConnectDeps = {
  readonly owner: Pick<Pool, 'query'>;
  readonly database: Pick<Database, 'write'>;
  readonly secrets: Secrets;
  readonly fetch: GuardedFetch;
};

const connectUsage = `npm run connect -- github <organization> [--site https://github.example.com]
    connect GitHub for an organization, named by its short code; the token is read from the standard input`;

const organizationNamed = async ({ owner }: ConnectDeps, name: string): Promise<{ readonly id: string; readonly name: string }> => {
  const { rows } = await owner.query<{ id: string; name: string }>(
    'select id, coalesce(chosen_name, name) as name from organization where lower(short_code) = lower($1) or public_id = $1',
    [name],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`There is no organization ${name}.`);
  return found;
};

const inWords = (error: unknown): unknown => {
  if (error instanceof VendorError)
    return new Error(
      githubConnector
        .refused(error)
        .errors.map(({ message }) => message)
        .join(' '),
    );
  return error instanceof Refused
    ? new Error(error.errors.map(({ message, path }) => `${path?.split('.').at(-1) ?? ''} ${message}`.trim()).join(' '))
    : error;
};

export const connect = async (deps: ConnectDeps, words: readonly string[], token: string): Promise<string> => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { site: { type: 'string', default: '' } },
  });
  const [code, name, ...more] = positionals;
  if (code !== 'github' || name === undefined || more.length > 0) throw new Error(connectUsage);
  const { id: organizationId, name: called } = await organizationNamed(deps, name);
  try {
    const input = { code, githubAuthenticationParams: { site: values.site, access_token: token } };
    const { settings: wanted, secret } = githubConnector.read(input, null);
    const settings = await githubConnector.connect(vendorCall({ vendor: 'github', fetch: forOrganization(deps.fetch, organizationId) }), {
      settings: wanted,
      secret: secret ?? '',
    });
    const viewer = { organizationId, userId: null, role: 'test_manager' } as const;
    await deps.database.write(viewer, (tx) => keepConnection(tx, deps.secrets, 'github', { settings, secret, kept: null }, 'connect'));
    return `GitHub is connected for ${called}, as ${String(settings['username'])}.`;
  } catch (error) {
    throw inWords(error);
  }
};

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
