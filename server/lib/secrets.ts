import { createHash, randomBytes } from 'node:crypto';
import { deriveKey } from './master-key.ts';
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

const keyKeyOf = (masterKey: Buffer): Buffer => deriveKey(masterKey, 'integration secrets');

/** Tells which master key encrypted a data key. */
export const dataKeyId = (masterKey: Buffer): string => createHash('sha256').update(keyKeyOf(masterKey)).digest('hex').slice(0, 16);

/** Envelope encryption: a data key per organization, itself encrypted by the master key. */
export const secretsWith = (masterKey: Buffer): Secrets => {
  const [keyKey, keyId] = [keyKeyOf(masterKey), dataKeyId(masterKey)];

  const dataKey = async (db: Runs, organizationId: string): Promise<Buffer> => {
    const wrapped = seal(keyKey, randomBytes(32), organizationId);
    await db.query(
      `insert into data_key (organization_id, key_id, wrapped) values ($1, $2, $3)
       on conflict (organization_id) do update set key_id = excluded.key_id, wrapped = excluded.wrapped where data_key.key_id <> excluded.key_id`,
      [organizationId, keyId, wrapped],
    );
    const [kept] = rowsOf(await db.query('select wrapped from data_key where organization_id = $1', [organizationId]));
    const key = kept === undefined ? null : unseal(keyKey, kept.wrapped, organizationId);
    if (key === null) throw new Error('The data key of an organization cannot be opened.');
    return key;
  };

  const close: Secrets['close'] = async (db, organizationId, bound, secret) =>
    seal(await dataKey(db, organizationId), Buffer.from(secret), `${organizationId}:${bound}`);
  const openBound: Secrets['openBound'] = (organizationId, bound, secret) => {
    const key = secret.keyId === keyId ? unseal(keyKey, secret.wrapped, organizationId) : null;
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
