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
  /** Empty for an eventless transition. */
  readonly event: string;
  readonly targets: readonly string[];
  /** In the order of evaluation; a later transition of the same event is taken where they refuse. */
  readonly guards: readonly string[];
};

type StructuredPath = { readonly to: string; readonly transitions: readonly string[] };

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

/** As plain data for tools that do not run the chart. */
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
