import { createHash } from 'node:crypto';
import pg from 'pg';
import { viewerSettings, type Viewer } from './pool.ts';
import type { Statement } from './sql.ts';

export type ReadOptions = { readonly prepare?: boolean };

/** Its first value is the result, as text. */
export type Read = { readonly statement: Statement; readonly options: ReadOptions };

const preparedAtMost = 400;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= preparedAtMost) return known;
  const made = `read_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, made);
  return made;
};

type Wire = pg.Connection & { readonly submittedNamedStatements: Record<string, string> };
type Prepares = { name?: string; readonly prepare: (connection: pg.Connection) => void };

const nothing = (): void => undefined;
const parts = new WeakMap<pg.Connection, pg.Connection>();
const doubtful = new WeakMap<pg.Connection, Set<string>>();

/** Without Describe, as the result is one text, and without Sync. */
const partOf = (connection: pg.Connection): pg.Connection => {
  const known = parts.get(connection);
  if (known !== undefined) return known;
  const made = Object.create(connection, { describe: { value: nothing }, sync: { value: nothing } }) as pg.Connection;
  parts.set(connection, made);
  return made;
};

type Settle = (error: Error | null, answers: readonly (string | null)[]) => void;

/**
 * Statements under a viewer in one round trip: set the viewer, run all, one Sync. Everything up to Sync is one implicit transaction, so the
 * local settings end with it.
 */
export class ReadsAsViewer extends pg.Query {
  readonly #viewer: Viewer;
  readonly #reads: readonly Read[];
  readonly #settle: Settle;
  readonly #answers: (string | null)[];
  readonly #sent: string[] = [];
  #connection: Wire | null = null;
  #done = -1;

  constructor(viewer: Viewer, reads: readonly Read[], settle: Settle) {
    super({ text: '' });
    this.#viewer = viewer;
    this.#reads = reads;
    this.#settle = settle;
    this.#answers = reads.map(() => null);
    this.submit = (connection) => {
      connection.stream.cork();
      try {
        this.#send(connection as Wire);
      } finally {
        connection.stream.uncork();
      }
      return null;
    };
  }

  #send(connection: Wire): void {
    this.#connection = connection;
    const part = partOf(connection);
    const unsure = doubtful.get(connection);
    connection.bind({ statement: 'viewer', values: [...viewerSettings(this.#viewer)] }, true);
    connection.execute(null, true);
    for (const { statement, options } of this.#reads) {
      const name = options.prepare === false ? undefined : nameOf(statement.text);
      if (name !== undefined && unsure?.delete(name) === true) connection.close({ type: 'S', name }, true);
      if (name !== undefined && connection.submittedNamedStatements[name] === undefined) this.#sent.push(name);
      const query = new pg.Query(statement.text, [...statement.values]) as unknown as Prepares;
      if (name !== undefined) query.name = name;
      query.prepare(part);
    }
    connection.sync();
  }

  handleRowDescription(): void {}

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.#answers[this.#done] ??= fields[0] ?? null;
  }

  handleCommandComplete(): void {
    this.#done += 1;
  }

  /** After an error it is unknown whether a new statement was prepared: it is closed before its next use. */
  handleError(error: Error): void {
    const connection = this.#connection;
    if (connection !== null) {
      const unsure = doubtful.get(connection) ?? new Set();
      doubtful.set(connection, unsure);
      for (const name of this.#sent) {
        delete connection.submittedNamedStatements[name];
        unsure.add(name);
      }
    }
    this.#settle(error, []);
  }

  handleReadyForQuery(): void {
    this.#settle(null, this.#answers);
  }
}
