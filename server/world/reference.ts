import { countries, languages } from './reference/countries.ts';
import { manufacturers, mobileDevices } from './reference/mobile-devices.ts';
import { professionalServices } from './reference/services.ts';
import { deviceTypes, internetBrowsers, operatingSystems, operatingSystemVersions } from './reference/systems.ts';
import { insertRows, type OwnerClient, type WorldRow } from './rows.ts';

const tables: readonly (readonly [string, readonly WorldRow[]])[] = [
  ['country', countries],
  ['language', languages],
  ['operating_system', operatingSystems],
  ['operating_system_device_type', deviceTypes],
  ['operating_system_version', operatingSystemVersions],
  ['manufacturer', manufacturers],
  ['mobile_device', mobileDevices],
  ['internet_browser', internetBrowsers],
];

const seedTargeting = async (client: OwnerClient): Promise<void> => {
  for (const [table, rows] of tables) await insertRows(client, table, rows);
};

/** Only into an installation without any: one that keeps its own lists keeps them alone. */
export const seedTargetingOnce = async (client: OwnerClient): Promise<void> => {
  const { rows } = await client.query('select from country limit 1');
  if (rows.length === 0) await seedTargeting(client);
};

export const seedReference = async (client: OwnerClient): Promise<void> => {
  await seedTargeting(client);
  await insertRows(client, 'professional_service', professionalServices);
};
