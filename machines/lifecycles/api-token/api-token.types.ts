import type { ApiTokenState } from '#schema/vocabulary/api-token.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

/** Of a person, or of the account that a service token acts as; good until its end. */
export type ApiTokenContext = { readonly userId: string; readonly expiresAt: string };

export type ApiTokenEvent = LifecycleEvent<'token.revoke'> | LifecycleEvent<'token.end', Timed>;

export type ApiTokenRow = ApiTokenContext & { readonly state: ApiTokenState };
