import { countries } from './reference/countries.ts';
import { languages } from './reference/languages.ts';
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

/** Brings the reference data of targeting; what is there already stays. */
export const seedTargeting = async (client: OwnerClient): Promise<void> => {
  for (const [table, rows] of tables) await insertRows(client, table, rows);
};

/** The same with the catalogue of services of a generated world. */
export const seedReference = async (client: OwnerClient): Promise<void> => {
  await seedTargeting(client);
  await insertRows(client, 'professional_service', professionalServices);
};
