import { selectGroups } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { useKeys } from '#src/keys.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { useEffect, useMemo, useRef } from 'react';
import { useLaunch } from './use-launch.ts';

/** Moves the focus to the entry of the section that is shown. */
export const focusEntry = (): void => document.querySelector<HTMLElement>('main [aria-current="step"]')?.focus();

/** The way to the preview, and from group to group: downwards from the sections before them, too. What had the focus goes with its group, so its entry among the sections takes it. */
export function useFormKeys(groupId: number | undefined): void {
  const { actorRef, addresses } = useLaunch();
  const navigation = useNavigation();
  const isGoing = useRef(false);
  useEffect(() => {
    if (isGoing.current) focusEntry();
    isGoing.current = false;
  }, [groupId]);
  useKeys(
    useMemo(() => {
      const goBy = (step: 1 | -1): void => {
        const groups = selectGroups(actorRef.getSnapshot());
        const group = groups[groups.findIndex(({ id }) => id === groupId) + step];
        if (group === undefined) return;
        isGoing.current = true;
        navigation?.navigate(addresses.form(`group-${group.id}`), { replace: true });
      };
      return {
        '$mod+Enter': () => actorRef.send({ type: 'preview.open' }),
        'Alt+ArrowDown': () => goBy(1),
        'Alt+ArrowUp': () => goBy(-1),
      };
    }, [actorRef, addresses, navigation, groupId]),
  );
}
