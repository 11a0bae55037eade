import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { guardNames, inventory, statesOf } from '#machines/lib/guards.ts';
import { nameOf } from './transition-names.ts';

type StructuredState = {
  readonly id: string;
  readonly type: AnyStateNode['type'];
  readonly description: string | null;
  readonly tags: readonly string[];
};

type StructuredTransition = {
  readonly name: string;
  readonly source: string;
  /** Empty for a transition that is taken at once. */
  readonly event: string;
  readonly targets: readonly string[];
  /** Names of the guards that are asked, in their order; a later transition of the same event is taken where they say no. */
  readonly guards: readonly string[];
};

/** A way through a chart by the names of its transitions, whatever its guards say. */
type StructuredPath = { readonly to: string; readonly transitions: readonly string[] };

/** A chart as plain data. */
export type Structure = {
  readonly id: string;
  readonly states: readonly StructuredState[];
  readonly transitions: readonly StructuredTransition[];
  readonly paths: readonly StructuredPath[];
};

const ancestorsOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [] : [node.parent, ...ancestorsOf(node.parent)];

const entered = (node: AnyStateNode): readonly AnyStateNode[] => {
  if (node.type === 'parallel') return [node, ...Object.values(node.states).flatMap(entered)];
  return node.type === 'compound' ? [node, ...node.initial.target.flatMap(entered)] : [node];
};

const pathsOf = (machine: AnyStateMachine): readonly StructuredPath[] => {
  const { root } = machine;
  const found = new Map<AnyStateNode, readonly string[]>(entered(root).map((node) => [node, []]));
  for (const [source, path] of found) {
    const moves = inventory(machine).filter((transition) => transition.source === source);
    for (const { eventType, index, targets } of moves) {
      const step = nameOf({ root: root.id, source: source.id, eventType, index, targets });
      for (const target of targets.map((id) => machine.getStateNodeById(id)))
        for (const node of [...entered(target), ...ancestorsOf(target)]) if (!found.has(node)) found.set(node, [...path, step]);
    }
  }
  return [...found].filter(([node]) => node !== root).map(([node, transitions]) => ({ to: node.id, transitions }));
};

/** States, transitions and the shortest path to each state of a chart, for tools that do not run it. */
export const structureOf = (machine: AnyStateMachine): Structure => ({
  id: machine.id,
  states: statesOf(machine).map(({ id, type, description, tags }) => ({ id, type, description: description ?? null, tags })),
  transitions: inventory(machine).map(({ source, eventType, index, targets, guard }) => ({
    name: nameOf({ root: machine.root.id, source: source.id, eventType, index, targets }),
    source: source.id,
    event: eventType,
    targets,
    guards: guardNames(guard),
  })),
  paths: pathsOf(machine),
});
