import { azureTexts } from '#schema/vocabulary/trackers.ts';
import type { RequestContext } from '#server/api/context.ts';
import { mutation } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { EntraRefusedError, authorizeAddress, exchangeCode } from '#server/vendors/entra/entra.ts';
import type { EntraClient } from '#server/vendors/entra/entra.ts';
import { hashOf } from '#server/vendors/entra/grants.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { record } from '#server/workflow/audit.ts';
import { Refused } from '#server/workflow/refused.ts';
import { askingMutation } from '../../api/ask-vendor.ts';
import { claimGrant, dropGrant, findGrant, insertGrant, keepTokens } from './azure-grant.store.ts';
import type { KeptGrant } from './azure-grant.store.ts';

type Returned = { readonly authorizationCode: string; readonly state: string };

type Begun = { readonly loginHint?: string | null };

const longest = 4_096;
const longestHint = 320;
const hintOf = (hint: string | null | undefined): string | null => (hint ?? '').slice(0, longestHint).trim() || null;
const looks = 40;
const betweenLooks = 250;

const unauthenticated = (path: string | null = null): Refused =>
  new Refused([{ code: 'authentication_failed', message: azureTexts.unauthenticated, path }]);

const notAccepted = (): Refused => new Refused([{ code: 'authentication_failed', message: azureTexts.cloudNotAccepted, path: null }]);

const clientOf = ({ services }: RequestContext): EntraClient => {
  const { entra } = services.vendors;
  if (entra === null) throw new Refused([{ code: 'not_enabled', message: azureTexts.cloudNotSetUp, path: null }]);
  return entra;
};

const grantOf = (context: RequestContext, state: string): Promise<KeptGrant | null> =>
  context.database.write(context.viewer, (tx) => findGrant(tx, hashOf(state)));

const demandGranted = async (context: RequestContext, state: string): Promise<void> => {
  const { pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)) } = context.services.vendors.call;
  for (let look = 0; look < looks; look += 1) {
    const grant = await grantOf(context, state);
    if (grant === null || !grant.claimed) throw unauthenticated('state');
    if (grant.granted) return;
    await pause(betweenLooks);
  }
  throw unauthenticated();
};

const refusalOf = (error: unknown): unknown => {
  if (error instanceof EntraRefusedError) return error.refusal === 'grant' ? unauthenticated() : notAccepted();
  return error instanceof VendorError ? new Refused([{ code: 'vendor_error', message: error.message, path: null }]) : error;
};

const exchange = async (
  context: RequestContext,
  client: EntraClient,
  id: string,
  { authorizationCode, state }: Returned,
): Promise<void> => {
  const { database, viewer, services } = context;
  const { grants, call } = services.vendors;
  const asking = { fetch: call.fetch, now: () => services.clock.now().getTime() };
  try {
    const tokens = await exchangeCode(asking, client, authorizationCode, grants.verifierOf(state));
    const keyHash = hashOf(grants.credentialsKeyOf(state));
    await database.write(viewer, (tx) => keepTokens(tx, id, keyHash, grants.seal(viewer, tokens)));
  } catch (error) {
    await database.write(viewer, (tx) => dropGrant(tx, id));
    throw refusalOf(error);
  }
};

/** Exchanges the code once; a retry gets the same key. */
const credentialsKey = async (context: RequestContext, returned: Returned): Promise<string> => {
  const client = clientOf(context);
  const { authorizationCode, state } = returned;
  if (authorizationCode === '' || authorizationCode.length > longest) throw unauthenticated('authorizationCode');
  if (state === '' || state.length > longest) throw unauthenticated('state');
  const id = await context.database.write(context.viewer, (tx) => claimGrant(tx, hashOf(state)));
  await (id === null ? demandGranted(context, state) : exchange(context, client, id, returned));
  return context.services.vendors.grants.credentialsKeyOf(state);
};

export const azureGrantMutations: ResolverMap[string] = {
  azureDevopsAuthorizationCreate: mutation<Begun>('azureDevopsAuthorizationCreate', async ({ tx, context, operation }, { loginHint }) => {
    const client = clientOf(context);
    const { grants } = context.services.vendors;
    const state = grants.newState();
    await insertGrant(tx, hashOf(state));
    await record(tx, { operation, entity: 'organization', entityId: tx.viewer.organizationId });
    return { result: authorizeAddress(client, state, grants.verifierOf(state), hintOf(loginHint)) };
  }),

  azureDevopsCredentialsCreate: askingMutation<Returned, string>(
    'azureDevopsCredentialsCreate',
    credentialsKey,
    async ({ tx, operation }, _, key) => {
      await record(tx, { operation, entity: 'organization', entityId: tx.viewer.organizationId });
      return { result: key };
    },
  ),
};
