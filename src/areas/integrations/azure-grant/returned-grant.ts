import type { ReturnedGrant } from '#machines/flows/integrations/azure-grant.ts';
import { createContext } from 'react';

/** What the address of the page holds after a sign-in. */
export type ReturnedSearch = { readonly code?: string; readonly state?: string; readonly error?: string };

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** Reads what a sign-in adds to the address, and nothing else. */
export const readReturned = ({ code, state, error }: Readonly<Record<string, unknown>>): ReturnedSearch =>
  Object.fromEntries(
    Object.entries({ code: textIn(code), state: textIn(state), error: textIn(error) }).filter(([, value]) => value !== undefined),
  );

let returned: ReturnedGrant = null;

/** Takes a code and state out of the address into the memory of this page, where a reload forgets them; false when there are none. */
export const takeReturned = ({ code, state, error }: ReturnedSearch): boolean => {
  if (code === undefined && error === undefined) return false;
  returned = code !== undefined && state !== undefined && error === undefined ? { authorizationCode: code, state } : 'refused';
  return true;
};

/** What the person came back with, as long as nothing came of it yet. */
export const returnedGrant = (): ReturnedGrant => returned;

export const forgetReturned = (): void => {
  returned = null;
};

/** Whether the operator has set up the sign-in of Azure DevOps in the cloud. */
export const AzureCloudContext = createContext(false);
