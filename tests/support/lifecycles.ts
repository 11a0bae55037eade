import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { filesOf, projectRoot } from './tree.ts';

/** A lifecycle as an architecture test sees it, whatever its machine. */
export type KnownLifecycle = {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly columns: readonly string[];
  readonly write: (value: StateValue, context: object) => Readonly<Record<string, unknown>>;
};

const isLifecycle = (value: unknown): value is KnownLifecycle =>
  typeof value === 'object' && value !== null && 'machine' in value && 'write' in value && 'reasons' in value && 'name' in value;

/** Every lifecycle that a machine file exports. */
export async function findLifecycles(): Promise<KnownLifecycle[]> {
  const files = filesOf('machines/lifecycles/*/*.ts', ['**/*.test.ts']);
  const modules = await Promise.all(
    files.map(async (file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ `${projectRoot}/${file}`)),
  );
  const found = modules.flatMap((module) => Object.values(module).filter(isLifecycle));
  return [...new Map(found.map((lifecycle) => [lifecycle.name, lifecycle])).values()];
}

function valuesOf(node: AnyStateNode): StateValue[] {
  const children = Object.values(node.states).filter((child) => child.type !== 'history');
  const named = (child: AnyStateNode): StateValue[] =>
    Object.keys(child.states).length === 0 ? [child.key] : valuesOf(child).map((value) => ({ [child.key]: value }));
  if (node.type !== 'parallel') return children.flatMap(named);
  return children.reduce<StateValue[]>(
    (regions, child) => regions.flatMap((value) => valuesOf(child).map((own) => ({ ...(value as object), [child.key]: own }))),
    [{}],
  );
}

const nothing = new Proxy({}, { get: () => null, has: () => true });

/** What each persisted column can hold because of the state alone. */
export function statesByColumn({ machine, write }: KnownLifecycle): Record<string, string[]> {
  const written = valuesOf(machine.root).map((value) => write(value, nothing));
  const columns = [...new Set(written.flatMap((columnsOfOne) => Object.keys(columnsOfOne)))];
  const held = columns.map(
    (column) => [column, [...new Set(written.map((each) => each[column]).filter((each) => typeof each === 'string'))].toSorted()] as const,
  );
  return Object.fromEntries(held.filter(([, values]) => values.length > 0));
}
