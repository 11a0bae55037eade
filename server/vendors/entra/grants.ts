import { createHash, createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { deriveKey } from '../../lib/master-key.ts';
import { seal, unseal } from '../../lib/seal.ts';
import type { EntraTokens } from './entra.ts';

/** Whose sign-in it is; its tokens open for nobody else. */
export type GrantOwner = { readonly organizationId: string; readonly userId: string };

/** The state, the PKCE verifier and the credentials key of a sign-in, and how its tokens are sealed. */
export type GrantKeys = {
  readonly newState: () => string;
  readonly verifierOf: (state: string) => string;
  readonly credentialsKeyOf: (state: string) => string;
  readonly seal: (owner: GrantOwner, tokens: EntraTokens) => Buffer;
  /** Null when they were sealed for somebody else, under another master key, or were changed. */
  readonly unseal: (owner: GrantOwner, sealed: Buffer) => EntraTokens | null;
};

const tokensSchema = v.object({ accessToken: v.string(), refreshToken: v.string(), expiresAt: v.string() });

/** How a state or a credentials key is known in the database. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Verifier and credentials key are made of the state under a key that never leaves the server, so whoever knows a state knows neither. */
export const grantKeysWith = (masterKey: Buffer): GrantKeys => {
  const [making, sealing] = [deriveKey(masterKey, 'azure grants'), deriveKey(masterKey, 'azure grant tokens')];
  const made = (purpose: string, state: string): string => createHmac('sha256', making).update(`${purpose}:${state}`).digest('base64url');
  const boundTo = ({ organizationId, userId }: GrantOwner): string => `${organizationId}:${userId}`;
  return {
    newState: () => randomBytes(32).toString('base64url'),
    verifierOf: (state) => made('verifier', state),
    credentialsKeyOf: (state) => made('credentials', state),
    seal: (owner, tokens) => seal(sealing, Buffer.from(JSON.stringify(tokens)), boundTo(owner)),
    unseal: (owner, sealed) => {
      const opened = unseal(sealing, sealed, boundTo(owner));
      return opened === null ? null : v.parse(tokensSchema, JSON.parse(opened.toString()));
    },
  };
};
