const sentAtMost = 20;
let sent = 0;

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
  try {
    navigator.sendBeacon('/error', new Blob([body], { type: 'application/json' }));
  } catch {
    return;
  }
};
