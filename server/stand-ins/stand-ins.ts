import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ok } from './answer.ts';
import type { StandIn } from './answer.ts';
import { azureDevopsStandIn, azureWorkItems } from './azure-devops.ts';
import type { AzureWorkItems } from './azure-devops.ts';
import { githubStandIn, githubIssues } from './github.ts';
import type { GithubIssues } from './github.ts';
import { demoAccess } from '../lib/demo-access.ts';
import { entraStandIn } from './entra.ts';
import { jiraCloudStandIn, jiraDataCenterStandIn, jiraItems } from './jira.ts';
import type { JiraItems } from './jira.ts';
import { sheetsStandIn } from './sheets.ts';
import { squadExecutions, zephyrSquadStandIn } from './zephyr-squad.ts';
import type { SquadExecutions } from './zephyr-squad.ts';
import { testRailStandIn, testRailKept } from './testrail.ts';
import type { TestRailKept } from './testrail.ts';
import type { VendorName } from '../vendors/vendor-error.ts';
import { zephyrScaleStandIn } from './zephyr-scale.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

const vendorNames = [
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
const troubleSchema = v.object({
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
const misbehaving: Readonly<Record<Kind, (reply: ServerResponse, trouble: Trouble) => void>> = {
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

export type StandIns = {
  readonly origins: ReadonlyMap<string, string>;
  readonly sheetsKey: string;
  readonly misbehave: (trouble: Trouble) => void;
  /** Takes things of a vendor away until it behaves again. */
  readonly takeAway: (vendor: VendorName, ...names: readonly string[]) => void;
  readonly behave: () => void;
  readonly asked: (vendor: VendorName) => readonly string[];
  readonly made: Made;
  readonly stop: () => Promise<void>;
};

type Made = {
  readonly jira: JiraItems;
  readonly jiraDataCenter: JiraItems;
  readonly github: GithubIssues;
  readonly azureDevops: AzureWorkItems;
  readonly testrail: TestRailKept;
  readonly zephyrSquad: SquadExecutions;
};

type StoodInFor = VendorName | 'slack';

type Site = { readonly vendor: StoodInFor; readonly origins: readonly string[]; readonly answer: StandIn };

const sitesWith = (made: Made): Readonly<Record<string, Site>> => ({
  testrail: { vendor: 'testrail', origins: [demoAccess.testrail.site], answer: testRailStandIn(made.testrail) },
  jira: { vendor: 'jira', origins: [demoAccess.jira.site], answer: jiraCloudStandIn(made.jira) },
  jira_data_center: { vendor: 'jira', origins: [demoAccess.jiraDataCenter.site], answer: jiraDataCenterStandIn(made.jiraDataCenter) },
  azure_devops: {
    vendor: 'azure_devops',
    origins: ['https://dev.azure.com', 'https://app.vssps.visualstudio.com', demoAccess.azureDevopsServer.site],
    answer: azureDevopsStandIn(made.azureDevops),
  },
  entra: { vendor: 'entra', origins: ['https://login.microsoftonline.com'], answer: entraStandIn() },
  github: { vendor: 'github', origins: [demoAccess.github.site, demoAccess.githubServer.site], answer: githubStandIn(made.github) },
  zephyr_squad: { vendor: 'zephyr_squad', origins: [demoAccess.zephyrSquad.site], answer: zephyrSquadStandIn(made.zephyrSquad) },
  zephyr_scale: { vendor: 'zephyr_scale', origins: [demoAccess.zephyrScale.site], answer: zephyrScaleStandIn },
  sheets: { vendor: 'sheets', origins: ['https://sheets.googleapis.com'], answer: sheetsStandIn },
  slack: { vendor: 'slack', origins: ['https://hooks.slack.com'], answer: () => ok('ok') },
});

const remembered = 500;

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** On a free loopback port. */
export const startStandIns = async (): Promise<StandIns> => {
  const troubles: { readonly trouble: Trouble; left: number }[] = [];
  const taken = new Map<StoodInFor, ReadonlySet<string>>();
  const asked: { readonly vendor: StoodInFor; readonly url: string }[] = [];
  const made: Made = {
    jira: jiraItems(true),
    jiraDataCenter: jiraItems(false),
    github: githubIssues(),
    azureDevops: azureWorkItems(),
    testrail: testRailKept(),
    zephyrSquad: squadExecutions(),
  };
  const sites = sitesWith(made);

  const troubleFor = (vendor: StoodInFor, method: string, url: string): Trouble | null => {
    const found = troubles.find(
      ({ trouble, left }) => left > 0 && trouble.vendor === vendor && url.includes(trouble.where) && (trouble.method ?? method) === method,
    );
    if (found === undefined) return null;
    found.left -= 1;
    return found.trouble;
  };
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const method = request.method ?? 'GET';
    const url = request.url ?? '/';
    const [, step = '', own = '/'] = /^\/(\w+)(\/.*)$/u.exec(url) ?? [];
    const site = Object.hasOwn(sites, step) ? sites[step] : undefined;
    if (site === undefined) return void reply.writeHead(404).end();
    const { vendor } = site;
    asked.push({ vendor, url: own });
    if (asked.length > remembered) asked.shift();
    const trouble = troubleFor(vendor, method, own);
    if (trouble !== null && trouble.kind !== 'lost' && trouble.kind !== 'stale') return misbehaving[trouble.kind](reply, trouble);
    const given = await bytesOf(request);
    const { pathname, searchParams } = new URL(own, 'http://localhost');
    const { status, body, headers } = site.answer({
      method,
      path: pathname,
      query: searchParams,
      authorization: request.headers.authorization ?? '',
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body: given,
      isStale: trouble?.kind === 'stale',
      gone: taken.get(vendor) ?? new Set(),
    });
    if (trouble?.kind === 'lost') return misbehaving.lost(reply, trouble);
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
    origins: new Map(
      Object.entries(sites).flatMap(([step, { origins }]) =>
        origins.map((origin) => [origin, `http://127.0.0.1:${port}/${step}`] as const),
      ),
    ),
    sheetsKey: demoAccess.sheetsKey,
    misbehave: (trouble) => void troubles.unshift({ trouble, left: trouble.times }),
    takeAway: (vendor, ...names) => void taken.set(vendor, new Set([...(taken.get(vendor) ?? []), ...names])),
    behave: () => {
      troubles.splice(0);
      taken.clear();
    },
    asked: (vendor) => asked.filter((one) => one.vendor === vendor).map(({ url }) => url),
    made,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};

const runSchema = v.object({ run: v.pipe(v.string(), v.digits(), v.transform(Number)) });

const goneSchema = v.object({ vendor: v.picklist(vendorNames), names: v.array(v.string()) });

/** POST /stand-ins/trouble makes a stand-in misbehave, POST /stand-ins/gone takes things of it away, DELETE /stand-ins/trouble ends both; GET /stand-ins/testrail/:run returns a run's results. Demo only. */
export const mountStandInControl = (app: FastifyInstance, standIns: Pick<StandIns, 'misbehave' | 'behave' | 'made' | 'takeAway'>): void => {
  app.post('/stand-ins/trouble', (request, reply) => {
    const trouble = v.safeParse(troubleSchema, request.body);
    if (!trouble.success) return reply.code(400).send({ error: trouble.issues[0].message });
    standIns.misbehave(trouble.output);
    return reply.code(204).send();
  });
  app.post('/stand-ins/gone', (request, reply) => {
    const gone = v.safeParse(goneSchema, request.body);
    if (!gone.success) return reply.code(400).send({ error: gone.issues[0].message });
    standIns.takeAway(gone.output.vendor, ...gone.output.names);
    return reply.code(204).send();
  });
  app.get('/stand-ins/testrail/:run', (request, reply) => {
    const asked = v.safeParse(runSchema, request.params);
    return asked.success ? reply.send(standIns.made.testrail.results(asked.output.run)) : reply.code(404).send();
  });
  app.delete('/stand-ins/trouble', (_, reply) => {
    standIns.behave();
    return reply.code(204).send();
  });
};
