import { transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFromLogic, StateValue } from 'xstate';
import type { Actor } from './actor.ts';
import { failingGuards, inventory } from './guards.ts';
import type { ChartTransition } from './guards.ts';
import { RefusalError, refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

export type { Actor } from './actor.ts';
export type { Refusal } from './refusal.ts';
export { RefusalError } from './refusal.ts';

export type LifecycleEvent<Type extends string, Payload extends object = Record<never, never>> = {
  readonly type: Type;
  readonly actor: Actor;
  readonly at?: string;
} & Readonly<Payload>;

/** ISO 8601; stored in a column. */
export type Timed = { readonly at: string };

export type EventType<TMachine extends AnyStateMachine> = EventFromLogic<TMachine>['type'];

type PayloadOf<Event, Type> = Event extends { readonly type: Type } ? Omit<Event, 'type' | 'actor'> : never;

/** One representative payload for each event, for controls and tests. */
export type Samples<TMachine extends AnyStateMachine> = {
  readonly [Type in EventType<TMachine>]: PayloadOf<EventFromLogic<TMachine>, Type>;
};

export type Lifecycle<TMachine extends AnyStateMachine, TRow extends object> = {
  readonly name: string;
  readonly machine: TMachine;
  readonly columns: readonly (keyof TRow & string)[];
  /** Read only: other columns of the record or of related records. */
  readonly facts: readonly (keyof TRow & string)[];
  readonly read: (row: TRow) => { readonly value: StateValue; readonly context: ContextFrom<TMachine> };
  readonly write: (value: StateValue, context: ContextFrom<TMachine>) => Partial<TRow>;
  readonly reasons: Readonly<Record<string, Refusal>>;
  readonly samples: Samples<TMachine>;
  readonly sentences: Readonly<Record<string, string>>;
  /** Refusals of events in states that do not handle them, where `invalid_state` is not the right one. */
  readonly unheard: Unheard<TMachine>;
  /** Past tense, after a name: shown to whoever would undo a change that another one followed. */
  readonly deeds?: Deeds<TMachine>;
};

export type Deeds<TMachine extends AnyStateMachine> = { readonly [Type in EventType<TMachine>]?: string };

export type Unheard<TMachine extends AnyStateMachine> = { readonly [Type in EventType<TMachine>]?: (state: string) => Refusal };

const snapshotOf = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: NoInfer<TRow>,
): AnyMachineSnapshot => lifecycle.machine.resolveState(lifecycle.read(row));

const leavesOf = (value: StateValue): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap((child) => (child === undefined ? [] : leavesOf(child)));

const placeOf = (snapshot: AnyMachineSnapshot, heardBy: readonly ChartTransition[]): string => {
  const regions = new Set(heardBy.map((known) => known.source.parent));
  const active = snapshot._nodes.filter((node) => regions.has(node.parent)).map((node) => node.key);
  return active[0] ?? leavesOf(snapshot.value)[0] ?? '';
};

const misplaced = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  type: EventType<TMachine>,
  place: string,
): Refusal =>
  lifecycle.unheard[type]?.(place) ??
  refusal('invalid_state', lifecycle.sentences[place] ?? `The ${lifecycle.name.replaceAll('-', ' ')} is ${place.replaceAll('_', ' ')}.`);

/** `forbidding` is a role guard that refuses this actor in every state. */
const against = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  snapshot: AnyMachineSnapshot,
  event: EventFromLogic<TMachine>,
) => {
  const everywhere = inventory(lifecycle.machine).filter((known) => known.eventType === event.type);
  const here = everywhere.filter((known) => snapshot._nodes.includes(known.source));
  const failing = (here.length > 0 ? here : everywhere).map((known) => failingGuards(known, snapshot, event));
  const names = failing.flat();
  const isForbidden = failing.length > 0 && failing.every((some) => some.some(isOfRoles));
  return { everywhere, here, names, forbidding: isForbidden ? names.find(isOfRoles) : undefined };
};

const isOfRoles = (guard: string): boolean => guard.startsWith('may');

/** Refused in every state: its control is absent, not disabled. */
export const isForbidden = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: NoInfer<TRow>,
  type: EventType<TMachine>,
  actor: Actor,
): boolean => against(lifecycle, snapshotOf(lifecycle, row), sampleEvent(lifecycle, type, actor)).forbidding !== undefined;

/** Null when the event may happen. The role is checked before the state, so that the forbidden learn nothing of the state. */
export function refusalOf<TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: NoInfer<TRow>,
  event: EventFromLogic<TMachine>,
): Refusal | null {
  const snapshot = snapshotOf(lifecycle, row);
  if (snapshot.can(event)) return null;
  const { everywhere, here, names, forbidding } = against(lifecycle, snapshot, event);
  const name = forbidding ?? (here.length > 0 ? names[0] : undefined);
  return (name === undefined ? undefined : lifecycle.reasons[name]) ?? misplaced(lifecycle, event.type, placeOf(snapshot, everywhere));
}

export const can = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: NoInfer<TRow>,
  event: EventFromLogic<TMachine>,
): boolean => snapshotOf(lifecycle, row).can(event);

/** The columns that the event changes, possibly none. Throws a RefusalError. */
export function next<TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: NoInfer<TRow>,
  event: EventFromLogic<TMachine>,
): { readonly row: Partial<TRow>; readonly changed: boolean } {
  const refused = refusalOf(lifecycle, row, event);
  if (refused !== null) throw new RefusalError(refused);
  const machine: AnyStateMachine = lifecycle.machine;
  const [after] = transition(machine, snapshotOf(lifecycle, row), event);
  const written = lifecycle.write(after.value, after.context);
  const changed: Partial<TRow> = {};
  for (const column of lifecycle.columns) {
    if (column in written && !sameValue(written[column], row[column])) changed[column] = written[column];
  }
  return { row: changed, changed: Object.keys(changed).length > 0 };
}

export const sampleEvent = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  type: EventType<TMachine>,
  actor: Actor,
  at?: string,
): EventFromLogic<TMachine> =>
  ({ ...lifecycle.samples[type], type, actor, ...(at === undefined ? {} : { at }) }) as EventFromLogic<TMachine>;

export const refusalFor = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: NoInfer<TRow>,
  type: EventType<TMachine>,
  actor: Actor,
  at?: string,
): Refusal | null => refusalOf(lifecycle, row, sampleEvent(lifecycle, type, actor, at));

export type Verdicts<TMachine extends AnyStateMachine> = { readonly [Type in EventType<TMachine>]: string | null };

/** The refusal of each event for this actor, or null; evaluated when it is read. */
export function verdicts<TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: NoInfer<TRow>,
  actor: Actor,
): Verdicts<TMachine>;
export function verdicts(lifecycle: Lifecycle<AnyStateMachine, object>, row: object, actor: Actor): Record<string, string | null> {
  const told = {};
  for (const type of eventTypes(lifecycle))
    Object.defineProperty(told, type, { enumerable: true, get: () => refusalFor(lifecycle, row, type, actor)?.message ?? null });
  return told;
}

export const eventTypes = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
): readonly EventType<TMachine>[] => Object.keys(lifecycle.samples);

export const allowedEvents = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: NoInfer<TRow>,
  actor: Actor,
  at?: string,
): readonly EventType<TMachine>[] => {
  const snapshot = snapshotOf(lifecycle, row);
  return eventTypes(lifecycle).filter((type) => snapshot.can(sampleEvent(lifecycle, type, actor, at)));
};

const sameValue = (left: unknown, right: unknown): boolean =>
  Object.is(left, right) || (typeof left === 'object' && typeof right === 'object' && JSON.stringify(left) === JSON.stringify(right));

type ColumnsOf<TMachine extends AnyStateMachine, TRow> = readonly (keyof ContextFrom<TMachine> & keyof TRow & string)[];

/** A lifecycle whose state is one text column and whose context has the names of its columns. */
export function columnLifecycle<TMachine extends AnyStateMachine, TRow extends object>(described: {
  readonly name: string;
  readonly machine: TMachine;
  readonly status: keyof TRow & string;
  readonly remembers: ColumnsOf<TMachine, TRow>;
  readonly facts: ColumnsOf<TMachine, TRow>;
  readonly reasons: Readonly<Record<string, Refusal>>;
  readonly sentences: Readonly<Record<string, string>>;
  readonly samples: Samples<TMachine>;
  readonly unheard?: Unheard<TMachine>;
  readonly deeds?: Deeds<TMachine>;
}): Lifecycle<TMachine, TRow> {
  const { name, machine, status, remembers, facts, reasons, sentences, samples, unheard = {}, deeds = {} } = described;
  return {
    name,
    machine,
    columns: [status, ...remembers],
    facts,
    read: (row) => ({ value: row[status] as StateValue, context: pick(row, [...remembers, ...facts]) as ContextFrom<TMachine> }),
    write: (value, context) => ({ ...pick(context, remembers), [status]: value }) as Partial<TRow>,
    reasons,
    sentences,
    samples,
    unheard,
    deeds,
  };
}

const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
