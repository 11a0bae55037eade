import type { SwitchOrganizationPorts } from '#machines/flows/session/switch-organization.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { answerOf } from '#src/cache/answer.ts';
import { withKey } from '#src/cache/call.ts';
import type { Portal } from '#src/cache/client.ts';
import { fromPromise } from 'xstate';
import { ChangeOrganization } from './switch-organization.documents.ts';

const change = async ({ client, close }: Portal, organizationPublicId: string, key: string): Promise<Answer> => {
  const answer = answerOf(await client.mutation(ChangeOrganization, { input: { organizationPublicId } }, withKey(key)).toPromise());
  if (answer.successful) close();
  return answer;
};

/** Lets the switcher move to another organization. */
export const switchOrganizationPorts = (portal: Portal): SwitchOrganizationPorts => ({
  changeOrganization: fromPromise(({ input }) => portal.whileMoving(() => change(portal, input.organizationPublicId, input.key))),
});
