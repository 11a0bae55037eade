import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom } from 'xstate';
import { modelOf } from './model.ts';
import type { Model } from './model.ts';
import { paths } from './paths.ts';
import { walk } from './walk.ts';
import type { Way, WalkOptions } from './walk.ts';

type Maybe<T> = T | Promise<T>;

export type Session<TEvent extends EventObject = EventObject> = {
  /** For `xstate.done.actor.*` and `xstate.error.actor.*` it makes the outside give that result. */
  readonly send: (event: TEvent) => Maybe<void>;
  /** Compared with what the suite's `sees` returns for the chart. */
  readonly state: () => Maybe<unknown>;
  readonly refuses?: (event: TEvent) => Maybe<boolean>;
  readonly close?: () => Maybe<void>;
};

export type Driver<TMachine extends AnyStateMachine> = (input: InputFrom<TMachine>) => Maybe<Session<EventFromLogic<TMachine>>>;

export type SuiteOptions<TMachine extends AnyStateMachine> = Omit<WalkOptions<TMachine>, 'from' | 'invariant'> & {
  /** One test for each transition, for the shortest path to each state, or for each path without a repeated state. */
  readonly per?: 'transition' | 'shortest' | 'simple';
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
  const { per = 'transition', refusals = false, sees = (snapshot: AnyMachineSnapshot) => snapshot.value } = options;
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
    const session = await driver(('input' in way.start ? way.start.input : undefined) as InputFrom<TMachine>);
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
    per === 'transition'
      ? [...ways].map(([name, way]) => ({ name, run: () => along(way) }))
      : paths(machine, { ...options, kind: per }).map(({ start, state, steps }) => {
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
