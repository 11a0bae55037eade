import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { crowdFigures } from '#machines/flows/supervised/launch-supervised.rules.ts';
import { selectGroups, selectValues } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { useRoom } from '#src/launch-room.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useQuery } from 'urql';
import { CrowdFiguresView } from './crowd-figures.view.tsx';
import { useMultipliers } from './use-targeting.ts';
import { CreditBalance } from './launch-supervised.documents.ts';

/** What the crowd of the form takes, beside the credits there are and what may be launched now. */
export function useCrowd(actorRef: LaunchSupervisedActorRef) {
  const values = useSelector(actorRef, selectValues);
  const groups = useSelector(actorRef, selectGroups);
  const { organization } = useViewer();
  const [{ data }] = useQuery({ query: CreditBalance, pause: !organization.creditModelAccess, requestPolicy: 'cache-and-network' });
  const balance = data?.getCurrentOrganizationUser.organization.creditAccount?.balance ?? null;
  const figures = crowdFigures(values, groups, useMultipliers());
  const room = useRoom({ tests: 1, credits: balance === null ? null : figures.credits });
  return { figures, isMultiplied: values.appliesCountryMultiplier, balance, room };
}

/** What the crowd that is asked for comes to, beside the credits there are. */
export function CrowdFiguresHost({ actorRef }: { readonly actorRef: LaunchSupervisedActorRef }) {
  return <CrowdFiguresView {...useCrowd(actorRef)} />;
}
