import { selectIsAutomatic } from '#machines/flows/supervised/tester-group.ts';
import type { TesterGroupActorRef, Place } from '#machines/flows/supervised/tester-group.ts';
import { useKeys } from '#src/keys.ts';
import type { KeyBindings } from '#src/keys.ts';
import { useRowKeys } from '#src/row-keys.ts';
import { useMemo } from 'react';

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
