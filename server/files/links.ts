import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { deriveKeys } from '../lib/master-key.ts';
import type { MasterKey } from '../lib/master-key.ts';

export type FileGrant = { readonly userId: string; readonly organizationId: string; readonly objectId: string };

export type FileLinks = {
  readonly tokenOf: (grant: FileGrant) => string;
  readonly pathOf: (grant: FileGrant) => string;
  readonly read: (token: string) => FileGrant | null;
};

const lasts = 600;
const step = 60;
const idBytes = 16;
const macBytes = 16;
const bodyBytes = 4 + 3 * idBytes;

const toBytes = (id: string): Buffer => {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  if (bytes.length !== idBytes) throw new Error('a link needs ids');
  return bytes;
};

const toId = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');

/**
 * Bound to user, organization and object for at most ten minutes. They change once a minute only, so that a refreshed list keeps its
 * pictures cached.
 */
export const fileLinks = (masterKey: MasterKey, now: () => Date): FileLinks => {
  const [signing, ...before] = deriveKeys(masterKey, 'file links');
  const current = createSecretKey(signing);
  const keys = [current, ...before.map((key) => createSecretKey(key))];
  const macOf = (body: Buffer, key = current): Buffer => createHmac('sha256', key).update(body).digest().subarray(0, macBytes);
  const seconds = (): number => Math.floor(now().getTime() / 1000);

  const tokenOf = ({ userId, organizationId, objectId }: FileGrant): string => {
    const until = Buffer.alloc(4);
    until.writeUInt32BE(Math.floor(seconds() / step) * step + lasts);
    const body = Buffer.concat([until, toBytes(userId), toBytes(organizationId), toBytes(objectId)]);
    return Buffer.concat([body, macOf(body)]).toString('base64url');
  };

  const read = (token: string): FileGrant | null => {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== bodyBytes + macBytes || bytes.toString('base64url') !== token) return null;
    const body = bytes.subarray(0, bodyBytes);
    if (!keys.some((key) => timingSafeEqual(macOf(body, key), bytes.subarray(bodyBytes))) || body.readUInt32BE(0) <= seconds()) return null;
    const idAt = (index: number): string => toId(body.subarray(4 + index * idBytes, 4 + (index + 1) * idBytes));
    return { userId: idAt(0), organizationId: idAt(1), objectId: idAt(2) };
  };

  return { tokenOf, pathOf: (grant) => `/files/${tokenOf(grant)}`, read };
};
