import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom } from 'xstate';
import { modelOf } from './model.ts';
import type { Model, Start } from './model.ts';
import { paths } from './paths.ts';
import type { PathOptions } from './paths.ts';
import { walk } from './walk.ts';
import type { WalkOptions, Way } from './walk.ts';

type Maybe<T> = T | Promise<T>;

export type Session<TEvent extends EventObject = EventObject> = {
  /** For `xstate.done.actor.*` and `xstate.error.actor.*` it makes the outside give that result. */
  readonly send: (event: TEvent) => Maybe<void>;
  /** Compared with what the suite's `sees` returns for the chart. */
  readonly state: () => Maybe<unknown>;
  readonly refuses?: (event: TEvent) => Maybe<boolean>;
  readonly close?: () => Maybe<void>;
};

/** Opens one fresh thing as the input says, or, where `from` names where to begin, in the state of that start. */
export type Driver<TMachine extends AnyStateMachine> = (
  input: InputFrom<TMachine>,
  start: Start,
) => Maybe<Session<EventFromLogic<TMachine>>>;

/** One test for each path; without a kind, for each transition. */
export type SuiteOptions<TMachine extends AnyStateMachine> = Omit<PathOptions<TMachine>, 'invariant'> & {
  readonly refusals?: boolean;
  readonly sees?: (snapshot: SnapshotFrom<TMachine>) => unknown;
};

export type Case = { readonly name: string; readonly run: () => Promise<void> };

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, sorted(inner)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
};
const written = (value: unknown): string => JSON.stringify(sorted(value)) ?? 'undefined';

const wordsOf = (events: readonly EventObject[]): string => events.map(({ type }) => type).join(', ');

/** Compares after each step; for any runner. */
export function suite<TMachine extends AnyStateMachine>(
  machine: TMachine,
  driver: Driver<TMachine>,
  options: SuiteOptions<TMachine>,
): readonly Case[] {
  const { kind = 'transitions', refusals = false, sees = (snapshot: AnyMachineSnapshot) => snapshot.value } = options;
  const model: Model = modelOf(machine, options);
  const seenAfter = ({ start, events }: Way): unknown => sees(model.replay(start, events).snapshot as SnapshotFrom<TMachine>);
  const meet = async (session: Session<EventFromLogic<TMachine>>, way: Way): Promise<void> => {
    const [expected, found] = [seenAfter(way), await session.state()];
    if (written(expected) !== written(found))
      throw new Error(
        `After ${way.events.length === 0 ? 'the start' : wordsOf(way.events)} the chart is at ${written(expected)}, and the thing at ${written(found)}.`,
      );
  };
  const along = async (way: Way, last: (session: Session<EventFromLogic<TMachine>>) => Maybe<void> = () => {}): Promise<void> => {
    const session = await driver(('input' in way.start ? way.start.input : undefined) as InputFrom<TMachine>, way.start);
    try {
      await meet(session, { ...way, events: [] });
      for (const [index, event] of way.events.entries()) {
        await session.send(event as EventFromLogic<TMachine>);
        await meet(session, { ...way, events: way.events.slice(0, index + 1) });
      }
      await last(session);
    } finally {
      await session.close?.();
    }
  };
  const { ways, places } = walk(machine, options);
  const led: readonly Case[] =
    kind === 'transitions'
      ? [...ways].map(([name, way]) => ({ name, run: () => along(way) }))
      : paths(machine, { ...options, kind }).map(({ start, state, steps }) => {
          const events = steps.map(({ event }) => event);
          return { name: `${written(state)} by ${wordsOf(events) || 'its start'}`, run: () => along({ start, events }) };
        });
  if (!refusals) return led;
  const refused = places.flatMap((way) => {
    const { snapshot } = model.replay(way.start, way.events);
    return options.events
      .filter((event) => !snapshot.can(event))
      .map((event) => ({
        name: `${written(sees(snapshot as SnapshotFrom<TMachine>))} refuses ${written(event)}${way.events.length > 0 ? ` after ${wordsOf(way.events)}` : ''}`,
        run: () =>
          along(way, async (session) => {
            if (session.refuses === undefined) throw new Error('The driver does not say how an event is refused.');
            if (!(await session.refuses(event))) throw new Error(`${event.type} was not refused.`);
            await meet(session, way);
          }),
      }));
  });
  return [...led, ...refused];
}

/** A chart with its samples, as the package lists it. */
export type ChartSuite = {
  /** As `npm run paths` and docs/statecharts name it. */
  readonly name: string;
  /** What to import it from, with its own types. */
  readonly from: string;
  readonly machine: AnyStateMachine;
  readonly samples: WalkOptions<AnyStateMachine>;
  readonly cases: (driver: Driver<AnyStateMachine>, options?: Partial<SuiteOptions<AnyStateMachine>>) => readonly Case[];
};

export const chartSuite = (name: string, from: string, machine: AnyStateMachine, samples: WalkOptions<AnyStateMachine>): ChartSuite => ({
  name,
  from,
  machine,
  samples,
  cases: (driver, options) => suite(machine, driver, { ...samples, ...options }),
});
