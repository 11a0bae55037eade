import type { CrowdTokenState } from '#schema/vocabulary/operator.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

/** Whether an operator made it; one of the configuration is taken away there. */
export type CrowdTokenContext = { readonly isMadeHere: boolean };

export type CrowdTokenEvent = LifecycleEvent<'token.revoke'>;

export type CrowdTokenRow = CrowdTokenContext & { readonly state: CrowdTokenState };
