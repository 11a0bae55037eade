import type { AnyStateMachine, EventFromLogic } from 'xstate';
import { next } from '#machines/lib/lifecycle.ts';
import type { Lifecycle } from '#machines/lib/lifecycle.ts';
import type { Refusal } from '#machines/lib/lifecycle.ts';
import { RefusalError } from '#machines/lib/refusal.ts';
import { recordAll } from './audit.ts';
import { snake } from './insert.ts';
import { changedSince } from './changed-since.ts';
import { announceAll } from './outbox.ts';
import type { Topic } from './outbox.ts';
import { NotFound } from './refused.ts';
import type { Tx } from './transaction.ts';

/** A lifecycle with the place its state is kept. */
export type Subject<TMachine extends AnyStateMachine, TRow extends object> = {
  readonly lifecycle: Lifecycle<TMachine, TRow>;
  readonly table: string;
  /** Columns and facts as SQL expressions over the alias t, by their camelCase names. */
  readonly columns: { readonly [K in keyof TRow & string]: string };
  readonly topic: Topic | null;
  /** SQL over t for the organization it belongs to, where that is not its organization_id. */
  readonly organization?: string;
  /** SQL over t for the test the thing belongs to. */
  readonly testId: string | null;
  /** Columns beside the state that a move writes, by their names in SQL and as JSON has their values. */
  readonly leaves?: (moved: Moved<TMachine, TRow>) => Readonly<Record<string, unknown>>;
  /** What follows a move in other rows; whoever sends the event, it is done. */
  readonly follows?: (tx: Tx, moved: Moved<TMachine, TRow>) => Promise<void>;
};

/** One move of a thing by an event of its chart. */
export type Moved<TMachine extends AnyStateMachine, TRow> = {
  readonly id: string;
  readonly type: EventFromLogic<TMachine>['type'];
  readonly before: TRow;
  readonly after: TRow;
  readonly at: string;
  readonly operation: string;
};

type Distribute<Event> = Event extends unknown ? Omit<Event, 'actor' | 'at'> : never;

/** An event of a lifecycle without the actor and the moment, which the server adds. */
export type EventOf<TMachine extends AnyStateMachine> = Distribute<EventFromLogic<TMachine>>;

export type Advanced<TRow> = {
  readonly before: TRow;
  readonly after: TRow;
  readonly changed: boolean;
  readonly testId: string | null;
  /** The version that the change left: whoever takes it back names it. Null where nothing was changed. */
  readonly version: number | null;
};

/** What came of an event for one of several things: where it was refused, the thing stands as before. */
export type Outcome<TRow> = Advanced<TRow> & { readonly id: string; readonly refusal: Refusal | null };

type Locked<TRow> = { readonly id: string; readonly row: TRow; readonly version: number; readonly testId: string | null };

/** Reads and locks rows of things, each once, with every fact their chart asks for, in two statements that are sent at once and run one after the other; one that is foreign or absent makes all of them not found. */
export const lockAll = async <TMachine extends AnyStateMachine, TRow extends object>(
  tx: Tx,
  subject: Subject<TMachine, TRow>,
  ids: readonly string[],
): Promise<readonly Locked<TRow>[]> => {
  if (ids.length === 0) return [];
  const facts = Object.entries<string>(subject.columns).map(([name, expression]) => `${expression} as "${name}"`);
  const given = [ids, tx.viewer.organizationId];
  const ofGiven = `from ${subject.table} t where t.id = any ($1::uuid[]) and ${subject.organization ?? 't.organization_id'} = $2`;
  const [, found] = await Promise.all([
    tx.query(`select ${ofGiven} order by t.id for update`, given),
    tx.query<Locked<TRow>>(
      `select t.id, t.version, ${subject.testId ?? 'null::uuid'} as "testId", (select row_to_json(facts) from (select ${facts.join(', ')}) facts) as row ${ofGiven}`,
      given,
    ),
  ]);
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.map((id) => byId.get(id.toLowerCase()) ?? absent());
};

const absent = (): never => {
  throw new NotFound();
};

/** Reads and locks the row of a thing with every fact its chart asks for; foreign and absent are the same. */
export const lock = async <TMachine extends AnyStateMachine, TRow extends object>(
  tx: Tx,
  subject: Subject<TMachine, TRow>,
  id: string,
): Promise<Locked<TRow>> => {
  const [locked] = await lockAll(tx, subject, [id]);
  return locked ?? absent();
};

type Judged<TRow> = Outcome<TRow> & { readonly written: Partial<TRow>; readonly type: string };

const judged = <TMachine extends AnyStateMachine, TRow extends object>(
  { lifecycle }: Subject<TMachine, TRow>,
  { id, row: before, version, testId }: Locked<TRow>,
  event: EventFromLogic<TMachine>,
): Judged<TRow> => {
  const { type } = event as { readonly type: string };
  try {
    const { row: written, changed } = next(lifecycle, before, event);
    return {
      id,
      testId,
      type,
      before,
      after: { ...before, ...written },
      written,
      changed,
      refusal: null,
      version: changed ? version + 1 : null,
    };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return refused({ id, testId, type, before }, error.refusal);
  }
};

const refused = <TRow>(one: Pick<Judged<TRow>, 'id' | 'testId' | 'type' | 'before'>, refusal: Refusal): Judged<TRow> => ({
  ...one,
  after: one.before,
  written: {},
  changed: false,
  refusal,
  version: null,
});

/** The same, but that what others moved since it was seen is refused, with who did it; what is not for the role is not told. */
const judgedSince = async <TMachine extends AnyStateMachine, TRow extends object>(
  tx: Tx,
  { lifecycle }: Subject<TMachine, TRow>,
  locked: readonly Locked<TRow>[],
  outcomes: readonly Judged<TRow>[],
  seen: Seen,
): Promise<readonly Judged<TRow>[]> => {
  const written = new Map(outcomes.map((one) => [one.id, Object.keys(one.written)]));
  const stale = locked.flatMap(({ id, version }) => {
    const seenAt = seen.get(id);
    const columns = written.get(id) ?? [];
    const touching = columns.length > 0 ? columns : lifecycle.columns;
    return seenAt === undefined || seenAt === version ? [] : [{ id, seen: seenAt, version, touching }];
  });
  if (stale.length === 0) return outcomes;
  const moves = await changedSince(tx, lifecycle, stale);
  return outcomes.map((one) => {
    const refusal = one.refusal?.code === 'not_allowed' ? undefined : moves.get(one.id);
    return refusal === undefined ? one : refused(one, refusal);
  });
};

/** Writes of each row the columns that are given for it, and its version, in one statement. */
const write = async (tx: Tx, table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> => {
  const columns = [...new Set(rows.flatMap(Object.keys))].filter((column) => column !== 'id');
  const set = columns.map((column) => `${column} = case when w.given ? '${column}' then r.${column} else t.${column} end`);
  await tx.query(
    `update ${table} t set ${set.join(', ')}, version = t.version + 1
     from jsonb_array_elements($1::jsonb) w (given), jsonb_populate_record(null::${table}, w.given) r where t.id = r.id`,
    [JSON.stringify(rows)],
  );
};

const picked = (row: object, columns: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, (row as Record<string, unknown>)[column]]));

type Sending = { readonly operation: string; readonly payload?: Readonly<Record<string, unknown>> };

/** Versions by id: those that the changes left which are taken back. */
type Seen = ReadonlyMap<string, number>;

/**
 * Moves several things, each by one event of their chart: locks the rows, asks the chart of each, writes states and versions, audit rows and outbox rows,
 * and does what follows, all in the caller's transaction and, but for what follows, in as many statements for fifty as for one.
 * What the chart refuses stays as it is and says why. The only place where lifecycle columns are written.
 */
export const advanceAll = async <TMachine extends AnyStateMachine, TRow extends object>(
  tx: Tx,
  subject: Subject<TMachine, TRow>,
  ids: readonly string[],
  event: EventOf<TMachine> | ((id: string) => EventOf<TMachine>),
  { operation, payload, seen }: Sending & { readonly seen?: Seen },
): Promise<readonly Outcome<TRow>[]> => {
  const { lifecycle, topic } = subject;
  const actor = { role: tx.viewer.role, userId: tx.viewer.userId };
  const eventOf = (id: string) => ({ ...(typeof event === 'function' ? event(id) : event), actor, at: tx.at }) as EventFromLogic<TMachine>;
  const locked = await lockAll(tx, subject, ids);
  const asked = locked.map((one) => judged(subject, one, eventOf(one.id)));
  const outcomes = seen === undefined ? asked : await judgedSince(tx, subject, locked, asked, seen);
  const moves = outcomes
    .filter(({ changed }) => changed)
    .map(({ written, testId, version, ...one }) => {
      const moved: Moved<TMachine, TRow> = { id: one.id, type: one.type, before: one.before, after: one.after, at: tx.at, operation };
      return { written, testId, version, moved };
    });
  if (moves.length === 0) return outcomes;

  const rows = moves.map(({ written, moved }) => ({
    ...Object.fromEntries(Object.entries(written).map(([column, value]) => [snake(column), value])),
    ...subject.leaves?.(moved),
    id: moved.id,
  }));
  await write(tx, subject.table, rows);
  await recordAll(
    tx,
    moves.map(({ written, version, moved: { id, type, before, after } }) => {
      const columns = Object.keys(written);
      return {
        operation,
        entity: lifecycle.name,
        entityId: id,
        event: type,
        before: picked(before, columns),
        after: picked(after, columns),
        ...(version !== null && { version }),
        takesBack: seen?.get(id) ?? null,
      };
    }),
  );
  if (topic !== null)
    await announceAll(
      tx,
      moves.map(({ testId, moved: { id, type } }) => ({ topic, testId, entityId: id, payload: { event: type, ...payload } })),
    );
  if (subject.follows !== undefined) for (const { moved } of moves) await subject.follows(tx, moved);
  return outcomes;
};

/** The version that the change left which is taken back. */
export type TakenBack = { readonly version?: number | null | undefined };

/** Throws the first refusal: for moves that the chart must allow. */
export const demandAll = <TRow>(outcomes: readonly Outcome<TRow>[]): void => {
  const refused = outcomes.find(({ refusal }) => refusal !== null);
  if (refused?.refusal) throw new RefusalError(refused.refusal);
};

/** Moves one thing by one event of its chart; what the chart refuses is thrown, and where a change is taken back, by its version, also what was moved since. */
export const advance = async <TMachine extends AnyStateMachine, TRow extends object>(
  tx: Tx,
  subject: Subject<TMachine, TRow>,
  id: string,
  event: EventOf<TMachine>,
  { version, ...sending }: Sending & TakenBack,
): Promise<Advanced<TRow>> => {
  const seen = version == null ? {} : { seen: new Map([[id.toLowerCase(), version]]) };
  const [outcome] = await advanceAll(tx, subject, [id], event, { ...sending, ...seen });
  if (outcome === undefined) return absent();
  demandAll([outcome]);
  return outcome;
};
