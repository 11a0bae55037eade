import { fileURLToPath } from 'node:url';
import path from 'node:path';
import * as v from 'valibot';
import { placeOf, placeProblem } from './files-place.ts';
import { isMasterKey } from './master-key.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { demandDatabases, dsn, mailbox, scannerPlaceOf } from './addresses.ts';
import type { ScannerPlace } from './addresses.ts';
import { isInsideEntry, isNetwork } from './inside.ts';
import { StartRefusal } from './start-refusal.ts';

type Variable<TValue> = {
  readonly doc: string;
  readonly fallback: string | null;
  readonly example: string | null;
  readonly secret: boolean;
  readonly parse: v.GenericSchema<string, TValue>;
};

type Unset = Partial<Pick<Variable<unknown>, 'fallback' | 'example' | 'secret'>>;

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Lowercase<Head>}${Capitalize<Camel<Tail>>}` : Lowercase<S>;

const projectRoot = fileURLToPath(new URL('../', import.meta.url));

const always = <TValue>(
  doc: string,
  fallback: string,
  parse: v.GenericSchema<string, TValue>,
): Variable<TValue> & { readonly fallback: string } => ({
  doc,
  fallback,
  example: null,
  secret: false,
  parse,
});

const maybe = <TValue>(
  doc: string,
  parse: v.GenericSchema<string, TValue>,
  more: Unset = {},
): Variable<TValue> & { readonly fallback: null } => ({
  doc,
  example: more.example ?? null,
  secret: more.secret ?? false,
  fallback: null,
  parse,
});

const text = v.string();
const wholeNumber = (from: number, to: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/u, `must be a whole number from ${from} to ${to}`),
    v.transform(Number),
    v.minValue(from, `must be at least ${from}`),
    v.maxValue(to, `must be at most ${to}`),
  );
const amount = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/u, 'must be a number, 0 or more'), v.transform(Number));
const yesOrNo = v.pipe(
  v.string(),
  v.regex(/^(?:1|0|true|false|yes|no|on|off)$/iu, 'must be 1 or 0'),
  v.transform((word) => /^(?:1|true|yes|on)$/iu.test(word)),
);
const address = (...protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (word) => URL.canParse(word) && protocols.includes(new URL(word).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  );
const webAddress = v.pipe(
  address('http:', 'https:'),
  v.transform((word) => word.replace(/\/+$/u, '')),
);
const origin = v.pipe(
  webAddress,
  v.check((word) => new URL(word).origin === new URL(word).href.replace(/\/$/u, ''), 'must be scheme, host and port alone, without a path'),
  v.transform((word) => new URL(word).origin),
);
const words = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
);
const proxies = v.pipe(
  words,
  v.check(
    (list) => (list.length === 1 && /^(?:\d|10)$/u.test(list[0] ?? '')) || (list.length > 0 && list.every(isNetwork)),
    'must be a number of proxies from 0 to 10, or their addresses and networks separated by commas, such as 10.0.0.0/8',
  ),
  v.transform(([first = '', ...others]): number | string[] => (/^\d+$/u.test(first) ? Number(first) : [first, ...others])),
);
const insides = v.pipe(
  words,
  v.check(
    (list) => list.length > 0 && list.every(isInsideEntry),
    'must be names of hosts, or private addresses and networks, each with its port, separated by commas, such as jira.corp.example:443, 10.20.0.0/16:8443; before that may stand for whom it is, as in NWD=jira.corp.example:443 or webhooks=chat.corp.example:443',
  ),
);
const pairs = v.pipe(
  v.string(),
  v.check((query) => [...new URLSearchParams(query)].length > 0, 'must be written as name=value&name=value'),
  v.transform((query): Readonly<Record<string, string>> => Object.fromEntries(new URLSearchParams(query))),
);
const months = v.pipe(
  wholeNumber(0, 600),
  v.check(
    (count) => count === 0 || count >= limits.retentionMonths,
    `must be 0, or at least ${limits.retentionMonths}, as long as tests are kept`,
  ),
);
const key = v.pipe(v.string(), v.check(isMasterKey, 'must be 32 random bytes written as base64'));
const longSecret = v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'));
const folder = v.pipe(
  v.string(),
  v.minLength(1, 'must name a folder'),
  v.transform((word) => path.resolve(projectRoot, word)),
);

const filesAddress = v.pipe(
  v.string(),
  v.check(
    (word) => placeProblem(word) === null,
    ({ input }) => placeProblem(input) ?? '',
  ),
  v.transform(placeOf),
);

const scanner = v.pipe(
  v.string(),
  v.check((word) => scannerPlaceOf(word) !== null, 'must be written as tcp://host:port or unix:/path/of/a/socket'),
  v.transform((word): ScannerPlace => scannerPlaceOf(word) ?? { path: word }),
);

/** Every environment variable the server reads; the operator's page is generated from it. */
export const variables = {
  NODE_ENV: always(
    '`production` refuses demo parts and weak settings.',
    'development',
    v.picklist(['development', 'test', 'production'], 'must be development, test or production'),
  ),
  PORT: always('Port the server listens on; 0 takes any free one.', '4173', wholeNumber(0, 65_535)),
  HOST: always('Address the server listens on. `0.0.0.0` opens it to the network.', '127.0.0.1', text),
  PUBLIC_URL: maybe(
    'Address people type, and where sign-in comes back to; a page under another name of the server leads there. Unset: http://localhost and the port.',
    origin,
    { example: 'https://muster.example.com' },
  ),
  ALLOW_HTTP: always(
    '1 lets production run under a `PUBLIC_URL` without https, where passwords and tokens can be read on their way.',
    '0',
    yesOrNo,
  ),
  TRUST_PROXY: always(
    'How many reverse proxies stand before the server, or their addresses and networks separated by commas: whose X-Forwarded-For is believed.',
    '0',
    proxies,
  ),
  LOG_LEVEL: always(
    'How much the server logs.',
    'info',
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level from trace to silent'),
  ),
  DATA_DIR: always('Folder of the embedded database, files and generated secrets.', '.data', folder),
  CLIENT_DIR: maybe(
    'Folder of a client that is built already. Unset: dist, built at the start when it is older than its sources.',
    folder,
    {
      example: '/srv/muster/client',
    },
  ),
  DATABASE_URL: maybe(
    'A PostgreSQL 18 of your own, signed in as the owner of the database. Unset: the embedded one.',
    address('postgres:', 'postgresql:'),
    { example: 'postgres://muster:secret@db/muster', secret: true },
  ),
  EMBEDDED_DATABASE: always(
    '1 lets production keep its data in the PostgreSQL that comes with Muster, in DATA_DIR, where nobody else administers it.',
    '0',
    yesOrNo,
  ),
  DATABASE_APP_URL: maybe(
    'The same database signed in as a member of the role muster_app. Unset: that role is created and given a password.',
    address('postgres:', 'postgresql:'),
    { secret: true },
  ),
  DATABASE_REPLICA_URL: maybe(
    'A streaming replica of that database, which queries may read; signed in as the role for requests, whose name and password are taken over where it has none. Unset: everything is read where it is written.',
    address('postgres:', 'postgresql:'),
    { example: 'postgres://replica/muster', secret: true },
  ),
  DATABASE_PLAIN: always(
    '1 lets `DATABASE_URL` lead to another machine without TLS, over a network of your own where nobody else reads along.',
    '0',
    yesOrNo,
  ),
  DATABASE_POOL: always('Connections of this process for requests; the owner pool takes a quarter of it.', '12', wholeNumber(2, 200)),
  MASTER_KEY: maybe(
    '32 bytes as base64 that seal signing keys and integration secrets and sign links. Unset: generated into DATA_DIR/master.key. Not part of a dump.',
    key,
    { secret: true },
  ),
  MASTER_KEY_PREVIOUS: maybe(
    'The key before, while `MASTER_KEY` is changed: both open what is sealed, and what the one before sealed is sealed anew. Unset: DATA_DIR/master.key.previous, where it is there.',
    key,
    { secret: true },
  ),
  FILES: maybe(
    'Where uploads are kept: a folder, or a bucket of an S3-compatible storage as `s3://bucket/prefix?region=eu-central-1`, with `&endpoint=https://minio.example.com` where it is not Amazon. Unset: DATA_DIR/files.',
    filesAddress,
    { example: '/srv/muster/files' },
  ),
  VIRUS_SCANNER: maybe(
    'Where a clamd of ClamAV listens, which judges every file before it is kept or handed out: `tcp://host:port` or `unix:/path`. Without its verdict no file is taken or given. Unset: none is asked.',
    scanner,
    { example: 'tcp://clamd:3310' },
  ),
  DEMO: maybe(
    '1 seeds the demo world, with its accounts, simulator and vendor stand-ins. Unset: 1 with the embedded database outside production, else 0.',
    yesOrNo,
  ),
  AUDIT_MONTHS: always('After how many months lines of the audit trail are removed, at least 18; 0 keeps them for good.', '36', months),
  CALL_LIMIT: always(
    'How often a person may call: 1 is 600 calls a minute, 240 of them changes, and 60 from one address with a token that is not taken.',
    '1',
    amount,
  ),
  TRACKER_LAG: always(
    'Seconds by which the search of a tracker may lag behind what was made there: after a lost answer an export waits so long before it looks.',
    '120',
    wholeNumber(1, 3600),
  ),
  PUBLISH_WAIT: maybe('Seconds in which publishing can be taken back. Unset: 300, in the demo 30.', wholeNumber(0, 86_400), {
    example: '300',
  }),
  ESCALATE_HOURS: always('After how many hours test managers are told what a test waits for.', '4', wholeNumber(1, 720)),
  CROWD_SPEED: always('How fast simulated testers act: 1 is one event every few seconds, 0 is off.', '1', amount),
  CROWD_TOKENS: maybe('Service tokens of outside crowd systems, separated by commas.', words, { secret: true }),
  OIDC_ISSUER: maybe('An outside sign-in service. Unset: the built-in one.', webAddress, {
    example: 'https://login.example.com/realms/muster',
  }),
  OIDC_CLIENT_ID: maybe('Client id registered there.', text),
  OIDC_AUDIENCE: maybe('Audience its access tokens carry for this API.', text),
  OIDC_SCOPES: always('Scopes asked for at sign-in.', 'openid profile email', text),
  OIDC_EXTRA: maybe('More parameters for the sign-in request.', pairs, { example: 'organization=org_1&prompt=login' }),
  OIDC_HINT_PARAM: always('Name of the sign-in parameter that carries the organization hint.', 'connection', text),
  SESSION_DAYS: always(
    'How many days a sign-in lasts, however much it is used; then the password is asked for. With `OIDC_ISSUER` the outside service says so.',
    '14',
    wholeNumber(1, 30),
  ),
  SESSION_IDLE_HOURS: always(
    'After how many hours without use a sign-in ends. With `OIDC_ISSUER` the outside service says so.',
    '168',
    wholeNumber(1, 720),
  ),
  SMTP_URL: maybe(
    'Mail server that mails are sent through. Unset: no mail leaves this machine, and what would be sent is kept in the mail log. A password is sent over TLS alone; `?tls=off` says otherwise.',
    address('smtp:', 'smtps:'),
    { example: 'smtps://muster:secret@mail.example.com', secret: true },
  ),
  MAIL_FROM: maybe('Sender of the mails, with or without a name. Needed with `SMTP_URL`.', mailbox, {
    example: 'Muster <muster@example.com>',
  }),
  SIGN_UP: always('0 closes sign-up: nobody opens a trial by themselves.', '1', yesOrNo),
  STAFF_DOMAINS: always('Mail domains whose people may support customers, separated by commas.', '', words),
  OPERATOR_NAME: always('Name of the company that runs this installation, as the pages show it.', 'Muster', text),
  SENTRY_DSN: maybe(
    'Address (DSN) of a project at Sentry, or at a service that speaks its protocol, to which server and pages report errors. Unset: errors stay in the log.',
    dsn,
    { example: 'https://key@sentry.example.com/1' },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: maybe(
    'Address of an OpenTelemetry collector, to which traces are sent by OTLP over HTTP: from the press in a page down to the statement, without anything that people typed. Unset: nothing is traced.',
    webAddress,
    { example: 'http://collector:4318' },
  ),
  METRICS_TOKEN: maybe('Bearer token under which /metrics answers Prometheus. Unset: it does not.', longSecret, { secret: true }),
  ANALYTICS_URL: maybe(
    'Collector to which the server posts page views as JSON, of those who allowed it. Unset: none are counted, and nobody is asked.',
    webAddress,
    { example: 'https://collector.example.com/views' },
  ),
  HELP_WIDGET_URL: maybe(
    'Script of a chat widget in the manner of Intercom, which pages load for those who allowed it. Unset: none is loaded, and nobody is asked.',
    webAddress,
    { example: 'https://widget.example.com/widget/app1' },
  ),
  HELP_WIDGET_ORIGINS: always('Further origins that the widget loads from and calls, separated by commas.', '', words),
  HELP_WIDGET_SECRET: maybe('Secret with which the widget is told who asks for help, as a hash of their id. Unset: it is not told.', text, {
    secret: true,
  }),
  STREAM_CHAT_SECRET: maybe(
    "Secret of an application at Stream, under which pages and scripts of your own get tokens for its chat from the API, one for each person. The chat of the portal is Muster's own with it and without. Unset: there are none.",
    text,
    { secret: true },
  ),
  HELP_CENTER_URL: maybe('Link behind Help Center; unset hides it.', webAddress),
  ADMIN_URL: maybe('Link behind Admin; unset hides it.', webAddress),
  AZURE_CLIENT_ID: maybe(
    'Application (client) id registered with Microsoft Entra ID, through which customers connect Azure DevOps in the cloud. Unset: they cannot.',
    text,
  ),
  AZURE_CLIENT_SECRET: maybe('Client secret of that application.', text, { secret: true }),
  AZURE_TENANT: always(
    'Directory whose people may sign in there: its id, or `organizations` for everybody at work or school.',
    'organizations',
    text,
  ),
  INTEGRATION_APP_KEY: maybe(
    'Workspace key at the integration platform whose flows your customers embed. Unset: their organizations have no token for it.',
    text,
  ),
  INTEGRATION_APP_SECRET: maybe('Workspace secret that signs those tokens.', text, { secret: true }),
  REACHABLE_INSIDE: maybe(
    'Hosts and networks of your own that integrations may call by https, each with its port, separated by commas. Unset: nothing but the open internet.',
    insides,
    { example: 'jira.corp.example:443, NWD=10.20.0.0/16:8443' },
  ),
  GOOGLE_API_KEY: maybe('Key of the Google Sheets API, with which shared spreadsheets are read. Unset: they are not.', text, {
    secret: true,
  }),
} as const satisfies Record<string, Variable<unknown>>;

type Variables = typeof variables;
type Value<K extends keyof Variables> = v.InferOutput<Variables[K]['parse']> | (Variables[K]['fallback'] extends string ? never : null);
type Settings = { readonly [K in keyof Variables as Camel<K>]: Value<K> };

export type Config = Omit<Settings, 'demo' | 'publicUrl'> & {
  readonly demo: boolean;
  readonly publicUrl: string;
  readonly production: boolean;
};

const camel = (name: string): string => name.toLowerCase().replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());

const valueOf = (name: string, variable: Variable<unknown>, given: string | undefined): unknown => {
  const raw = given === undefined || given === '' ? variable.fallback : given;
  if (raw === null) return null;
  const parsed = v.safeParse(variable.parse, raw);
  if (parsed.success) return parsed.output;
  const shown = variable.secret ? '' : ` It is "${raw}".`;
  throw new StartRefusal(`${name} ${parsed.issues[0].message}.${shown}`);
};

const demand = (allowed: boolean, message: string): void => {
  if (!allowed) throw new StartRefusal(message);
};

/** Throws a StartRefusal that names the variable. */
export const readConfig = (env: Readonly<Record<string, string | undefined>> = process.env): Config => {
  const settings = Object.fromEntries(
    Object.entries(variables).map(([name, variable]) => [camel(name), valueOf(name, variable, env[name])]),
  ) as Settings;
  demand(env['MASTER_KEY'] !== '', 'MASTER_KEY is set to nothing. Give it the key, or leave it out to use DATA_DIR/master.key.');
  const production = settings.nodeEnv === 'production';
  demand(!(production && settings.demo === true), 'DEMO cannot be 1 with NODE_ENV=production: demo accounts have known passwords.');
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  demand(
    !production || publicUrl.startsWith('https:') || settings.allowHttp,
    'PUBLIC_URL must start with https:// with NODE_ENV=production: without it passwords and tokens can be read on their way. ALLOW_HTTP=1 starts all the same.',
  );
  demand(
    !production || settings.databaseUrl !== null || settings.embeddedDatabase,
    'DATABASE_URL is not set. With NODE_ENV=production name a PostgreSQL 18 of your own, or set EMBEDDED_DATABASE=1 to keep everything in the one that comes with Muster.',
  );
  demand(
    settings.oidcIssuer === null || (settings.oidcClientId !== null && settings.oidcAudience !== null),
    'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_AUDIENCE.',
  );
  demand(settings.smtpUrl === null || settings.mailFrom !== null, 'SMTP_URL needs MAIL_FROM, the sender of the mails.');
  demandDatabases(settings, demand);
  demand(
    (settings.azureClientId === null) === (settings.azureClientSecret === null),
    'AZURE_CLIENT_ID and AZURE_CLIENT_SECRET are set together, or neither is.',
  );
  demand(
    (settings.integrationAppKey === null) === (settings.integrationAppSecret === null),
    'INTEGRATION_APP_KEY and INTEGRATION_APP_SECRET are set together, or neither is.',
  );
  return {
    ...settings,
    production,
    demo: settings.demo ?? (!production && settings.databaseUrl === null),
    publicUrl,
  };
};
