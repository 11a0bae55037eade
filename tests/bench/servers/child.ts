import type { Server } from 'node:http';
import type { Facts, QuestionName } from '../questions.ts';

/** What a measured server is told when it starts. */
export type Start = {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly folder: string;
  readonly facts: Facts;
  readonly connections: number;
  /** Members who get a token each. */
  readonly listeners?: readonly string[];
};

/** What it answers when it listens: where, and what a caller of each role sends besides the question. */
export type Ready = {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<'customer' | 'test_manager', Readonly<Record<string, string>>>>;
  readonly tokens: readonly string[];
};

/** What every server is sent. */
export type Ask = { readonly operationName: string; readonly query?: string; readonly variables: Readonly<Record<string, unknown>> };

const operations: Readonly<Record<string, QuestionName>> = {
  BenchIssues: 'issues',
  BenchTests: 'tests',
  BenchTesters: 'testers',
  BenchMatching: 'matching',
  BenchSearch: 'search',
  BenchSearchCode: 'searchCode',
  BenchSearchSwapped: 'searchSwapped',
  BenchSearchSlip: 'searchSlip',
};

export const nameOf = ({ operationName }: Ask): QuestionName => {
  const name = operations[operationName];
  if (name === undefined) throw new Error(`${operationName} is not asked here`);
  return name;
};

/** Runs a server as a child of the bench: started by its first message, ended with it. */
export const serve = (start: (given: Start) => Promise<Ready>): void => {
  process.once('disconnect', () => process.exit(0));
  process.once('message', (given) => {
    start(given as Start).then(
      (ready) => process.send?.(ready),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  });
};

/** Listens on loopback at any free port. */
export const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
