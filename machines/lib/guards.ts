import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';

type NamedGuard = string | { readonly type: string; readonly params?: unknown };
type ComposedGuard = ((...args: never[]) => boolean) & { readonly guards?: readonly ChartGuard[] };
export type ChartGuard = NamedGuard | ComposedGuard;

export type ChartTransition = {
  readonly source: AnyStateNode;
  readonly eventType: string;
  readonly index: number;
  readonly targets: readonly string[];
  readonly guard: ChartGuard | undefined;
};

type Definition = { readonly eventType: string; readonly guard?: unknown; readonly target?: readonly AnyStateNode[] | undefined };

const described = (source: AnyStateNode, definitions: readonly Definition[]): readonly ChartTransition[] =>
  definitions.map((definition, index) => ({
    source,
    eventType: definition.eventType,
    index,
    targets: (definition.target ?? []).map((target) => target.id),
    guard: definition.guard as ChartGuard | undefined,
  }));

const nodesUnder = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesUnder)];

const known = new WeakMap<AnyStateMachine, readonly ChartTransition[]>();

export const statesOf = (machine: AnyStateMachine): readonly AnyStateNode[] => nodesUnder(machine.root);

/** Guarded or not, eventless ones included. */
export function inventory(machine: AnyStateMachine): readonly ChartTransition[] {
  const found = known.get(machine);
  if (found !== undefined) return found;
  const all = statesOf(machine).flatMap((node) => [
    ...[...node.transitions.values()].flatMap((definitions) => described(node, definitions)),
    ...described(node, node.always ?? []),
  ]);
  known.set(machine, all);
  return all;
}

const composed = (guard: ChartGuard): guard is ComposedGuard => typeof guard === 'function';

export const guardNames = (guard: ChartGuard | undefined): readonly string[] => {
  if (guard === undefined) return [];
  if (composed(guard)) return (guard.guards ?? []).flatMap(guardNames);
  return [typeof guard === 'string' ? guard : guard.type];
};

type Built = { readonly check: (snapshot: AnyMachineSnapshot, args: unknown, guard: unknown) => boolean };
type Plain = (args: unknown, params: unknown) => boolean;

const passes = (guard: ChartGuard, snapshot: AnyMachineSnapshot, event: EventObject): boolean => {
  const args = { context: snapshot.context, event };
  if (composed(guard)) return (guard as unknown as Built).check(snapshot, args, guard);
  const name = typeof guard === 'string' ? guard : guard.type;
  const params = typeof guard === 'string' ? undefined : guard.params;
  const implementation = snapshot.machine.implementations.guards[name] as Plain;
  return implementation(args, typeof params === 'function' ? params(args) : params);
};

export function failingGuards(chart: ChartTransition, snapshot: AnyMachineSnapshot, event: EventObject): readonly string[] {
  const failing = (guard: ChartGuard): readonly string[] => {
    if (passes(guard, snapshot, event)) return [];
    const inner = composed(guard) ? (guard.guards ?? []) : [];
    const below = inner.flatMap(failing);
    return below.length > 0 ? below : guardNames(guard);
  };
  return chart.guard === undefined ? [] : failing(chart.guard);
}
