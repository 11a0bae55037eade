import { azureDevopsProblems, fromAzureDevopsParams, isAzureCloud, toAzureDevopsParams } from '#schema/rules/integrations/azure-devops.ts';
import { azureTexts } from '#schema/vocabulary/azure-devops.ts';
import type { RequestContext } from '#server/api/context.ts';
import type { IntegrationSettings } from '#server/vendors/connection.ts';
import { azureDevopsAccess, tokensIn, writeTokens } from '#server/vendors/azure-devops/azure-access.ts';
import { azureDevops, azureDevopsProfile } from '#server/vendors/azure-devops/azure-devops.ts';
import { hashOf } from '#server/vendors/entra/grants.ts';
import type { VendorCall } from '#server/vendors/vendor-call.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { Refused } from '#server/workflow/refused.ts';
import { sealedTokens, useKey } from './azure-grant.store.ts';
import { connectionRefused, demandNone } from './connect.ts';
import type { Connector } from './connect.ts';

const inPlace = (field: string): string => field;
const cloud = {
  site: 'organization',
  secret: 'credentialsKey',
  refused: azureTexts.unauthenticated,
  noSuchSite: azureTexts.noSuchOrganization,
};
const server = { site: 'site', secret: 'accessToken', refused: azureTexts.refused, noSuchSite: azureTexts.noSuchSite };
const wordsOf = ({ site }: IntegrationSettings) => (isAzureCloud(site) ? cloud : server);

const usedUp = (): Refused => new Refused([{ code: 'invalid', message: azureTexts.signInAgain, path: 'credentialsKey' }]);

const openKey = async ({ database, viewer, services }: RequestContext, key: string): Promise<string> => {
  const sealed = await database.write(viewer, (tx) => sealedTokens(tx, hashOf(key)));
  const tokens = sealed === null ? null : services.vendors.grants.unseal(viewer, sealed);
  if (tokens === null) throw usedUp();
  return writeTokens(tokens);
};

/** Empty where the token may not read the profile. */
const signedIn = async (call: VendorCall, secret: string): Promise<{ readonly username?: string }> => {
  const tokens = tokensIn(secret);
  if (tokens === null) return {};
  const { name } = await azureDevopsProfile(call, tokens.accessToken).catch((error: unknown) => {
    if (error instanceof VendorError) return { name: '' };
    throw error;
  });
  return name === '' ? {} : { username: name };
};

export const azureDevopsConnector: Connector = {
  read: (input) => {
    const values = fromAzureDevopsParams(input);
    demandNone(azureDevopsProblems(values), inPlace);
    const params = toAzureDevopsParams(values);
    if ('credentialsKey' in params) {
      const { credentialsKey: secret, ...settings } = params;
      return { settings, secret };
    }
    const { accessToken: secret, ...settings } = params;
    return { settings, secret };
  },
  open: async (context, { settings, secret }) => (isAzureCloud(settings['site']) ? openKey(context, secret) : secret),
  connect: async (call, { settings, secret }) => {
    try {
      await azureDevops(call, azureDevopsAccess({ settings, secret })).check();
      return { ...settings, ...(await signedIn(call, secret)) };
    } catch (error) {
      throw error instanceof VendorError ? connectionRefused(error, wordsOf(settings)) : error;
    }
  },
  keep: async ({ tx }, input) => {
    const { isHosted, credentialsKey } = fromAzureDevopsParams(input);
    if (isHosted && !(await useKey(tx, hashOf(credentialsKey.trim())))) throw usedUp();
  },
  refused: (error) => connectionRefused(error, server),
  check: (call, settings, secret) => azureDevops(call, azureDevopsAccess({ settings, secret })).check(),
};
