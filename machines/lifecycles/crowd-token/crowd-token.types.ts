import type { CrowdTokenState } from '#schema/vocabulary/operator.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

/** Made by an operator; a token of the configuration can only be removed there. */
export type CrowdTokenContext = { readonly isMadeHere: boolean };

export type CrowdTokenEvent = LifecycleEvent<'token.revoke'>;

export type CrowdTokenRow = CrowdTokenContext & { readonly state: CrowdTokenState };
