import type { Config } from '../../lib/config.ts';
import { demoAccess } from '../../lib/demo-access.ts';
import { entraAuthority } from './entra.ts';
import type { EntraClient } from './entra.ts';

/** Where people come back to after they signed in. */
export const entraReturnPath = '/organization-settings/integrations/azure_devops';

type Place = Pick<Config, 'publicUrl' | 'azureClientId' | 'azureClientSecret' | 'azureTenant'>;

/** This installation as its operator registered it; the demo has a stand-in sign people in, at an address of its own. */
export const entraClient = (config: Place, hasStandIns: boolean): EntraClient | null => {
  const { publicUrl, azureClientId: clientId, azureClientSecret: clientSecret, azureTenant: tenant } = config;
  const redirectUri = `${publicUrl}${entraReturnPath}`;
  if (hasStandIns) return { ...demoAccess.entra, redirectUri, authority: `${publicUrl}/stand-ins/entra` };
  return clientId === null || clientSecret === null ? null : { clientId, clientSecret, tenant, redirectUri, authority: entraAuthority };
};
