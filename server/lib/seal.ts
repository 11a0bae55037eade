import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** Authenticated encryption, bound to an owner: it decrypts for nothing else. */
export const seal = (key: Buffer, plain: Buffer, bound: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body]);
};

/** Null for another key or owner, or changed bytes. */
const unsealWith = (key: Buffer, sealed: Buffer, bound: string): Buffer | null => {
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

/** By any of the keys; null where none of them opens it for this owner, and for changed bytes. */
export const unseal = (keys: Buffer | readonly Buffer[], sealed: Buffer, bound: string): Buffer | null => {
  if (Buffer.isBuffer(keys)) return unsealWith(keys, sealed, bound);
  for (const key of keys) {
    const plain = unsealWith(key, sealed, bound);
    if (plain !== null) return plain;
  }
  return null;
};
