import { selectGroups } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { useKeys } from '#src/keys.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { useEffect, useMemo, useRef } from 'react';
import { useLaunch } from './use-launch.ts';
import { selectIsAutomatic } from '#machines/flows/supervised/tester-group.ts';
import type { TesterGroupActorRef, Place } from '#machines/flows/supervised/tester-group.ts';
import type { KeyBindings } from '#src/keys.ts';
import { useRowKeys } from '#src/row-keys.ts';

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

const none: KeyBindings = {};

const inFocus = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('tr[data-key]') ?? null;

/** Goes from a row that is about to go to the one beside it. */
function leave(row: HTMLElement): void {
  const beside = row.nextElementSibling ?? row.previousElementSibling;
  if (beside instanceof HTMLElement) beside.focus();
}

const bindingsOf = (groupRef: TesterGroupActorRef): KeyBindings => {
  const add = (row: HTMLElement, place: Place): void => groupRef.send({ type: 'tester.add', testerId: row.dataset['key'] ?? '', place });
  return {
    x: () => {
      const row = inFocus();
      if (row === null) return;
      if (!selectIsAutomatic(groupRef.getSnapshot())) return add(row, 'selected');
      leave(row);
      groupRef.send({ type: 'tester.remove', testerId: row.dataset['key'] ?? '' });
    },
    b: () => {
      const row = inFocus();
      if (row !== null) add(row, 'backups');
    },
  };
};

/** `j` and `k` walk the testers that fit a group; `x` takes the one in focus out, or selects them where that is done by hand, and `b` makes them a backup. */
export function useTesterKeys(groupRef: TesterGroupActorRef | undefined): void {
  useRowKeys(groupRef !== undefined);
  useKeys(useMemo(() => (groupRef === undefined ? none : bindingsOf(groupRef)), [groupRef]));
}
