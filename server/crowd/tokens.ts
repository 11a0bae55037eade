import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { deriveKeys } from '../lib/master-key.ts';
import type { MasterKey } from '../lib/master-key.ts';
import type { CrowdToken } from './context.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const keep = async (owner: Pool, name: string, token: string): Promise<void> => {
  await owner.query('insert into crowd_token (name, hash) values ($1, $2) on conflict (hash) do nothing', [name, hashOf(token)]);
};

/** Shown once; only its hash is stored. */
export const createCrowdToken = async (owner: Pool, name: string): Promise<string> => {
  const token = `mcrowd_${randomBytes(32).toString('base64url')}`;
  await keep(owner, name, token);
  return token;
};

const configured = 'Configured token';
const strong = /^[A-Za-z0-9._~+/=-]{32,512}$/u;

/** Revokes configured tokens that are no longer in the configuration. */
export const admitCrowdTokens = async (owner: Pool, tokens: readonly string[]): Promise<void> => {
  if (!tokens.every((token) => strong.test(token)))
    throw new Error('Each of CROWD_TOKENS must have 32 to 512 letters, digits or ._~+/=- and no space.');
  const hashes = tokens.map(hashOf);
  await owner.query('update crowd_token set revoked_at = now() where name = $1 and revoked_at is null and hash <> all ($2::text[])', [
    configured,
    hashes,
  ]);
  await owner.query(
    'insert into crowd_token (name, hash) select $1, hash from unnest($2::text[]) hash on conflict (hash) do update set revoked_at = null where crowd_token.name = $1',
    [configured, hashes],
  );
};

export const revokeCrowdToken = async (owner: Pool, token: string): Promise<void> => {
  await owner.query('update crowd_token set revoked_at = now() where hash = $1 and revoked_at is null', [hashOf(token)]);
};

/** Derived from the master key: the same at every start, and stored nowhere. */
export const simulatorToken = async (owner: Pool, masterKey: MasterKey): Promise<string> => {
  const [token = '', ...before] = deriveKeys(masterKey, 'crowd simulator').map((key) => `mcrowd_${key.toString('base64url')}`);
  for (const each of before) await revokeCrowdToken(owner, each);
  await keep(owner, 'Simulator', token);
  return token;
};

const bearer = /^Bearer ([A-Za-z0-9._~+/=-]{16,512})$/u;

export const readCrowdToken = async (owner: Pool, header: string | undefined): Promise<CrowdToken | null> => {
  const token = bearer.exec(header ?? '')?.[1];
  if (token === undefined) return null;
  const { rows } = await owner.query<CrowdToken & { readonly is_quiet: boolean }>(
    `select id, name, is_sandbox as "isSandbox", coalesce(last_call_at < now() - interval '1 minute', true) as is_quiet from crowd_token where hash = $1 and revoked_at is null and state = 'active'`,
    [hashOf(token)],
  );
  const [row] = rows;
  if (row === undefined) return null;
  if (row.is_quiet) await owner.query('update crowd_token set last_call_at = now() where id = $1', [row.id]);
  return { id: row.id, name: row.name, isSandbox: row.isSandbox };
};
