import type { AnyStateMachine, EventFromLogic } from 'xstate';
import { next } from '#machines/lib/lifecycle.ts';
import type { Lifecycle } from '#machines/lib/lifecycle.ts';
import { record } from './audit.ts';
import { announce } from './outbox.ts';
import type { Topic } from './outbox.ts';
import { NotFound } from './refused.ts';
import type { Tx } from './transaction.ts';

/** A lifecycle with the place its state is kept. */
export type Subject<TMachine extends AnyStateMachine, TRow extends object> = {
  readonly lifecycle: Lifecycle<TMachine, TRow>;
  readonly table: string;
  /** Columns and facts as SQL expressions over the alias t, by their camelCase names. */
  readonly columns: { readonly [K in keyof TRow & string]: string };
  /** Columns kept as jsonb. */
  readonly json?: readonly (keyof TRow & string)[];
  readonly topic: Topic | null;
  /** SQL over t for the test the thing belongs to. */
  readonly testId: string | null;
  /** Columns beside the state that a move writes, by their names in SQL. */
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

export type Advanced<TRow> = { readonly before: TRow; readonly after: TRow; readonly changed: boolean; readonly testId: string | null };

const snake = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** Reads and locks the row of a thing with every fact its chart asks for; foreign and absent are the same. */
export const lock = async <TMachine extends AnyStateMachine, TRow extends object>(
  tx: Tx,
  subject: Subject<TMachine, TRow>,
  id: string,
): Promise<{ readonly row: TRow; readonly version: number; readonly testId: string | null }> => {
  const facts = Object.entries<string>(subject.columns).map(([name, expression]) => `${expression} as "${name}"`);
  const [locked] = await tx.query(`select id from ${subject.table} t where t.id = $1 and t.organization_id = $2 for update`, [
    id,
    tx.viewer.organizationId,
  ]);
  if (locked === undefined) throw new NotFound();
  const [found] = await tx.query<{ row: TRow; version: number; testId: string | null }>(
    `select t.version, ${subject.testId ?? 'null::uuid'} as "testId", row_to_json(facts) as row
     from ${subject.table} t cross join lateral (select ${facts.join(', ')}) facts where t.id = $1`,
    [id],
  );
  if (found === undefined) throw new NotFound();
  return found;
};

/**
 * Moves a thing by one event of its chart: locks the row, asks the chart, writes state and version, the audit row and the
 * outbox row, and does what follows, all in the caller's transaction. The only place where lifecycle columns are written.
 */
export const advance = async <TMachine extends AnyStateMachine, TRow extends object>(
  tx: Tx,
  subject: Subject<TMachine, TRow>,
  id: string,
  event: EventOf<TMachine>,
  { operation, payload }: { readonly operation: string; readonly payload?: Readonly<Record<string, unknown>> },
): Promise<Advanced<TRow>> => {
  const { row: before, version, testId } = await lock(tx, subject, id);
  const actor = { role: tx.viewer.role, userId: tx.viewer.userId };
  const sent = { ...event, actor, at: tx.at } as EventFromLogic<TMachine>;
  const { row: written, changed } = next(subject.lifecycle, before, sent);
  const after = { ...before, ...written };
  if (!changed) return { before, after, changed, testId };

  const moved = { id, type: event.type, before, after, at: tx.at, operation };
  const columns = Object.keys(written);
  const values = {
    ...Object.fromEntries(
      columns.map((column) => {
        const value = (written as Record<string, unknown>)[column];
        return [snake(column), (subject.json as readonly string[] | undefined)?.includes(column) === true ? JSON.stringify(value) : value];
      }),
    ),
    ...subject.leaves?.(moved),
  };
  const assignments = Object.keys(values).map((column, index) => `${column} = $${index + 3}`);
  await tx.query(`update ${subject.table} set ${assignments.join(', ')}, version = version + 1 where id = $1 and version = $2`, [
    id,
    version,
    ...Object.values(values),
  ]);
  const kept = (row: TRow): Record<string, unknown> =>
    Object.fromEntries(columns.map((column) => [column, (row as Record<string, unknown>)[column]]));
  await record(tx, {
    operation,
    entity: subject.lifecycle.name,
    entityId: id,
    event: event.type as string,
    before: kept(before),
    after: kept(after),
  });
  if (subject.topic !== null)
    await announce(tx, { topic: subject.topic, testId, entityId: id, payload: { event: event.type, ...payload } });
  await subject.follows?.(tx, moved);
  return { before, after, changed, testId };
};
