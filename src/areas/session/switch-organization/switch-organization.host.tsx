import { switchOrganizationMachine, selectSearch } from '#machines/flows/session/switch-organization.ts';
import type { SwitchOrganizationPorts } from '#machines/flows/session/switch-organization.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { answerOf } from '#src/cache/answer.ts';
import { withKey } from '#src/cache/call.ts';
import type { Portal } from '#src/cache/client.ts';
import { fromPromise } from 'xstate';
import { ChangeOrganization, Organizations } from './switch-organization.documents.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { useSelector } from '@xstate/react';
import { useOnce } from '#src/ui/local.ts';
import { useQuery } from 'urql';
import { SwitchOrganizationView } from './switch-organization.view.tsx';

const change = async ({ client, close }: Portal, organizationPublicId: string, key: string): Promise<Answer> => {
  const answer = answerOf(await client.mutation(ChangeOrganization, { input: { organizationPublicId } }, withKey(key)).toPromise());
  if (answer.successful) close();
  return answer;
};

/** Lets the switcher move to another organization. */
const switchOrganizationPorts = (portal: Portal): SwitchOrganizationPorts => ({
  changeOrganization: fromPromise(({ input }) => portal.whileMoving(() => change(portal, input.organizationPublicId, input.key))),
});

const reloadAtRoot = () => window.location.assign('/');

export default function SwitchOrganizationHost({ onClose }: { readonly onClose: () => void }) {
  const portal = usePortal();
  const { organization } = useViewer();
  const input = useOnce(() => ({ currentPublicId: organization.publicId, key: crypto.randomUUID() }));
  const actorRef = useFlow(() => switchOrganizationMachine.provide({ actors: switchOrganizationPorts(portal) }), { input });
  const query = useSelector(actorRef, selectSearch);
  const [{ data, fetching, error }, ask] = useQuery({ query: Organizations, variables: { query } });
  useEmitted(actorRef, {
    'organization.switched': reloadAtRoot,
    'switch.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  const options = (data?.getOrganizations ?? []).map(({ publicId, shortCode, name }) => ({
    id: publicId,
    label: `${shortCode} - ${name}`,
  }));
  return (
    <SwitchOrganizationView
      actorRef={actorRef}
      options={options}
      isLoading={fetching}
      failure={error === undefined ? null : 'Something went wrong, please try again.'}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
      onClose={onClose}
    />
  );
}
