import { createHmac } from 'node:crypto';
import type { ClientBase } from 'pg';
import { currentOf, deriveKey, makeMasterKey, masterKeyFile, previousOf, readMasterKey, readPreviousKey } from '../lib/master-key.ts';
import type { KeyPlace, MasterKey } from '../lib/master-key.ts';
import { StartRefusal } from '../lib/start-refusal.ts';
import { dataKeyId } from '../lib/secrets.ts';
import { withClient } from './external.ts';

const wayOut =
  'Put the right one back. If it is lost for good, `npm run db forget-key` lets this database begin with another: the secrets of integrations have to be entered again, and everybody signs in again.';

const wrong = 'The master key is not the one that this database was made with.';

/** Recognizes a master key without revealing it. */
export const checkOf = (masterKey: Buffer): Buffer => createHmac('sha256', deriveKey(masterKey, 'check')).update('muster').digest();

const hasTable = async (client: ClientBase, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ has: boolean }>('select to_regclass($1) is not null as has', [`public.${table}`]);
  return rows[0]?.has === true;
};

type Kept = {
  readonly isCurrent: (masterKey: Buffer) => boolean;
  readonly isPrevious: (masterKey: Buffer) => boolean;
  /** Whether something may still be sealed with the previous one. */
  readonly isChanging: boolean;
};

type KeyRow = { readonly check_value: string; readonly previous_check?: string | null; readonly resealed_at?: string | null };

const never = (): boolean => false;

/** Null while nothing is encrypted. A database older than check values is checked by its data keys. */
const keptKey = async (client: ClientBase): Promise<Kept | null> => {
  if (await hasTable(client, 'master_key')) {
    const [kept] = (await client.query<{ row: KeyRow }>('select to_jsonb(m) as row from master_key m')).rows;
    if (kept !== undefined) {
      const isOf = (value: string | null | undefined) => (masterKey: Buffer) => `\\x${checkOf(masterKey).toString('hex')}` === value;
      const { check_value, previous_check = null, resealed_at = null } = kept.row;
      return {
        isCurrent: isOf(check_value),
        isPrevious: isOf(previous_check),
        isChanging: previous_check !== null && resealed_at === null,
      };
    }
  }
  if (!(await hasTable(client, 'data_key'))) return null;
  const { rows } = await client.query<{ id: string }>('select distinct key_id as id from data_key');
  if (rows.length === 0) return null;
  return { isCurrent: (masterKey) => rows.some(({ id }) => id === dataKeyId(masterKey)), isPrevious: never, isChanging: false };
};

const unfinished =
  'The master key was changed, and not everything is sealed with the new one yet. Put the one before into MASTER_KEY_PREVIOUS until the page Installation says that nothing is left under it.';

/** Refuses a different key, a missing one beside data, and the loss of the one before while something is sealed with it; a new database gets a new one. */
export const masterKeyFor = (ownerUrl: string, config: KeyPlace): Promise<MasterKey> =>
  withClient(ownerUrl, async (client) => {
    const kept = await keptKey(client);
    const [given, previous] = await Promise.all([readMasterKey(config), readPreviousKey(config)]).catch((error: unknown) => {
      if (kept === null || !(error instanceof StartRefusal)) throw error;
      throw new StartRefusal(`${error.message} ${wayOut}`);
    });
    if (kept === null) return given ?? (await makeMasterKey(config));
    if (given === null)
      throw new StartRefusal(
        `The master key of this database is missing: ${masterKeyFile(config)} is not there and MASTER_KEY is not set. ${wayOut}`,
      );
    const isNew = !kept.isCurrent(given);
    if (isNew && (previous === null || !kept.isCurrent(previous))) throw new StartRefusal(`${wrong} ${wayOut}`);
    const opensAll = !kept.isChanging || [given, previous].some((key) => key !== null && kept.isPrevious(key));
    if (!opensAll) throw new StartRefusal(unfinished);
    return previous === null || previous.equals(given) ? given : [given, previous];
  });

const begin = `
  update master_key set check_value = $1, previous_check = $2, resealing = null, resealed_at = null where check_value = $2`;

const finish = `
  update master_key set previous_check = null, resealing = null, resealed_at = null where check_value = $1 and resealed_at is not null`;

/** Of several nodes at a first start, one decides. Beside the key before, what that sealed is sealed anew from now on. */
export const rememberMasterKey = (ownerUrl: string, masterKey: MasterKey): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    const current = currentOf(masterKey);
    const previous = previousOf(masterKey);
    const check = checkOf(current);
    await client.query('insert into master_key (check_value) values ($1) on conflict do nothing', [check]);
    if (previous === null) await client.query(finish, [check]);
    else await client.query(begin, [check, checkOf(previous)]);
    if ((await keptKey(client))?.isCurrent(current) !== true) throw new StartRefusal(`${wrong} ${wayOut}`);
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
