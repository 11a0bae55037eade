import type { SwitchAnswer, SwitchOrganizationPorts } from '#machines/flows/session/switch-organization/switch-organization.types.ts';
import { withKey } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ChangeOrganization } from './switch-organization.documents.ts';

const change = async (client: Client, organizationPublicId: string, key: string): Promise<SwitchAnswer> => {
  const { data, error } = await client.mutation(ChangeOrganization, { input: { organizationPublicId } }, withKey(key)).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, errors } = data.changeOrganization;
  return { successful, messages: errors.map(({ message }) => message) };
};

/** Lets the switcher move to another organization. */
export const switchOrganizationPorts = (client: Client): SwitchOrganizationPorts => ({
  changeOrganization: fromPromise(({ input }) => change(client, input.organizationPublicId, input.key)),
});
