import { createStackParser, createTransport, Scope } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from './config.ts';

/** Credentials, also in the raw bytes of an unparsable request, must not be logged. */
const proofs = ['authorization', 'cookie', '["x-account-override"]', '["set-cookie"]'];
/** Also within what a library was passed of the request. */
const hidden = [
  ...['headers', '*.headers', '*.*.headers'].flatMap((place) => proofs.map((name) => `${place}${name.startsWith('[') ? '' : '.'}${name}`)),
  'err.rawPacket',
];

const errorLevel = 50;

type Logged = { readonly err?: unknown; readonly requestId?: unknown };

const reported = (first: unknown): { readonly error: unknown; readonly requestId: string | null } | null => {
  if (first instanceof Error) return { error: first, requestId: null };
  if (typeof first !== 'object' || first === null) return null;
  const { err, requestId } = first as Logged;
  return err === undefined ? null : { error: err, requestId: typeof requestId === 'string' ? requestId : null };
};

/** One JSON object a line. Errors are reported, too. */
export const logging = ({ demo, logLevel }: Pick<Config, 'demo' | 'logLevel'>, reporting: Reporting | null = null) => ({
  level: demo && logLevel === 'info' ? 'warn' : logLevel,
  redact: hidden,
  ...(reporting !== null && {
    hooks: {
      logMethod(this: unknown, line: unknown[], write: (...line: unknown[]) => void, level: number) {
        const found = level >= errorLevel ? reported(line[0]) : null;
        if (found !== null) reporting.report(found.error, found.requestId);
        Reflect.apply(write, this, line);
      },
    },
  }),
});

export const { version } = packageJson;

export type Reporting = {
  /** In the background, with the id in the log. */
  readonly report: (error: unknown, requestId: string | null) => void;
  readonly close: () => Promise<void>;
};

const patience = 5_000;
const farewell = 2_000;

/** Sentry's protocol at a DSN: errors alone, without data of the request. */
export const sentryReporting = (dsn: string, environment: string): Reporting => {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    release: `muster@${version}`,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          body: typeof body === 'string' ? body : new Uint8Array(body),
          signal: AbortSignal.timeout(patience),
        });
        await answer.body?.cancel();
        return {
          statusCode: answer.status,
          headers: { 'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'), 'retry-after': answer.headers.get('retry-after') },
        };
      }),
  });
  client.init();
  return {
    report: (error, requestId) => {
      const scope = new Scope();
      if (requestId !== null) scope.setTag('request_id', requestId);
      client.captureException(error, { mechanism: { type: 'server', handled: true } }, scope);
    },
    close: async () => void (await client.close(farewell)),
  };
};
