import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { inventory } from '#machines/lib/guards.ts';

export type TransitionIds = {
  readonly root: string;
  readonly source: string;
  readonly eventType: string;
  readonly index: number;
  readonly targets: readonly string[];
};

type Taken = { readonly source: AnyStateNode; readonly eventType: string; readonly target: readonly AnyStateNode[] | undefined };

const shortened = (id: string, root: string): string =>
  id === root ? '(start)' : id.startsWith(`${root}.`) ? id.slice(root.length + 1) : id;

export const nameOf = ({ root, source, eventType, index, targets }: TransitionIds): string => {
  const reached = targets.map((target) => shortened(target, root)).join(', ');
  return `${shortened(source, root)} -- ${eventType === '' ? 'always' : eventType} #${index} --> ${reached === '' ? 'itself' : reached}`;
};

export const namesOf = (machine: AnyStateMachine): readonly string[] =>
  inventory(machine).map(({ source, eventType, index, targets }) =>
    nameOf({ root: machine.root.id, source: source.id, eventType, index, targets }),
  );

export const nameOfTaken = (machine: AnyStateMachine, taken: Taken): string => {
  const { source, eventType, target } = taken;
  const siblings: readonly unknown[] = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return nameOf({
    root: machine.root.id,
    source: source.id,
    eventType,
    index: siblings.indexOf(taken),
    targets: (target ?? []).map((node) => node.id),
  });
};
