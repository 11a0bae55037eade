import type { NameAnswer, NameOrganizationPorts } from '#machines/flows/session/name-organization/name-organization.types.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { SaveOrganizationName } from './name-organization.documents.ts';

const save = async (client: Client, chosenName: string): Promise<NameAnswer> => {
  const { data, error } = await client.mutation(SaveOrganizationName, { input: { chosenName } }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, errors } = data.organizationUpdate;
  return { successful, messages: errors.map(({ message }) => message) };
};

/** Lets the prompt save the name. */
export const nameOrganizationPorts = (client: Client): NameOrganizationPorts => ({
  saveName: fromPromise(({ input }) => save(client, input.chosenName)),
});
