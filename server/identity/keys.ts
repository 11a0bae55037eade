import { randomBytes } from 'node:crypto';

import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Pool } from 'pg';
import { inTransaction, type Db } from '../database/transaction.ts';
import { deriveKeys } from '../lib/master-key.ts';
import type { MasterKey } from '../lib/master-key.ts';
import { seal, unseal } from '../lib/seal.ts';

/** The first key signs; the others only verify what they signed before. */
export type IdentityKeys = {
  /** Also verify the id tokens of a session for as long as it lasts. */
  readonly jwks: readonly JWK[];
  readonly accessJwks: readonly JWK[];
  readonly cookies: readonly string[];
  readonly overrides: readonly string[];
};

type KeySet = { readonly jwk: JWK; readonly cookie: string; readonly override: string; readonly followedAt: number | null };

/** The format before keys were encrypted. */
type Unsealed = { readonly jwks: readonly JWK[]; readonly cookies: readonly string[]; readonly override: string };

type Row = { readonly secret: Unsealed | null; readonly sealed: Buffer | null };

const minutes = 60_000;
/**
 * How long a retired key verifies: ten minutes of an access token, an hour of an override, thirty days at most of a session, and the time until
 * every server knows the new key.
 */
const lasts = { access: 15 * minutes, override: 65 * minutes, session: 31 * 24 * 60 * minutes };

const bound = 'oidc_key local';
const word = (): string => randomBytes(32).toString('base64url');

const makeSet = async (): Promise<KeySet> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: randomBytes(9).toString('base64url') };
  return { jwk, cookie: word(), override: word(), followedAt: null };
};

const openSets = (sealed: Buffer, keys: readonly Buffer[]): readonly KeySet[] => {
  const plain = unseal(keys, sealed, bound);
  if (plain === null) throw new Error('The signing keys do not open with this master key.');
  return JSON.parse(plain.toString()) as readonly KeySet[];
};

const unsealedSets = ({ jwks, cookies, override }: Unsealed): readonly KeySet[] =>
  jwks.map((jwk, index) => ({ jwk, cookie: cookies[index] ?? word(), override, followedAt: null }));

const keysOf = (sets: readonly KeySet[]): IdentityKeys => {
  const within = (milliseconds: number) => sets.filter(({ followedAt }) => followedAt === null || Date.now() < followedAt + milliseconds);
  return {
    jwks: within(lasts.session).map(({ jwk }) => jwk),
    accessJwks: within(lasts.access).map(({ jwk }) => jwk),
    cookies: within(lasts.session).map(({ cookie }) => cookie),
    overrides: within(lasts.override).map(({ override }) => override),
  };
};

const sealingKeys = (masterKey: MasterKey) => deriveKeys(masterKey, 'signing keys');

const write = async (db: Db, key: Buffer, sets: readonly KeySet[]): Promise<void> => {
  await db.query(
    `insert into oidc_key (name, sealed) values ('local', $1) on conflict (name) do update set sealed = excluded.sealed, secret = null`,
    [seal(key, Buffer.from(JSON.stringify(sets)), bound)],
  );
};

/** Under a lock; null writes nothing. */
const changeSets = (
  pool: Pool,
  masterKey: MasterKey,
  change: (sets: readonly KeySet[], isSealed: boolean) => Promise<readonly KeySet[] | null>,
): Promise<readonly KeySet[]> =>
  inTransaction(pool, async (db) => {
    const sealing = sealingKeys(masterKey);
    await db.query('lock table oidc_key in share row exclusive mode');
    const kept = await db.row<Row>(`select secret, sealed from oidc_key where name = 'local'`);
    const sealed = kept?.sealed ?? null;
    const sets = sealed !== null ? openSets(sealed, sealing) : kept?.secret != null ? unsealedSets(kept.secret) : [];
    const changed = await change(sets, sealed !== null);
    if (changed !== null) await write(db, sealing[0], changed);
    return changed ?? sets;
  });

/** The first node to start creates them; also encrypts keys of the older format. */
export const readKeys = async (pool: Pool, masterKey: MasterKey): Promise<IdentityKeys> => {
  const { rows } = await pool.query<{ sealed: Buffer | null }>(`select sealed from oidc_key where name = 'local'`);
  const sealed = rows[0]?.sealed ?? null;
  if (sealed !== null) return keysOf(openSets(sealed, sealingKeys(masterKey)));
  return keysOf(
    await changeSets(pool, masterKey, async (sets, isSealed) => (isSealed ? null : sets.length > 0 ? sets : [await makeSet()])),
  );
};

/** Tokens of the old keys stay valid until they expire; with `atOnce` they end now, and everybody signs in again. */
export const rotateKeys = async (pool: Pool, masterKey: MasterKey, { atOnce }: { readonly atOnce: boolean }): Promise<void> => {
  await changeSets(pool, masterKey, async (sets) => {
    const followed = sets.map((set) => ({ ...set, followedAt: set.followedAt ?? Date.now() }));
    const valid = atOnce ? [] : followed.filter(({ followedAt }) => Date.now() < followedAt + lasts.session);
    return [await makeSet(), ...valid];
  });
  if (atOnce) await pool.query('delete from oidc_payload');
};

const refreshAtMostEvery = 1000;

export class KeyRing implements IdentityKeys {
  readonly #read: () => Promise<IdentityKeys>;
  #current: IdentityKeys;
  #refreshedAt = performance.now();

  constructor(read: () => Promise<IdentityKeys>, first: IdentityKeys) {
    this.#read = read;
    this.#current = first;
  }

  static async open(pool: Pool, masterKey: MasterKey): Promise<KeyRing> {
    const read = () => readKeys(pool, masterKey);
    return new KeyRing(read, await read());
  }

  /** The same object until keys change. */
  get current(): IdentityKeys {
    return this.#current;
  }
  get jwks(): IdentityKeys['jwks'] {
    return this.#current.jwks;
  }
  get accessJwks(): IdentityKeys['accessJwks'] {
    return this.#current.accessJwks;
  }
  get cookies(): IdentityKeys['cookies'] {
    return this.#current.cookies;
  }
  get overrides(): IdentityKeys['overrides'] {
    return this.#current.overrides;
  }

  /** At most once a second: strangers may name unknown keys. */
  async refresh(): Promise<void> {
    if (performance.now() < this.#refreshedAt + refreshAtMostEvery) return;
    this.#refreshedAt = performance.now();
    const next = await this.#read();
    if (JSON.stringify(next) !== JSON.stringify(this.#current)) this.#current = next;
  }
}

/** Memoized until the keys change. */
export const madeOf = <T>(keys: KeyRing, make: () => T): (() => T) => {
  let [of, made] = [keys.current, make()];
  return () => {
    if (of !== keys.current) [of, made] = [keys.current, make()];
    return made;
  };
};
