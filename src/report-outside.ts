import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';

let client: BrowserClient | null = null;

const clientAt = (dsn: string): BrowserClient => {
  const made = new BrowserClient({
    dsn,
    environment: 'browser',
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
  });
  made.init();
  return made;
};

/** Reports an error to Sentry, or a service that speaks its protocol: the error, where it happened and the path, and nothing of who met it. */
export const tellOutside = (dsn: string, error: unknown, where: string): void => {
  client ??= clientAt(dsn);
  const scope = new Scope();
  scope.setTags({ where, path: window.location.pathname });
  client.captureException(error, { mechanism: { type: where, handled: true } }, scope);
};
