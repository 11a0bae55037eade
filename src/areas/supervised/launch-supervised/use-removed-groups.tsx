import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useEffect } from 'react';
import { useOnce } from '#src/ui/local.ts';

/** Says of each group that is removed, and brings it back while the form stands. */
export function useRemovedGroups(actorRef: LaunchSupervisedActorRef): void {
  const said = useOnce(() => new Set<string>());
  useEmitted(actorRef, {
    'group.removed': ({ removed }) => {
      const name = removed.group.values.name.trim();
      said.add(
        showToast({
          type: 'info',
          text: <>{name === '' ? 'The tester group' : <bdi className="font-semibold [overflow-wrap:anywhere]">{name}</bdi>} was removed.</>,
          undo: () => actorRef.send({ type: 'group.restore', ...removed }),
        }),
      );
    },
  });
  useEffect(
    () => () => {
      for (const id of said) dismissToast(id);
      said.clear();
    },
    [said, actorRef],
  );
}
