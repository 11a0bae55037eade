import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { toDirectedGraph } from 'xstate/graph';
import type { DirectedGraphNode } from 'xstate/graph';
import { guardNames } from '../../machines/lib/guards.ts';
import type { ChartGuard } from '../../machines/lib/guards.ts';

type Edge = {
  readonly source: AnyStateNode;
  readonly target: AnyStateNode;
  readonly eventType: string;
  readonly guard: ChartGuard | undefined;
};

const edgesOf = (node: DirectedGraphNode): readonly Edge[] => [
  ...node.edges.map(({ source, target, transition }) => ({
    source,
    target,
    eventType: transition.eventType,
    guard: transition.guard as ChartGuard | undefined,
  })),
  ...(node.stateNode.always ?? []).flatMap(({ source, target, guard }) =>
    (target ?? [source]).map((reached) => ({ source, target: reached, eventType: '', guard: guard as ChartGuard | undefined })),
  ),
  ...node.children.flatMap(edgesOf),
];

const ancestorsOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [] : [node.parent, ...ancestorsOf(node.parent)];

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean => ancestorsOf(node).includes(outer);

const pathOf = (node: AnyStateNode): string => (node.path.length === 0 ? node.key : node.path.join('_')).replaceAll(/\W/gu, '_');

const nameOf = (node: AnyStateNode): string => (node.path.length === 0 ? 'any state' : node.path.join('.'));

const eventName = (type: string): string => {
  const [, kind, rest = ''] = /^xstate\.(after|done\.actor|error\.actor|done\.state|snapshot)\.(.+)$/u.exec(type) ?? [];
  if (kind === undefined) return type === '' ? 'at once' : type;
  if (kind === 'after') return `after ${rest.split('.')[0] ?? rest}`;
  const last = rest.split('.').at(-1) ?? rest;
  return (
    { 'done.actor': `${last} is done`, 'error.actor': `${last} fails`, 'done.state': `${last} is done`, snapshot: `${last} tells` }[kind] ??
    type
  );
};

const guardWords = (guard: ChartGuard): readonly string[] => {
  if (typeof guard !== 'function') return guardNames(guard);
  const inner = (guard.guards ?? []).flatMap(guardWords);
  if (guard.name === 'not') return inner.map((word) => `not ${word}`);
  return guard.name === 'or' ? [inner.join(' or ')] : inner;
};

const labelOf = ({ eventType, guard }: Edge): string => {
  const words = guard === undefined ? [] : guardWords(guard);
  return words.length === 0 ? eventName(eventType) : `${eventName(eventType)} [${words.join(', ')}]`;
};

const drawEdge = (edge: Edge, source: AnyStateNode = edge.source): string =>
  `${pathOf(source)} --> ${pathOf(edge.target)} : ${labelOf(edge)}`;

const drawStart = (node: AnyStateNode): readonly string[] => {
  if (node.type !== 'compound') return [];
  return node.initial.target.map((target) => `[*] --> ${pathOf(target)}`);
};

const drawRegions = (node: DirectedGraphNode): readonly string[] => {
  const drawn = node.children.map((child) => drawNode(child).map((line) => `  ${line}`));
  return node.stateNode.type === 'parallel' ? drawn.flatMap((lines, index) => (index === 0 ? lines : ['  --', ...lines])) : drawn.flat();
};

const drawNode = (node: DirectedGraphNode): readonly string[] => {
  const { stateNode } = node;
  const path = pathOf(stateNode);
  const declared = path === stateNode.key ? [] : [`state "${stateNode.key}" as ${path}`];
  const ended = stateNode.type === 'final' ? [`${path} --> [*]`] : [];
  if (node.children.length === 0) return declared.length + ended.length === 0 ? [path] : [...declared, ...ended];
  return [...declared, `state ${path} {`, ...drawStart(stateNode).map((line) => `  ${line}`), ...drawRegions(node), '}'];
};

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const fewStates = 4;

const drawFromEach = (machine: AnyStateMachine, edges: readonly Edge[]): readonly string[] =>
  edges.flatMap((edge) => Object.values(machine.root.states).map((state) => drawEdge(edge, state)));

export function drawChart(machine: AnyStateMachine): readonly string[] {
  const graph = toDirectedGraph(machine);
  const edges = edgesOf(graph);
  const isSmall = machine.root.type === 'compound' && graph.children.length <= fewStates;
  const spread = edges.filter(({ source, target }) => isSmall && source === machine.root && target !== source);
  const inward = edges.filter((edge) => !spread.includes(edge) && (edge.source === machine.root || isWithin(edge.target, edge.source)));
  const drawn = edges.filter((edge) => !inward.includes(edge) && !spread.includes(edge));
  const described = nodesOf(machine.root).filter((node) => node.description !== undefined);
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...(machine.root.type === 'parallel'
      ? [`  state ${pathOf(machine.root)} {`, ...drawRegions(graph).map((line) => `  ${line}`), '  }']
      : [...drawStart(machine.root).map((line) => `  ${line}`), ...drawRegions(graph)]),
    ...[...drawn.map((edge) => drawEdge(edge)), ...drawFromEach(machine, spread)].map((line) => `  ${line}`),
    '```',
    ...(inward.length === 0
      ? []
      : [
          '',
          '## From within',
          '',
          ...inward.map(
            (edge) => `- ${nameOf(edge.source)}: ${labelOf(edge)} → ${edge.source === edge.target ? 'stays' : nameOf(edge.target)}`,
          ),
        ]),
    ...(described.length === 0 ? [] : ['', '## States', '', ...described.map((node) => `- ${nameOf(node)}: ${node.description}`)]),
  ];
}
