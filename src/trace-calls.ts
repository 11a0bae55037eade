const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The mark of a call as W3C writes it: a trace of its own, which the server goes on with. */
const traceparent = (): string => `00-${hex(16)}-${hex(8)}-01`;

/** From now on each call of the API begins a trace; calls to other services are left as they are. */
export const traceCalls = (scope: { fetch: typeof fetch } = globalThis, origin = location.origin): void => {
  const send = scope.fetch;
  scope.fetch = (address, call) => {
    if (typeof address !== 'string' || !new URL(address, origin).href.startsWith(`${origin}/api/`)) return send.call(scope, address, call);
    const headers = new Headers(call?.headers);
    headers.set('traceparent', traceparent());
    return send.call(scope, address, { ...call, headers });
  };
};

/** The answer with the settings says so in a header of its timing, which the first screen need not read. */
export const traceCallsWhereWished = (): void => {
  const entries = performance.getEntriesByType('resource');
  if (entries.some((entry) => entry instanceof PerformanceResourceTiming && entry.serverTiming?.some(({ name }) => name === 'traces')))
    traceCalls();
};
