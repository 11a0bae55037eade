import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { guardNames, inventory, statesOf } from '#machines/lib/guards.ts';
import { nameOf } from './transition-names.ts';
import { walk } from './walk.ts';
import type { WalkOptions } from './walk.ts';

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

type Vertex = { readonly id: string; readonly name: string; readonly properties?: { readonly state: StateValue } };
type Edge = {
  readonly id: string;
  readonly name: string;
  readonly sourceVertexId: string;
  readonly targetVertexId: string;
  readonly properties?: { readonly event: object; readonly transitions: readonly string[] };
};

/** A file of GraphWalker 4. */
export type GraphWalker = {
  readonly name: string;
  readonly models: readonly {
    readonly id: string;
    readonly name: string;
    readonly generator: string;
    readonly startElementId: string;
    readonly vertices: readonly Vertex[];
    readonly edges: readonly Edge[];
  }[];
};

const words = (value: StateValue): readonly string[] =>
  typeof value === 'string' ? [value] : Object.entries(value).flatMap(([key, inner = {}]) => [key, ...words(inner)]);

/** Names become methods there, so they are identifiers. */
const identifier = (kind: 'v' | 'e', text: string): string => `${kind}_${text.replaceAll(/\W+/gu, '_')}`;

/** A vertex for each state that the samples reach, an edge for each event that is taken there, and one back to the start from each, so that no random path gets stuck. */
export function graphWalkerOf<TMachine extends AnyStateMachine>(machine: TMachine, options: WalkOptions<TMachine>): GraphWalker {
  const { places, moves } = walk(machine, options);
  const idOf = new Map(places.map(({ id }, index) => [id, `v${index}`]));
  const start = { id: 'start', name: 'v_start' };
  const lines = [
    ...places
      .filter(({ events }) => events.length === 0)
      .map(({ id }) => ({ name: 'e_open', sourceVertexId: start.id, targetVertexId: idOf.get(id) ?? '' })),
    ...moves.map(({ from, event, to, transitions }) => ({
      name: identifier('e', event.type),
      sourceVertexId: idOf.get(from) ?? '',
      targetVertexId: idOf.get(to) ?? '',
      properties: { event, transitions },
    })),
    ...places.map(({ id }) => ({ name: 'e_close', sourceVertexId: idOf.get(id) ?? '', targetVertexId: start.id })),
  ];
  return {
    name: machine.id,
    models: [
      {
        id: machine.id,
        name: machine.id,
        generator: 'random(edge_coverage(100))',
        startElementId: start.id,
        vertices: [
          start,
          ...places.map(({ id, state }) => ({
            id: idOf.get(id) ?? '',
            name: identifier('v', words(state).join('_')),
            properties: { state },
          })),
        ],
        edges: lines.map((line, index) => ({ id: `e${index}`, ...line })),
      },
    ],
  };
}
