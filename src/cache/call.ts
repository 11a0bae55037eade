import type { OperationContext } from 'urql';

/** Sends a mutation under the key that was made when its form opened, so that a retry is the same call. */
export const withKey = (key: string): Partial<OperationContext> => ({ fetchOptions: { headers: { 'Idempotency-Key': key } } });

/** Asks the server, whatever the cache holds. */
export const fresh: Partial<OperationContext> = { requestPolicy: 'network-only' };
