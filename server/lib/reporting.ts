import { createStackParser, createTransport, Scope } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import packageJson from '../../package.json' with { type: 'json' };

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
