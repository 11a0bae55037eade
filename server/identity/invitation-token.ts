import { createHash, randomBytes } from 'node:crypto';

/** The secret of an invitation's link, of which only the hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
