const sentAtMost = 20;
let sent = 0;

/** Sends an error to a service outside. */
export type Outside = (error: unknown, where: string) => void;

let openOutside: (() => Promise<Outside>) | null = null;
let outside: Promise<Outside> | null = null;

/** Names the service that errors are reported to beside the server's log; its client is loaded with the first of them. */
export const reportOutside = (dsn: string | null): void => {
  openOutside = dsn === null ? null : async () => (await import('./report-outside.ts')).openOutside(dsn);
  outside = null;
};

const tellOutside = async (error: unknown, where: string): Promise<void> => {
  if (openOutside === null) return;
  outside ??= openOutside();
  try {
    (await outside)(error, where);
  } catch {
    outside = null;
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
  void tellOutside(error, where);
  try {
    navigator.sendBeacon('/error', new Blob([body], { type: 'application/json' }));
  } catch {
    return;
  }
};
