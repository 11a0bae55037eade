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

/** A lifecycle and where its state is stored. */
export type Subject<TMachine extends AnyStateMachine, TRow extends object> = {
  readonly lifecycle: Lifecycle<TMachine, TRow>;
  readonly table: string;
  /** SQL over alias t, by camelCase name. */
  readonly columns: { readonly [K in keyof TRow & string]: string };
  readonly topic: Topic | null;
  /** SQL over t, where it is not organization_id. */
  readonly organization?: string;
  /** SQL over t. */
  readonly testId: string | null;
  /** Further columns written with a move: SQL names, values as in JSON. */
  readonly leaves?: (moved: Moved<TMachine, TRow>) => Readonly<Record<string, unknown>>;
  /** What webhooks are told of moves, in one statement for all. */
  readonly tells?: (tx: Tx, moves: readonly Moved<TMachine, TRow>[]) => Promise<void>;
  /** Writes that follow the move in other rows, whoever sends the event. */
  readonly follows?: (tx: Tx, moved: Moved<TMachine, TRow>) => Promise<void>;
};

export type Moved<TMachine extends AnyStateMachine, TRow> = {
  readonly id: string;
  readonly type: EventFromLogic<TMachine>['type'];
  readonly before: TRow;
  readonly after: TRow;
  readonly at: string;
  readonly operation: string;
};

type Distribute<Event> = Event extends unknown ? Omit<Event, 'actor' | 'at'> : never;

export type EventOf<TMachine extends AnyStateMachine> = Distribute<EventFromLogic<TMachine>>;

export type Advanced<TRow> = {
  readonly before: TRow;
  readonly after: TRow;
  readonly changed: boolean;
  readonly testId: string | null;
  /** The version made by the change, which undo must send; null where nothing changed. */
  readonly version: number | null;
};

/** A refused one is unchanged. */
export type Outcome<TRow> = Advanced<TRow> & { readonly id: string; readonly refusal: Refusal | null };

type Locked<TRow> = { readonly id: string; readonly row: TRow; readonly version: number; readonly testId: string | null };

/** Each once, in two statements sent at once; a foreign or missing one makes all NOT_FOUND. */
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

/** Foreign and missing ids are both NOT_FOUND. */
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

/**
 * Refuses what others changed since it was seen, naming them; after the role check, so that nothing is revealed. A late call, which takes
 * nothing back, is refused only where it would write over a change that the audit trail names.
 */
const judgedSince = async <TMachine extends AnyStateMachine, TRow extends object>(
  tx: Tx,
  { lifecycle }: Subject<TMachine, TRow>,
  locked: readonly Locked<TRow>[],
  outcomes: readonly Judged<TRow>[],
  seen: Seen,
  { isLate }: { readonly isLate: boolean },
): Promise<readonly Judged<TRow>[]> => {
  const written = new Map(outcomes.map((one) => [one.id, Object.keys(one.written)]));
  const stale = locked.flatMap(({ id, version }) => {
    const seenAt = seen.get(id);
    const columns = written.get(id) ?? [];
    const touching = columns.length > 0 ? columns : lifecycle.columns;
    const isSkipped = seenAt === undefined || seenAt === version || (isLate && columns.length === 0);
    return isSkipped ? [] : [{ id, seen: seenAt, version, touching }];
  });
  if (stale.length === 0) return outcomes;
  const moves = await changedSince(tx, lifecycle, stale, { isKnown: isLate });
  return outcomes.map((one) => {
    const refusal = one.refusal?.code === 'not_allowed' ? undefined : moves.get(one.id);
    return refusal === undefined ? one : refused(one, refusal);
  });
};

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

/** Versions made by the changes that are undone. */
type Seen = ReadonlyMap<string, number>;

/**
 * Locks the rows, asks each chart, and writes states, versions, audit and outbox in the caller's transaction, in the same number of
 * statements for fifty as for one (but for `follows`). Refused things stay as they are. The only place that writes lifecycle columns.
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
  const outcomes = await judgedSince(tx, subject, locked, asked, seen ?? tx.seen ?? new Map(), { isLate: seen === undefined });
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
  await subject.tells?.(
    tx,
    moves.map(({ moved }) => moved),
  );
  if (subject.follows !== undefined) for (const { moved } of moves) await subject.follows(tx, moved);
  return outcomes;
};

export type TakenBack = { readonly version?: number | null | undefined };

/** For moves that the chart must allow. */
export const demandAll = <TRow>(outcomes: readonly Outcome<TRow>[]): void => {
  const refused = outcomes.find(({ refusal }) => refusal !== null);
  if (refused?.refusal) throw new RefusalError(refused.refusal);
};

/** Throws the chart's refusal, and for an undo also what was changed since. */
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
