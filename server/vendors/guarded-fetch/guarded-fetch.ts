import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { traced } from '../../lib/trace.ts';
import { nothingInside } from '../../lib/inside.ts';
import type { Inside, Who } from '../../lib/inside.ts';

const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');

/** Not private, local, shared or reserved, and no other address in disguise (mapped, translated). */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  if (family === 6) return outside.check(address, 'ipv6') && !inside.check(address, 'ipv6');
  return false;
};

/** Never contains the address. */
export type CallRefusal =
  | 'malformed'
  | 'not_https'
  | 'inside'
  | 'unknown_host'
  | 'unreachable'
  | 'cut'
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

export type OutgoingBody = string | { readonly stream: Readable; readonly length: number };

export type Outgoing = {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: OutgoingBody;
  /** Whose entries of REACHABLE_INSIDE apply. */
  readonly onBehalfOf?: { readonly organizationId: string } | 'webhooks';
};
export type Incoming = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
  /** By lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
};

export type GuardedFetch = (call: Outgoing, signal?: AbortSignal) => Promise<Incoming>;

type Requester = (url: URL, options: RequestOptions & { readonly servername?: string }) => ClientRequest;
type Resolver = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

export type GuardOptions = {
  /** Only the demo and tests have any. */
  readonly standIns?: ReadonlyMap<string, string>;
  /** Without it, nothing private. */
  readonly inside?: Inside;
  readonly codeOf?: (organizationId: string) => Promise<string | null>;
  readonly totalMilliseconds?: number;
  readonly uploadMilliseconds?: number;
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

type LookUp = { readonly resolve: Resolver; readonly inside: Inside; readonly port: number; readonly who: Who };

const addressOf = async (host: string, { resolve, inside, port, who }: LookUp, signal: AbortSignal) => {
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await within(resolve(host), signal).catch(() => []);
  signal.throwIfAborted();
  const [first] = found;
  if (first === undefined) return refuse('unknown_host');
  const allowed = await Promise.all(
    found.map(async ({ address }) => isPublicAddress(address) || inside.allows({ host, address, port }, who)),
  );
  return allowed.every(Boolean) ? first : refuse('inside');
};

const parse = (address: string): URL => {
  if (!URL.canParse(address)) return refuse('malformed');
  const url = new URL(address);
  return url.username === '' && url.password === '' ? url : refuse('malformed');
};

/** Connects to the checked address, so that a second DNS lookup cannot lead elsewhere (DNS rebinding). */
const routeOf = async ({ url: address, onBehalfOf }: Outgoing, options: GuardOptions, signal: AbortSignal): Promise<Route> => {
  const url = parse(address);
  const standIn = options.standIns?.get(url.origin);
  if (standIn !== undefined)
    return { url: new URL(`${standIn}${url.pathname}${url.search}`), request: requestPlain, options: { agent: false } };
  if (url.protocol !== 'https:') return refuse('not_https');
  const host = hostOf(url);
  const { inside = nothingInside, resolve = (name) => lookup(name, { all: true, verbatim: true }) } = options;
  const port = url.port === '' ? 443 : Number(url.port);
  const who = async (): Promise<string | null> =>
    typeof onBehalfOf === 'object' ? ((await options.codeOf?.(onBehalfOf.organizationId)) ?? null) : (onBehalfOf ?? null);
  const pinned = await addressOf(host, { resolve, inside, port, who }, signal);
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

const lengthOf = (body: OutgoingBody): number => (typeof body === 'string' ? Buffer.byteLength(body) : body.length);

const pour = (sent: ClientRequest, body: OutgoingBody | undefined): void => {
  if (body === undefined || typeof body === 'string') return void sent.end(body);
  body.stream.once('error', (error) => sent.destroy(error));
  sent.once('close', () => body.stream.destroy());
  body.stream.pipe(sent);
};

const answerTo = (
  { url, request, options }: Route,
  { method = 'GET', headers, body }: Outgoing,
  connectWithin: number,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise<IncomingMessage>((resolve, reject) => {
    let isConnected = false;
    const sent = request(url, {
      ...options,
      method,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'muster',
        ...(body !== undefined && { 'content-length': String(lengthOf(body)) }),
        ...headers,
      },
      signal,
    });
    const late = setTimeout(() => sent.destroy(new CallRefusedError('too_slow')), connectWithin);
    sent.once('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true;
        clearTimeout(late);
      }),
    );
    sent.once('close', () => clearTimeout(late));
    sent.once('error', (error) => reject(isConnected && !(error instanceof CallRefusedError) ? new CallRefusedError('cut') : error));
    sent.once('response', resolve);
    pour(sent, body);
  });

const plainHeaders = (answer: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(answer.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/**
 * The server's only way out: https, one DNS lookup, no private addresses, no redirects, limited time and bytes. Errors are codes that
 * reveal nothing of the network.
 */
export const guardedFetch = (options: GuardOptions = {}): GuardedFetch => {
  const { totalMilliseconds = 10_000, uploadMilliseconds = 120_000, connectMilliseconds = 3_000, maxBytes = 5 * 1024 * 1024 } = options;
  const ask: GuardedFetch = async (call, caller) => {
    const deadline = AbortSignal.timeout(call.body !== undefined && typeof call.body !== 'string' ? uploadMilliseconds : totalMilliseconds);
    const signal = caller === undefined ? deadline : AbortSignal.any([deadline, caller]);
    let answer: IncomingMessage | null = null;
    try {
      answer = await answerTo(await routeOf(call, options, signal), call, connectMilliseconds, signal);
      const { statusCode: status = 0, headers: received } = answer;
      if (status >= 300 && status < 400) return refuse('redirected');
      if ((received['content-encoding'] ?? 'identity') !== 'identity') return refuse('encoded');
      return { status, retryAfter: received['retry-after'] ?? null, text: await read(answer, maxBytes), headers: plainHeaders(answer) };
    } catch (error) {
      if (signal.aborted) throw new CallRefusedError('too_slow');
      if (error instanceof CallRefusedError) throw error;
      throw new CallRefusedError(answer === null ? 'unreachable' : 'cut');
    } finally {
      answer?.destroy();
      if (typeof call.body === 'object') call.body.stream.destroy();
    }
  };
  /** By its method alone: an address names a customer's tool, and what it is asked. */
  return (call, caller) => traced(`outgoing ${call.method ?? 'GET'}`, 'client', {}, () => ask(call, caller));
};

export const forOrganization =
  (fetch: GuardedFetch, organizationId: string): GuardedFetch =>
  (call, signal) =>
    fetch({ ...call, onBehalfOf: { organizationId } }, signal);

/** Whether an address may be called, without a call: null, or why not. */
export type GuardedReach = (call: Pick<Outgoing, 'url' | 'onBehalfOf'>) => Promise<CallRefusal | null>;

export const guardedReach =
  (options: GuardOptions = {}): GuardedReach =>
  async (call) => {
    try {
      await routeOf(call, options, AbortSignal.timeout(options.totalMilliseconds ?? 10_000));
      return null;
    } catch (error) {
      return error instanceof CallRefusedError ? error.code : 'too_slow';
    }
  };
