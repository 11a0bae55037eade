import type { Config } from '../../lib/config.ts';
import { demoAccess } from '../../lib/demo-access.ts';
import { entraAuthority } from './entra.ts';
import type { EntraClient } from './entra.ts';

export const entraReturnPath = '/organization-settings/integrations/azure_devops';

type Place = Pick<Config, 'publicUrl' | 'azureClientId' | 'azureClientSecret' | 'azureTenant'>;

/** The demo's stand-in signs people in at an address of its own. */
export const entraClient = (config: Place, hasStandIns: boolean): EntraClient | null => {
  const { publicUrl, azureClientId: clientId, azureClientSecret: clientSecret, azureTenant: tenant } = config;
  const redirectUri = `${publicUrl}${entraReturnPath}`;
  if (hasStandIns) return { ...demoAccess.entra, redirectUri, authority: `${publicUrl}/stand-ins/entra` };
  return clientId === null || clientSecret === null ? null : { clientId, clientSecret, tenant, redirectUri, authority: entraAuthority };
};
