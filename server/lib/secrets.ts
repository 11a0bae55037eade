import { createHash, randomBytes } from 'node:crypto';
import { deriveKeys } from './master-key.ts';
import type { MasterKey } from './master-key.ts';
import { seal, unseal } from './seal.ts';

export type SecretOwner = { readonly organizationId: string; readonly integrationId: string };

export type SealedSecret = { readonly sealed: Buffer; readonly keyId: string; readonly wrapped: Buffer };

type Runs = { readonly query: (text: string, values?: unknown[]) => Promise<unknown> };

export type Secrets = {
  readonly close: (db: Runs, organizationId: string, bound: string, secret: string) => Promise<Buffer>;
  readonly openBound: (organizationId: string, bound: string, secret: SealedSecret) => string | null;
  readonly seal: (db: Runs, owner: SecretOwner, secret: string) => Promise<void>;
  /** Null for another master key or owner, or changed bytes. */
  readonly open: (owner: SecretOwner, secret: SealedSecret) => string | null;
};

const rowsOf = (answer: unknown): readonly { readonly wrapped: Buffer }[] =>
  (Array.isArray(answer) ? answer : (answer as { readonly rows: unknown[] }).rows) as { readonly wrapped: Buffer }[];

const purpose = 'integration secrets';

const idOf = (keyKey: Buffer): string => createHash('sha256').update(keyKey).digest('hex').slice(0, 16);

/** Tells which master key encrypted a data key. */
export const dataKeyId = (masterKey: MasterKey): string => idOf(deriveKeys(masterKey, purpose)[0]);

/** Envelope encryption: a data key per organization, itself encrypted by the master key. */
export const secretsWith = (masterKey: MasterKey): Secrets => {
  const keyKeys = deriveKeys(masterKey, purpose);
  const [keyKey, keyIds] = [keyKeys[0], keyKeys.map(idOf)];

  const dataKey = async (db: Runs, organizationId: string): Promise<Buffer> => {
    const wrapped = seal(keyKey, randomBytes(32), organizationId);
    await db.query(
      `insert into data_key (organization_id, key_id, wrapped) values ($1, $2, $3)
       on conflict (organization_id) do update set key_id = excluded.key_id, wrapped = excluded.wrapped where data_key.key_id <> all ($4::text[])`,
      [organizationId, keyIds[0], wrapped, keyIds],
    );
    const [kept] = rowsOf(await db.query('select wrapped from data_key where organization_id = $1', [organizationId]));
    const key = kept === undefined ? null : unseal(keyKeys, kept.wrapped, organizationId);
    if (key === null) throw new Error('The data key of an organization cannot be opened.');
    return key;
  };

  const close: Secrets['close'] = async (db, organizationId, bound, secret) =>
    seal(await dataKey(db, organizationId), Buffer.from(secret), `${organizationId}:${bound}`);
  const openBound: Secrets['openBound'] = (organizationId, bound, secret) => {
    const key = keyIds.includes(secret.keyId) ? unseal(keyKeys, secret.wrapped, organizationId) : null;
    return key === null ? null : (unseal(key, secret.sealed, `${organizationId}:${bound}`)?.toString() ?? null);
  };

  return {
    close,
    openBound,
    seal: async (db, owner, secret) => {
      const sealed = await close(db, owner.organizationId, owner.integrationId, secret);
      await db.query('update integration set sealed_secret = $3 where organization_id = $1 and id = $2', [
        owner.organizationId,
        owner.integrationId,
        sealed,
      ]);
    },
    open: ({ organizationId, integrationId }, secret) => openBound(organizationId, integrationId, secret),
  };
};
