import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** Why a call was not made, or its answer not taken. Never names the address. */
export type CallRefusal =
  | 'malformed'
  | 'not_https'
  | 'inside'
  | 'unknown_host'
  | 'unreachable'
  | 'redirected'
  | 'encoded'
  | 'too_large'
  | 'too_slow';

export class CallRefusedError extends Error {
  override readonly name = 'CallRefusedError';
  readonly code: CallRefusal;
  constructor(code: CallRefusal) {
    super(`The call was refused: ${code}.`);
    this.code = code;
  }
}

export type Outgoing = { readonly url: string; readonly headers?: Readonly<Record<string, string>> };
export type Incoming = { readonly status: number; readonly retryAfter: string | null; readonly text: string };

/** One GET to an outside service. */
export type GuardedFetch = (call: Outgoing, signal?: AbortSignal) => Promise<Incoming>;

type Requester = (url: URL, options: RequestOptions & { readonly servername?: string }) => ClientRequest;
type Resolver = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

export type GuardOptions = {
  /** Origins that are answered by a stand-in on this machine; only the demo and tests name any. */
  readonly standIns?: ReadonlyMap<string, string>;
  readonly totalMilliseconds?: number;
  readonly connectMilliseconds?: number;
  readonly maxBytes?: number;
  readonly resolve?: Resolver;
  readonly requestSecurely?: Requester;
};

type Route = { readonly url: URL; readonly request: Requester; readonly options: RequestOptions & { readonly servername?: string } };

const refuse = (code: CallRefusal): never => {
  throw new CallRefusedError(code);
};

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '');

const within = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  signal.throwIfAborted();
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
};

const addressOf = async (host: string, resolve: Resolver, signal: AbortSignal) => {
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await within(resolve(host), signal).catch(() => []);
  signal.throwIfAborted();
  const [first] = found;
  if (first === undefined) return refuse('unknown_host');
  return found.every(({ address }) => isPublicAddress(address)) ? first : refuse('inside');
};

const parse = (address: string): URL => {
  if (!URL.canParse(address)) return refuse('malformed');
  const url = new URL(address);
  return url.username === '' && url.password === '' ? url : refuse('malformed');
};

/** Where the call goes: to a stand-in, or to the one checked address of an https host, so that a second look-up cannot lead elsewhere. */
const routeOf = async (address: string, options: GuardOptions, signal: AbortSignal): Promise<Route> => {
  const url = parse(address);
  const standIn = options.standIns?.get(url.origin);
  if (standIn !== undefined)
    return { url: new URL(`${standIn}${url.pathname}${url.search}`), request: requestPlain, options: { agent: false } };
  if (url.protocol !== 'https:') return refuse('not_https');
  const host = hostOf(url);
  const pinned = await addressOf(host, options.resolve ?? ((name) => lookup(name, { all: true, verbatim: true })), signal);
  return {
    url,
    request: options.requestSecurely ?? requestSecure,
    options: {
      agent: false,
      ...(isIP(host) === 0 && { servername: host }),
      lookup: (_host, { all }, callback) => (all === true ? callback(null, [pinned]) : callback(null, pinned.address, pinned.family)),
    },
  };
};

const read = async (answer: IncomingMessage, maxBytes: number): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) return refuse('too_large');
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return refuse('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const answerTo = ({ url, request, options }: Route, headers: Outgoing['headers'], connectWithin: number, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, {
      ...options,
      method: 'GET',
      headers: { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'muster', ...headers },
      signal,
    });
    const late = setTimeout(() => sent.destroy(new CallRefusedError('too_slow')), connectWithin);
    sent.once('socket', (socket) => socket.once('connect', () => clearTimeout(late)));
    sent.once('close', () => clearTimeout(late));
    sent.once('error', reject);
    sent.once('response', resolve);
    sent.end();
  });

/**
 * The only way out of the server: https, the name resolved once and its address kept, nothing inside, no redirect,
 * seconds and bytes counted. What goes wrong is one of a few codes that tell nothing of the network.
 */
export const guardedFetch = (options: GuardOptions = {}): GuardedFetch => {
  const { totalMilliseconds = 10_000, connectMilliseconds = 3_000, maxBytes = 5 * 1024 * 1024 } = options;
  return async ({ url, headers }, caller) => {
    const deadline = AbortSignal.timeout(totalMilliseconds);
    const signal = caller === undefined ? deadline : AbortSignal.any([deadline, caller]);
    let answer: IncomingMessage | null = null;
    try {
      answer = await answerTo(await routeOf(url, options, signal), headers, connectMilliseconds, signal);
      const { statusCode: status = 0, headers: received } = answer;
      if (status >= 300 && status < 400) return refuse('redirected');
      if ((received['content-encoding'] ?? 'identity') !== 'identity') return refuse('encoded');
      return { status, retryAfter: received['retry-after'] ?? null, text: await read(answer, maxBytes) };
    } catch (error) {
      if (error instanceof CallRefusedError) throw error;
      throw new CallRefusedError(signal.aborted ? 'too_slow' : 'unreachable');
    } finally {
      answer?.destroy();
    }
  };
};
