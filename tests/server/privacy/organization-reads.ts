import { authorizationRows, nestedRules } from '#schema/authorization/rows.ts';
import { documentFor } from '#tests/server/authorization/documents.ts';
import { argumentsFor } from '#tests/server/authorization/samples.ts';
import type { Loose, Portal } from '#tests/support/portal.ts';
import { schema } from '#tests/support/schema.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';

const queries = authorizationRows.filter(({ field, scope }) => field.startsWith('Query.') && scope !== 'operator');

/** Whoever asked for one is told of it where they asked. */
const withoutArchives = (text: string): string =>
  text.replaceAll(/\{"number":null,"kind":"archive_made".*?\}\},?/gu, '').replaceAll(/"unreadNotificationCount":\d+/gu, '');

/** What somebody is answered by every query. */
const readBy = async (portal: Portal, person: PersonName): Promise<ReadonlyMap<string, string>> => {
  const call = await portal.as(idOf('a', person), publicId('a'));
  const answers = new Map<string, string>();
  for (const { field } of queries) {
    const { text } = await call(
      documentFor(schema, field, { depth: 2, skip: [...nestedRules.forbiddenToCustomers] }),
      argumentsFor(field, 'a'),
    );
    answers.set(field, withoutArchives(text));
  }
  return answers;
};

/** What another installation answers otherwise, with the reason. */
const otherwise: Readonly<Record<string, string>> = {
  'Query.availableIntegrations': 'integrations have to be connected again',
  'Query.integration': 'integrations have to be connected again',
  'Query.zephyrConnections': 'integrations have to be connected again',
  'Query.autoExportSettings': 'integrations have to be connected again',
  'Query.autoExportDestinationOptions': 'integrations have to be connected again',
  'Query.notificationSettings': 'the address of a webhook does not leave',
  'Query.getOrganizations': 'there is one organization',
  'Query.organizationArchives': 'archives stay where they were made',
  'Query.ownApiTokens': 'tokens open nothing in another installation',
  'Query.apiTokens': 'tokens open nothing in another installation',
  'Query.sharedReports': 'their links open nothing in another installation',
  'Query.webhooks': 'their secrets stay where they were made',
  'Query.webhookDeliveries': 'calls to addresses that do not leave',
  'Query.webhookDelivery': 'calls to addresses that do not leave',
  'Query.auditTrail': 'lines are numbered anew, readings of it among them, and sign-ins are marked by each installation',
  'Query.launchEstimate': 'there is another crowd',
  'Query.matchingTesters': 'there is another crowd',
  'Query.matchingCosts': 'there is another crowd',
};

/** Where two answers differ: the path, and what stands there. */
const differences = (path: string, there: Loose, here: Loose): readonly string[] => {
  if (there === null || here === null || typeof there !== 'object' || typeof here !== 'object')
    return there === here ? [] : [`${path}: ${JSON.stringify(there)}, not ${JSON.stringify(here)}`];
  return [...new Set([...Object.keys(there), ...Object.keys(here)])].flatMap((key) =>
    differences(`${path}.${key}`, there[key] ?? null, here[key] ?? null),
  );
};

/** What somebody is answered otherwise in one installation than in another, where it should be the same. */
export const readOtherwise = async (here: Portal, there: Portal, person: PersonName): Promise<readonly string[]> => {
  const answers = await readBy(there, person);
  return [...(await readBy(here, person))]
    .filter(([field, text]) => answers.get(field) !== text && !(field in otherwise))
    .flatMap(([field, text]) => differences(field, JSON.parse(answers.get(field) ?? 'null'), JSON.parse(text)));
};
