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

/** Sends an error to error reporting, without personal data and without ever failing itself. */
export const reportError = (error: unknown, where: string): void => {
  if (sent >= sentAtMost) return;
  sent += 1;
  const { name, message, stack } = error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined };
  const body = JSON.stringify({
    name,
    message: message.slice(0, 500),
    stack: stack?.slice(0, 4000),
    where,
    path: window.location.pathname,
  });
  if (outside !== null) void tell(outside, error, where);
  try {
    navigator.sendBeacon('/error', new Blob([body], { type: 'application/json' }));
  } catch {
    return;
  }
};
