import type { AnyStateMachine, EventFromLogic, StateValue } from 'xstate';
import { can, eventTypes, next, refusalOf, RefusalError, sampleEvent } from '#machines/lib/lifecycle.ts';
import type { EventType, Lifecycle } from '#machines/lib/lifecycle.ts';
import { statesOf } from '#machines/lib/guards.ts';
import { listening, unrefused } from './listening.ts';
import { actorRoles } from '#schema/vocabulary/roles.ts';
import type { ActorRole } from '#schema/vocabulary/roles.ts';

export const initials: Readonly<Record<ActorRole, string>> = {
  customer: 'C',
  test_manager: 'T',
  community_test_manager: 'M',
  operator: 'O',
  system: 'S',
};

export const sender = (role: ActorRole) => ({ role, userId: role === 'system' ? null : 'u1' });

/** For one row: each event that somebody may send, with the initials of the roles that may (C, T, M and S for the system). */
export function whoMay<TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: TRow,
  at?: string,
): Readonly<Record<string, string>> {
  const roles = (type: EventType<TMachine>): string =>
    actorRoles
      .filter((role) => can(lifecycle, row, sampleEvent(lifecycle, type, sender(role), at)))
      .map((role) => initials[role])
      .join('');
  return Object.fromEntries(
    eventTypes(lifecycle)
      .map((type) => [type, roles(type)] as const)
      .filter(([, allowed]) => allowed !== ''),
  );
}

const faultOf = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: TRow,
  event: EventFromLogic<TMachine>,
): string | null => {
  const refused = refusalOf(lifecycle, row, event);
  const allowed = can(lifecycle, row, event);
  try {
    const after = next(lifecycle, row, event);
    if (refused !== null) return 'moves though it is refused';
    if (!allowed) return 'moves though it cannot';
    const strange = Object.keys(after.row).filter((column) => !lifecycle.columns.some((known) => known === column));
    return strange.length > 0 ? `writes ${strange.join(', ')}` : null;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    if (refused === null || allowed) return 'is refused though nothing stands against it';
    return /^\S.*\S$/u.test(refused.message) ? null : 'is refused without words';
  }
};

/** Where `can`, the refusal and `next` disagree, over every row, event and role, and guards that never refused. Must be empty. */
export function disagreements<TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  rows: readonly TRow[],
  more: readonly EventFromLogic<TMachine>[] = [],
): readonly string[] {
  const samples = eventTypes(lifecycle).flatMap((type) => actorRoles.map((role) => sampleEvent(lifecycle, type, sender(role))));
  const refused = new Set<string>();
  const heard = { ...lifecycle, machine: listening(lifecycle.machine, refused) as TMachine };
  const faults = rows.flatMap((row) =>
    [...samples, ...more].flatMap((event) => {
      const fault = faultOf(heard, row, event);
      return fault === null ? [] : [`${JSON.stringify(lifecycle.read(row).value)} ${event.type} by ${event.actor.role} ${fault}`];
    }),
  );
  return [...faults, ...unrefused(heard.machine, refused).map((name) => `${name} never says no`)];
}

export const byEveryone = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
): readonly EventFromLogic<TMachine>[] =>
  eventTypes(lifecycle).flatMap((type) => actorRoles.map((role) => sampleEvent(lifecycle, type, sender(role))));

export const leaves = (machine: AnyStateMachine): readonly string[] =>
  statesOf(machine)
    .filter((node) => Object.keys(node.states).length === 0 && node.type !== 'history')
    .map((node) => node.key);

export const valueOf = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: TRow,
): StateValue => lifecycle.read(row).value;
