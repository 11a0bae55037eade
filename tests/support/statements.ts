import type { Database, Tx } from '#server/workflow/transaction.ts';

/** Notes the text of every statement that requests send to the database. */
export type StatementCount = {
  readonly during: <T>(work: () => Promise<T>) => Promise<{ readonly result: T; readonly texts: readonly string[] }>;
};

/** Notes from now on what goes through the database as the server sees it: reads, and each statement within a write. */
export const countStatements = (database: Database): StatementCount => {
  const texts: string[] = [];
  const { json, write } = database;
  const noted = (tx: Tx): Tx => ({
    ...tx,
    query: (text, values) => {
      texts.push(text);
      return tx.query(text, values);
    },
  });
  const counting: Database = {
    json: (viewer, statement, options) => {
      texts.push(statement.text);
      return json(viewer, statement, options);
    },
    write: (viewer, work) => write(viewer, (tx) => work(noted(tx))),
  };
  Object.assign(database, counting);
  return {
    during: async (work) => {
      texts.length = 0;
      const result = await work();
      return { result, texts: [...texts] };
    },
  };
};
