import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { forOrganization } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { GuardedFetch } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { vendorCall } from '#server/vendors/vendor-call.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { Refused } from '#server/workflow/refused.ts';
import type { Database } from '#server/workflow/transaction.ts';
import { githubConnector } from './github.connect.ts';
import { keepConnection } from './keep-connection.ts';

/** What the command works with. */
export type ConnectDeps = {
  readonly owner: Pick<Pool, 'query'>;
  readonly database: Pick<Database, 'write'>;
  readonly secrets: Secrets;
  readonly fetch: GuardedFetch;
};

export const connectUsage = `npm run connect -- github <organization> [--site https://github.example.com]
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

/** Connects GitHub for an organization as its test managers would, and says what came of it. */
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
