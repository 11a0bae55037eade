import { setTimeout as pause } from 'node:timers/promises';

export type Transport = {
  readonly url: string;
  readonly token: string;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
};

const first = 500;
const longest = 30_000;
const patience = 30_000;

const waitOf = (response: Response | null, tried: number): number => {
  const asked = Number(response?.headers.get('retry-after') ?? Number.NaN);
  const backoff = Math.min(longest, first * 2 ** Math.min(tried, 10)) * (0.75 + Math.random() / 2);
  return Number.isFinite(asked) && asked > 0 ? Math.min(asked * 1000, longest) : backoff;
};

const isPassing = (status: number): boolean => status >= 500 || status === 401 || status === 408 || status === 429;

const tryOnce = async (
  { token, signal }: Transport,
  address: string,
  body: BodyInit,
  headers: Record<string, string>,
): Promise<Response | null> => {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Error) return null;
    throw error;
  }
};

/** Sends until there is an answer that will not change by waiting: a server that is away, busy or not ready is asked again, ever more slowly. */
export const send = async (transport: Transport, path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<unknown> => {
  const address = new URL(path, transport.url).href;
  for (let tried = 0; ; tried += 1) {
    const response = await tryOnce(transport, address, body, headers);
    if (response !== null && !isPassing(response.status)) return response.json();
    await response?.body?.cancel();
    if (tried === 0)
      transport.say(
        response === null ? 'The server does not answer; trying again.' : `The server answered ${response.status}; trying again.`,
      );
    await pause(waitOf(response, tried), undefined, { signal: transport.signal });
  }
};
