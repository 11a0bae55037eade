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

/** An event of a lifecycle: who sends it, when, and what it carries. */
export type LifecycleEvent<Type extends string, Payload extends object = Record<never, never>> = {
  readonly type: Type;
  readonly actor: Actor;
  readonly at?: string;
} & Readonly<Payload>;

/** The moment of an event that leaves a time in a column. */
export type Timed = { readonly at: string };

export type EventType<TMachine extends AnyStateMachine> = EventFromLogic<TMachine>['type'];

type PayloadOf<Event, Type> = Event extends { readonly type: Type } ? Omit<Event, 'type' | 'actor'> : never;

/** One representative payload for each event, for controls, probes and walks. */
export type Samples<TMachine extends AnyStateMachine> = {
  readonly [Type in EventType<TMachine>]: PayloadOf<EventFromLogic<TMachine>, Type>;
};

export type Lifecycle<TMachine extends AnyStateMachine, TRow extends object> = {
  readonly name: string;
  readonly machine: TMachine;
  /** Persisted columns it reads and writes. */
  readonly columns: readonly (keyof TRow & string)[];
  /** Facts it only reads: other columns of the row or of the rows around it. */
  readonly facts: readonly (keyof TRow & string)[];
  readonly read: (row: TRow) => { readonly value: StateValue; readonly context: ContextFrom<TMachine> };
  readonly write: (value: StateValue, context: ContextFrom<TMachine>) => Partial<TRow>;
  readonly reasons: Readonly<Record<string, Refusal>>;
  readonly samples: Samples<TMachine>;
  /** Leaf state to a sentence that says where the thing is. */
  readonly sentences: Readonly<Record<string, string>>;
  /** What an event is refused with in states that do not hear it, where `invalid_state` is not the answer. */
  readonly unheard: Unheard<TMachine>;
  /** What somebody did who sent an event, after their name: whoever would take back a change that was followed by theirs is told so. */
  readonly deeds?: Deeds<TMachine>;
};

/** Events in the past tense, with what was moved. */
export type Deeds<TMachine extends AnyStateMachine> = { readonly [Type in EventType<TMachine>]?: string };

/** Refusals of events in states that do not hear them, by the state. */
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

/** What stands against an event; `forbidding` is a guard of roles that lets this actor through nowhere. */
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

/** Whether the event is not for this actor at all, whatever the state: its control is absent, not disabled. */
export const isForbidden = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: NoInfer<TRow>,
  type: EventType<TMachine>,
  actor: Actor,
): boolean => against(lifecycle, snapshotOf(lifecycle, row), sampleEvent(lifecycle, type, actor)).forbidding !== undefined;

/** Why the chart refuses the event now, or null when it may happen. The role is asked before the state. */
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

/** Whether the chart lets the event happen now. */
export const can = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: NoInfer<TRow>,
  event: EventFromLogic<TMachine>,
): boolean => snapshotOf(lifecycle, row).can(event);

/** The columns that the event changes; an allowed event may change none. */
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

/** The event of this type with its representative payload. */
export const sampleEvent = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  type: EventType<TMachine>,
  actor: Actor,
  at?: string,
): EventFromLogic<TMachine> =>
  ({ ...lifecycle.samples[type], type, actor, ...(at === undefined ? {} : { at }) }) as EventFromLogic<TMachine>;

/** Why this actor could not press the control of this event now, or null. */
export const refusalFor = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  row: NoInfer<TRow>,
  type: EventType<TMachine>,
  actor: Actor,
  at?: string,
): Refusal | null => refusalOf(lifecycle, row, sampleEvent(lifecycle, type, actor, at));

/** What the chart says against each event, in words; null where it may be sent. */
export type Verdicts<TMachine extends AnyStateMachine> = { readonly [Type in EventType<TMachine>]: string | null };

/** What the chart says of this actor and each event now; each is asked when it is read. */
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

/** Every event of the lifecycle, in the order of its samples. */
export const eventTypes = <TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
): readonly EventType<TMachine>[] => Object.keys(lifecycle.samples);

/** What this actor may do with the thing next. */
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
