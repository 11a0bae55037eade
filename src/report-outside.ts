import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import type { Outside } from './report.ts';

/** Reports errors to Sentry, or a service that speaks its protocol: the error, where it happened and the path, and nothing of who met it. */
export const openOutside = (dsn: string): Outside => {
  const client = new BrowserClient({
    dsn,
    environment: 'browser',
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
  });
  client.init();
  return (error, where) => {
    const scope = new Scope();
    scope.setTags({ where, path: window.location.pathname });
    client.captureException(error, { mechanism: { type: where, handled: true } }, scope);
  };
};
