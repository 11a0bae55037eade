const sentAtMost = 20;
let sent = 0;

let outside: string | null = null;

/** Names the service that errors are reported to beside the server's log; its client is loaded with the first of them. */
export const reportOutside = (dsn: string | null): void => {
  outside = dsn;
};

const tell = async (dsn: string, error: unknown, where: string): Promise<void> => {
  try {
    (await import('./report-outside.ts')).tellOutside(dsn, error, where);
  } catch {
    return;
  }
};

const send = (error: unknown, where: string, path: string): void => {
  if (sent >= sentAtMost) return;
  sent += 1;
  const { name, message, stack } = error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined };
  const body = JSON.stringify({ name, message: message.slice(0, 500), stack: stack?.slice(0, 4000), where, path });
  if (outside !== null) void tell(outside, error, where);
  try {
    navigator.sendBeacon('/error', new Blob([body], { type: 'application/json' }));
  } catch {
    return;
  }
};

/** Whether a call did not get through, in the words of urql and of the browsers. */
const isOfNetwork = (error: unknown): boolean =>
  error instanceof Error &&
  ('networkError' in error
    ? error.networkError instanceof Error
    : error instanceof TypeError && /fetch|networkerror|load failed/iu.test(error.message));

const leftWithin = 1000;

/** Sends an error to error reporting, without personal data and without ever failing itself. A page that is left cuts its calls, which is no error: a call that did not get through is told of once the page has stayed for a moment. */
export const reportError = (error: unknown, where: string): void => {
  const path = window.location.pathname;
  if (!isOfNetwork(error)) return send(error, where, path);
  const timer = setTimeout(() => send(error, where, path), leftWithin);
  window.addEventListener('pagehide', () => clearTimeout(timer), { once: true });
};
