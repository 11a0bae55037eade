import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type pg from 'pg';

type CopyConnection = {
  readonly stream: Duplex;
  readonly query: (text: string) => void;
  readonly sendCopyFromChunk: (chunk: Uint8Array) => void;
  readonly endCopyFrom: () => void;
  readonly sendCopyFail: (message: string) => void;
};

type Settle = { readonly resolve: () => void; readonly reject: (error: unknown) => void };

const quiet = (): void => undefined;

const settled = (client: pg.Client, make: (settle: Settle) => pg.Submittable): Promise<void> =>
  new Promise((resolve, reject) => {
    client.query(make({ resolve, reject }));
  });

const answers = {
  handleRowDescription: quiet,
  handleDataRow: quiet,
  handleCommandComplete: quiet,
  handleEmptyQuery: quiet,
  handlePortalSuspended: quiet,
  handleCopyData: quiet,
};

/** `copy ... to stdout` by whole rows, with back-pressure. */
export const copyOut = (client: pg.Client, statement: string, take: (row: Buffer) => Promise<void> | null): Promise<void> =>
  settled(client, ({ resolve, reject }) => {
    let failure: { readonly error: unknown } | null = null;
    let waiting = 0;
    const handleCopyData = ({ chunk }: { readonly chunk: Buffer }, { stream }: CopyConnection): void => {
      const taken = failure === null ? take(Buffer.from(chunk)) : null;
      if (taken === null) return;
      waiting += 1;
      stream.pause();
      taken
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => {
          waiting -= 1;
          if (waiting === 0) stream.resume();
        });
    };
    const handleError = (error: unknown): void => {
      failure ??= { error };
      reject(failure.error);
    };
    return {
      ...answers,
      submit: (connection) => connection.query(statement),
      handleCopyData,
      handleError,
      handleReadyForQuery: () => (failure === null ? resolve() : reject(failure.error)),
    };
  });

const feed = async (connection: CopyConnection, source: AsyncIterable<Uint8Array>, isOver: () => boolean): Promise<void> => {
  for await (const piece of source) {
    if (isOver()) return;
    connection.sendCopyFromChunk(piece);
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }
};

export const copyIn = (client: pg.Client, statement: string, source: AsyncIterable<Uint8Array>): Promise<void> =>
  settled(client, ({ resolve, reject }) => {
    let failure: { readonly error: unknown } | null = null;
    const handleError = (error: unknown): void => {
      failure ??= { error };
      reject(failure.error);
    };
    const handleCopyInResponse = (connection: CopyConnection): void => {
      feed(connection, source, () => failure !== null).then(
        () => failure === null && connection.endCopyFrom(),
        (error: unknown) => {
          failure ??= { error };
          connection.sendCopyFail('the source ended early');
        },
      );
    };
    return {
      ...answers,
      submit: (connection) => connection.query(statement),
      handleCopyInResponse,
      handleError,
      handleReadyForQuery: () => (failure === null ? resolve() : reject(failure.error)),
    };
  });
