import type { AnyStateMachine } from 'xstate';
import { guardNames, inventory } from '#machines/lib/guards.ts';

type Guard = (args: unknown, params: unknown) => boolean;

/** XState evaluates `stateIn` and the like itself, so they cannot be wrapped. */
const isComposed = (guard: unknown): boolean => typeof guard === 'function' && 'check' in guard;

export const listening = (machine: AnyStateMachine, refused: Set<string>): AnyStateMachine => {
  const guards = Object.entries(machine.implementations.guards as Readonly<Record<string, Guard>>).map(([name, guard]) => {
    if (isComposed(guard)) return [name, guard] as const;
    const noted: Guard = (args, params) => {
      const allows = guard(args, params);
      if (!allows) refused.add(name);
      return allows;
    };
    return [name, noted] as const;
  });
  return machine.provide({ guards: Object.fromEntries(guards) });
};

export const unrefused = (machine: AnyStateMachine, refused: ReadonlySet<string>): readonly string[] => [
  ...new Set(
    inventory(machine)
      .flatMap(({ guard }) => guardNames(guard))
      .filter((name) => !refused.has(name) && !isComposed(machine.implementations.guards[name])),
  ),
];
