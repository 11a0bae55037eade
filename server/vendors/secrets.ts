import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deriveKey } from '../master-key.ts';

/** What a secret belongs to; it opens nowhere else. */
export type SecretOwner = { readonly organizationId: string; readonly integrationId: string };

/** A secret as it is kept, with the data key of its organization beside it. */
export type SealedSecret = { readonly sealed: Buffer; readonly keyId: string; readonly wrapped: Buffer };

/** Anything that runs a statement: a transaction of a request, or the owner's connection of the seed. */
type Runs = { readonly query: (text: string, values?: unknown[]) => Promise<unknown> };

/** Seals and opens the secrets of integrations. */
export type Secrets = {
  /** Seals a secret into the row of its integration. */
  readonly seal: (db: Runs, owner: SecretOwner, secret: string) => Promise<void>;
  /** Null when the secret was sealed under another master key, for another owner, or was changed. */
  readonly open: (owner: SecretOwner, secret: SealedSecret) => string | null;
};

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

const encrypt = (key: Buffer, plain: Buffer, bound: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body]);
};

const decrypt = (key: Buffer, sealed: Buffer, bound: string): Buffer | null => {
  if (sealed[0] !== version || sealed.length < 1 + nonceBytes + tagBytes) return null;
  const nonce = sealed.subarray(1, 1 + nonceBytes);
  const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(bound)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(1 + nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
};

const rowsOf = (answer: unknown): readonly { readonly wrapped: Buffer }[] =>
  (Array.isArray(answer) ? answer : (answer as { readonly rows: unknown[] }).rows) as { readonly wrapped: Buffer }[];

/** Secrets under a data key per organization, which is itself sealed by the master key and kept beside them. */
export const secretsWith = (masterKey: Buffer): Secrets => {
  const keyKey = deriveKey(masterKey, 'integration secrets');
  const keyId = createHash('sha256').update(keyKey).digest('hex').slice(0, 16);
  const boundTo = ({ organizationId, integrationId }: SecretOwner): string => `${organizationId}:${integrationId}`;

  const dataKey = async (db: Runs, organizationId: string): Promise<Buffer> => {
    const wrapped = encrypt(keyKey, randomBytes(32), organizationId);
    await db.query(
      `insert into data_key (organization_id, key_id, wrapped) values ($1, $2, $3)
       on conflict (organization_id) do update set key_id = excluded.key_id, wrapped = excluded.wrapped where data_key.key_id <> excluded.key_id`,
      [organizationId, keyId, wrapped],
    );
    const [kept] = rowsOf(await db.query('select wrapped from data_key where organization_id = $1', [organizationId]));
    const key = kept === undefined ? null : decrypt(keyKey, kept.wrapped, organizationId);
    if (key === null) throw new Error('The data key of an organization cannot be opened.');
    return key;
  };

  return {
    seal: async (db, owner, secret) => {
      const sealed = encrypt(await dataKey(db, owner.organizationId), Buffer.from(secret), boundTo(owner));
      await db.query('update integration set sealed_secret = $3 where organization_id = $1 and id = $2', [
        owner.organizationId,
        owner.integrationId,
        sealed,
      ]);
    },
    open: (owner, secret) => {
      const key = secret.keyId === keyId ? decrypt(keyKey, secret.wrapped, owner.organizationId) : null;
      return key === null ? null : (decrypt(key, secret.sealed, boundTo(owner))?.toString() ?? null);
    },
  };
};
