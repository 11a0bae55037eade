import type { SwitchAnswer, SwitchOrganizationPorts } from '#machines/flows/session/switch-organization/switch-organization.types.ts';
import { withKey } from '#src/cache/call.ts';
import type { Portal } from '#src/cache/client.ts';
import { fromPromise } from 'xstate';
import { ChangeOrganization } from './switch-organization.documents.ts';

const change = async ({ client, close }: Portal, organizationPublicId: string, key: string): Promise<SwitchAnswer> => {
  const { data, error } = await client.mutation(ChangeOrganization, { input: { organizationPublicId } }, withKey(key)).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, errors } = data.changeOrganization;
  if (successful) close();
  return { successful, messages: errors.map(({ message }) => message) };
};

/** Lets the switcher move to another organization. */
export const switchOrganizationPorts = (portal: Portal): SwitchOrganizationPorts => ({
  changeOrganization: fromPromise(({ input }) => portal.whileMoving(() => change(portal, input.organizationPublicId, input.key))),
});
