import { createHash, createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { deriveKey, deriveKeys } from '../../lib/master-key.ts';
import type { MasterKey } from '../../lib/master-key.ts';
import { seal, unseal } from '../../lib/seal.ts';
import type { EntraTokens } from './entra.ts';

/** Tokens decrypt for this owner only. */
export type GrantOwner = { readonly organizationId: string; readonly userId: string };

export type GrantKeys = {
  readonly newState: () => string;
  readonly verifierOf: (state: string) => string;
  readonly credentialsKeyOf: (state: string) => string;
  readonly seal: (owner: GrantOwner, tokens: EntraTokens) => Buffer;
  /** Null for another owner or master key, or changed bytes. */
  readonly unseal: (owner: GrantOwner, sealed: Buffer) => EntraTokens | null;
};

const tokensSchema = v.object({ accessToken: v.string(), refreshToken: v.string(), expiresAt: v.string() });

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Derived from the state under a server key, so that whoever sees the state in a URL knows neither. */
export const grantKeysWith = (masterKey: MasterKey): GrantKeys => {
  const [making, sealing] = [deriveKey(masterKey, 'azure grants'), deriveKeys(masterKey, 'azure grant tokens')];
  const made = (purpose: string, state: string): string => createHmac('sha256', making).update(`${purpose}:${state}`).digest('base64url');
  const boundTo = ({ organizationId, userId }: GrantOwner): string => `${organizationId}:${userId}`;
  return {
    newState: () => randomBytes(32).toString('base64url'),
    verifierOf: (state) => made('verifier', state),
    credentialsKeyOf: (state) => made('credentials', state),
    seal: (owner, tokens) => seal(sealing[0], Buffer.from(JSON.stringify(tokens)), boundTo(owner)),
    unseal: (owner, sealed) => {
      const opened = unseal(sealing, sealed, boundTo(owner));
      return opened === null ? null : v.parse(tokensSchema, JSON.parse(opened.toString()));
    },
  };
};
