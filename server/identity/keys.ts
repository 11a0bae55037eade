import { randomBytes } from 'node:crypto';

import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Pool } from 'pg';

export type IdentityKeys = { readonly jwks: readonly JWK[]; readonly cookies: readonly string[]; readonly override: string };

const generate = async (): Promise<IdentityKeys> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return {
    jwks: [{ ...jwk, alg: 'ES256', use: 'sig', kid: randomBytes(9).toString('base64url') }],
    cookies: [randomBytes(32).toString('base64url')],
    override: randomBytes(32).toString('base64url'),
  };
};

/** Keys that every node shares: the first node to start writes them, the others read them. */
export const readKeys = async (pool: Pool): Promise<IdentityKeys> => {
  const read = () => pool.query<{ secret: IdentityKeys }>(`select secret from oidc_key where name = 'local'`);
  const found = (await read()).rows[0];
  if (found !== undefined) return found.secret;
  await pool.query(`insert into oidc_key (name, secret) values ('local', $1) on conflict (name) do nothing`, [
    JSON.stringify(await generate()),
  ]);
  const written = (await read()).rows[0];
  if (written === undefined) throw new Error('The identity keys could not be written.');
  return written.secret;
};
