import { createHmac } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Config } from '../lib/config.ts';
import { deriveKey, makeMasterKey, masterKeyFile, readMasterKey } from '../lib/master-key.ts';
import { StartRefusal } from '../lib/start-refusal.ts';
import { dataKeyId } from '../lib/secrets.ts';
import { withClient } from './external.ts';

const wayOut =
  'Put the right one back. If it is lost for good, `npm run db forget-key` lets this database begin with another: the secrets of integrations have to be entered again, and everybody signs in again.';

const wrong = 'The master key is not the one that this database was made with.';

/** Recognizes a master key without revealing it. */
const checkOf = (masterKey: Buffer): Buffer => createHmac('sha256', deriveKey(masterKey, 'check')).update('muster').digest();

const hasTable = async (client: ClientBase, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ has: boolean }>('select to_regclass($1) is not null as has', [`public.${table}`]);
  return rows[0]?.has === true;
};

/** Null while nothing is encrypted. A database older than check values is checked by its data keys. */
const isKeyOf = async (client: ClientBase): Promise<((masterKey: Buffer) => boolean) | null> => {
  if (await hasTable(client, 'master_key')) {
    const [kept] = (await client.query<{ value: Buffer }>('select check_value as value from master_key')).rows;
    if (kept !== undefined) return (masterKey) => checkOf(masterKey).equals(kept.value);
  }
  if (!(await hasTable(client, 'data_key'))) return null;
  const { rows } = await client.query<{ id: string }>('select distinct key_id as id from data_key');
  return rows.length === 0 ? null : (masterKey) => rows.some(({ id }) => id === dataKeyId(masterKey));
};

type KeyPlace = Pick<Config, 'masterKey' | 'dataDir'>;

/** Refuses a different key, or a missing one beside data; a new database gets a new one. */
export const masterKeyFor = (ownerUrl: string, config: KeyPlace): Promise<Buffer> =>
  withClient(ownerUrl, async (client) => {
    const isKey = await isKeyOf(client);
    const given = await readMasterKey(config).catch((error: unknown) => {
      if (isKey === null || !(error instanceof StartRefusal)) throw error;
      throw new StartRefusal(`${error.message} ${wayOut}`);
    });
    if (isKey === null) return given ?? (await makeMasterKey(config));
    if (given === null)
      throw new StartRefusal(
        `The master key of this database is missing: ${masterKeyFile(config)} is not there and MASTER_KEY is not set. ${wayOut}`,
      );
    if (!isKey(given)) throw new StartRefusal(`${wrong} ${wayOut}`);
    return given;
  });

/** Of several nodes at a first start, one decides. */
export const rememberMasterKey = (ownerUrl: string, masterKey: Buffer): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query('insert into master_key (check_value) values ($1) on conflict do nothing', [checkOf(masterKey)]);
    if ((await isKeyOf(client))?.(masterKey) !== true) throw new StartRefusal(`${wrong} ${wayOut}`);
  });

/** Deletes what only the lost key decrypts, so that the next start takes a new one. Returns the number of integrations without a secret. */
export const forgetMasterKey = (ownerUrl: string): Promise<number> =>
  withClient(ownerUrl, async (client) => {
    await client.query('begin');
    const { rowCount } = await client.query('update integration set sealed_secret = null where sealed_secret is not null');
    await client.query('update mail set sealed = null where sealed is not null');
    await client.query('delete from data_key');
    await client.query('delete from oidc_key');
    await client.query('delete from oidc_payload');
    await client.query('delete from master_key');
    await client.query('commit');
    return rowCount ?? 0;
  });
