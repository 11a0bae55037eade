import { countries, languages } from './reference/countries.ts';
import { manufacturers, mobileDevices } from './reference/mobile-devices.ts';
import { deviceTypes, internetBrowsers, operatingSystems, operatingSystemVersions } from './reference/systems.ts';
import { insertRows, type OwnerClient, type WorldRow } from './rows.ts';
import { demoId } from './random.ts';

const service = (
  position: number,
  title: string,
  cost: string,
  serviceLevelAgreement: string,
  description: string,
  requestFormInstructions: string,
) => ({
  id: demoId('professional-service', title),
  position,
  title,
  cost,
  description,
  service_level_agreement: serviceLevelAgreement,
  request_form_instructions: requestFormInstructions,
});

const professionalServices = [
  service(
    1,
    'Test case writing',
    'From 20 Credits',
    'Delivered within 5 business days',
    'A test engineer reads your requirements or walks through your application and writes test cases that the crowd can run.',
    'Tell us which part of the application to cover, where we find it, and any requirements or designs we should read first.',
  ),
  service(
    2,
    'Test case review',
    'From 8 Credits',
    'Delivered within 3 business days',
    'We read your existing test cases and mark what testers would misunderstand, what is missing and what can be merged.',
    'Add a link to your test cases and say what you want us to look at most closely.',
  ),
  service(
    3,
    'Accessibility audit',
    'From 40 Credits',
    'Delivered within 10 business days',
    'People who use screen readers, magnification and keyboards every day check the main journeys against WCAG 2.2 AA.',
    'List up to ten screens or journeys, and say which platforms matter.',
  ),
  service(
    4,
    'Localization review',
    '12 Credits for each language',
    'Delivered within 4 business days',
    'Native speakers in the country read every text in its place and report what is wrong, unnatural or cut off.',
    'Name the languages and countries, and add a glossary or style guide if you have one.',
  ),
  service(
    5,
    'Payment test',
    'From 25 Credits',
    'Delivered within 5 business days',
    'Testers pay with real instruments in the countries you sell to. Amounts are refunded to them and billed to you.',
    'Name the countries and payment methods, the largest amount per payment, and how orders are cancelled afterwards.',
  ),
  service(
    6,
    'Dedicated test manager',
    'On request',
    'Answer within 1 business day',
    'One person who knows your product plans, runs and follows up your tests.',
    'Tell us about your release rhythm and the hours you want covered.',
  ),
];

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
