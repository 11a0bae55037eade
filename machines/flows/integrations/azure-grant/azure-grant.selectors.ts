import type { AzureGrantSnapshot } from './azure-grant.machine.ts';

/** Signed in, and the key is good for the next save. */
export const selectIsGranted = (snapshot: AzureGrantSnapshot): boolean => snapshot.matches('granted');

export const selectIsBusy = (snapshot: AzureGrantSnapshot): boolean => snapshot.hasTag('busy');

/** The exchange that was not answered can be tried again. */
export const selectCanRetry = (snapshot: AzureGrantSnapshot): boolean => snapshot.can({ type: 'grant.retry' });

/** What went wrong with the sign-in, in words. */
export const selectFailure = (snapshot: AzureGrantSnapshot): string | null =>
  snapshot.hasTag('refused') ? snapshot.context.failure : null;
