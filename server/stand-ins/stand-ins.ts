import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StandIn } from './answer.ts';
import { demoAccess } from './content.ts';
import { sheetsStandIn } from './sheets.ts';
import { testRailStandIn } from './testrail.ts';
import { misbehaving, vendorNames } from './trouble.ts';
import type { Trouble } from './trouble.ts';
import type { VendorName } from '../vendors/vendor-error.ts';
import { zephyrScaleStandIn } from './zephyr-scale.ts';
import { zephyrSquadStandIn } from './zephyr-squad.ts';

/** Vendors on this machine, for the demo and the tests. */
export type StandIns = {
  /** The origin of each vendor, and where its stand-in answers instead. */
  readonly origins: ReadonlyMap<string, string>;
  /** The key their Google Sheets takes. */
  readonly sheetsKey: string;
  readonly misbehave: (trouble: Trouble) => void;
  /** Ends all misbehaviour. */
  readonly behave: () => void;
  /** What a vendor was asked so far, and nobody else. */
  readonly asked: (vendor: VendorName) => readonly string[];
  readonly stop: () => Promise<void>;
};

const answers: Readonly<Record<VendorName, StandIn>> = {
  testrail: testRailStandIn,
  zephyr_squad: zephyrSquadStandIn,
  zephyr_scale: zephyrScaleStandIn,
  sheets: sheetsStandIn,
};
const originOf: Readonly<Record<VendorName, string>> = {
  testrail: demoAccess.testrail.site,
  zephyr_squad: demoAccess.zephyrSquad.site,
  zephyr_scale: demoAccess.zephyrScale.site,
  sheets: 'https://sheets.googleapis.com',
};

const remembered = 500;

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Starts the stand-ins on a free port of this machine, reachable from nowhere else. */
export const startStandIns = async (): Promise<StandIns> => {
  const troubles: { readonly trouble: Trouble; left: number }[] = [];
  const asked: { readonly vendor: VendorName; readonly url: string }[] = [];

  const troubleFor = (vendor: VendorName, method: string, url: string): Trouble | null => {
    const found = troubles.find(
      ({ trouble, left }) =>
        left > 0 && trouble.vendor === vendor && url.includes(trouble.where) && (trouble.method ?? method) === method,
    );
    if (found === undefined) return null;
    found.left -= 1;
    return found.trouble;
  };
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const method = request.method ?? 'GET';
    const url = request.url ?? '/';
    const vendor = vendorNames.find((name) => url.startsWith(`/${name}/`));
    if (vendor === undefined) return void reply.writeHead(404).end();
    const own = url.slice(vendor.length + 1);
    asked.push({ vendor, url: own });
    if (asked.length > remembered) asked.shift();
    const trouble = troubleFor(vendor, method, own);
    if (trouble !== null && trouble.kind !== 'lost') return misbehaving[trouble.kind](reply, trouble);
    const given = await bytesOf(request);
    const { pathname, searchParams } = new URL(own, 'http://localhost');
    const { status, body, headers } = answers[vendor]({
      method,
      path: pathname,
      query: searchParams,
      authorization: request.headers.authorization ?? '',
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body: given,
    });
    if (trouble !== null) return misbehaving[trouble.kind](reply, trouble);
    reply
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  };

  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origins: new Map(vendorNames.map((vendor) => [originOf[vendor], `http://127.0.0.1:${port}/${vendor}`])),
    sheetsKey: demoAccess.sheetsKey,
    misbehave: (trouble) => void troubles.unshift({ trouble, left: trouble.times }),
    behave: () => void troubles.splice(0),
    asked: (vendor) => asked.filter((one) => one.vendor === vendor).map(({ url }) => url),
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};
