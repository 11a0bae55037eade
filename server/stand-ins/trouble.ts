import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { VendorName } from '../vendors/vendor-error.ts';

export const vendorNames = [
  'testrail',
  'jira',
  'azure_devops',
  'entra',
  'github',
  'zephyr_squad',
  'zephyr_scale',
  'sheets',
] as const satisfies readonly VendorName[];

const kinds = [
  'slow',
  'unauthorized',
  'forbidden',
  'busy',
  'broken',
  'garbled',
  'page',
  'huge',
  'redirect',
  'cut',
  'lost',
  'stale',
] as const;
type Kind = (typeof kinds)[number];

/** For so many requests whose URL contains the text. */
export const troubleSchema = v.object({
  vendor: v.picklist(vendorNames),
  kind: v.picklist(kinds),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1_000_000),
  where: v.optional(v.string(), ''),
  method: v.optional(v.string()),
  retryAfter: v.optional(v.string()),
});
export type Trouble = v.InferOutput<typeof troubleSchema>;

const send = (reply: ServerResponse, status: number, type: string, body: string, headers: Readonly<Record<string, string>> = {}): void => {
  reply.writeHead(status, { 'content-type': type, ...headers });
  reply.end(body);
};
const json = 'application/json';
const megabyte = Buffer.from(`"${'x'.repeat(1024 * 1024 - 3)}",`);

const flood = (reply: ServerResponse): void => {
  reply.writeHead(200, { 'content-type': json });
  reply.write('[');
  const pour = (): void => {
    while (!reply.destroyed) if (!reply.write(megabyte)) return void reply.once('drain', pour);
  };
  pour();
};

/** 'lost' does the work and drops the response, 'stale' leaves out what is new. */
export const misbehaving: Readonly<Record<Kind, (reply: ServerResponse, trouble: Trouble) => void>> = {
  slow: () => undefined,
  unauthorized: (reply) => send(reply, 401, json, '{"error":"Unauthorized"}'),
  forbidden: (reply) => send(reply, 403, json, '{"error":"Forbidden"}'),
  busy: (reply, { retryAfter }) => send(reply, 429, json, '{}', retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  broken: (reply) => send(reply, 503, 'text/html', '<h1>Service Unavailable</h1>'),
  garbled: (reply) => send(reply, 200, json, '{"values": [1, 2'),
  page: (reply) => send(reply, 200, 'text/html', '<script>alert(1)</script>'),
  huge: flood,
  redirect: (reply) => send(reply, 302, json, '', { location: 'http://169.254.169.254/latest/meta-data' }),
  cut: (reply) => {
    reply.writeHead(200, { 'content-type': json, 'content-length': '1000' });
    reply.write('{"values":');
    setImmediate(() => reply.destroy());
  },
  lost: (reply) => void reply.destroy(),
  stale: () => undefined,
};
