import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** What an envelope of an error holds, as far as tests look at it. */
export type IngestedError = {
  readonly exception: { readonly values: readonly { readonly type: string; readonly value: string; readonly stacktrace?: object }[] };
  readonly tags?: Readonly<Record<string, string>>;
  readonly user?: object;
  readonly request?: object;
  readonly release?: string;
};

/** A service on this machine that takes error reports as Sentry does. */
export type Ingest = {
  readonly dsn: string;
  readonly errors: () => readonly IngestedError[];
  /** Everything that came, as it came. */
  readonly bodies: () => readonly string[];
  readonly stop: () => Promise<void>;
};

const errorsIn = (body: string): readonly IngestedError[] => {
  const [, ...items] = body.split('\n').filter((line) => line !== '');
  return items.flatMap((line, at) =>
    at % 2 === 1 && items[at - 1]?.includes('"type":"event"') ? [JSON.parse(line) as IngestedError] : [],
  );
};

export const startIngest = async (): Promise<Ingest> => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.method === 'POST' && request.url?.startsWith('/api/7/envelope/') === true) bodies.push(body);
      response
        .writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'content-type': 'application/json' })
        .end('{}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://public@127.0.0.1:${port}/7`,
    errors: () => bodies.flatMap(errorsIn),
    bodies: () => bodies,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
