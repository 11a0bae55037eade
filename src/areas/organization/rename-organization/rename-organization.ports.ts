import type { RenameOrganizationPorts } from '#machines/flows/organization/rename-organization/rename-organization.types.ts';
import type { Answer } from '#machines/lib/answer.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { RenameOrganization } from './rename-organization.documents.ts';

const rename = async (client: Client, chosenName: string): Promise<Answer> => {
  const { data, error } = await client.mutation(RenameOrganization, { input: { chosenName } }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, errors } = data.organizationUpdate;
  return { successful, messages: errors.map(({ message }) => message) };
};

/** Lets a member save the name of the organization. */
export const renameOrganizationPorts = (client: Client): RenameOrganizationPorts => ({
  renameOrganization: fromPromise(({ input }) => rename(client, input.chosenName)),
});
