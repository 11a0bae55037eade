import { createHash, randomBytes } from 'node:crypto';

/** Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
