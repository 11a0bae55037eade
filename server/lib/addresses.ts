import * as v from 'valibot';
/** Where a virus scanner listens: a port of a host, or a socket of this machine. */
export type ScannerPlace = { readonly host: string; readonly port: number } | { readonly path: string };

const usualPort = 3310;

/** `tcp://host:port` or `unix:/path`; null for anything else. */
export const scannerPlaceOf = (text: string): ScannerPlace | null => {
  const socket = /^unix:(?:\/\/)?(\/.+)$/u.exec(text)?.[1];
  if (socket !== undefined) return { path: socket };
  if (!/^tcp:\/\/[^/]+\/?$/u.test(text) || !URL.canParse(text)) return null;
  const { hostname, port } = new URL(text);
  return hostname === '' ? null : { host: hostname.replace(/^\[|\]$/gu, ''), port: port === '' ? usualPort : Number(port) };
};

export const scannerWords = (place: ScannerPlace): string => ('path' in place ? place.path : `${place.host}:${place.port}`);

/** The last of a name counts, as for the driver. */
const optionOf = (address: URL, name: string): string | null => address.searchParams.getAll(name).at(-1) ?? null;

/** As the driver reads it: `require` checks the certificate, too, unless it is told to read the word as libpq does. */
const isEncrypted = (address: URL): boolean => {
  const mode = optionOf(address, 'sslmode');
  const checked = optionOf(address, 'uselibpqcompat') === 'true' ? ['verify-ca', 'verify-full'] : ['require', 'verify-ca', 'verify-full'];
  return mode === null ? ['1', 'true'].includes(optionOf(address, 'ssl') ?? '') : checked.includes(mode);
};

const isHere = (host: string): boolean =>
  host === '' || host.startsWith('/') || host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/u.test(host);

/** Whether a connection stays on this machine, or is encrypted to a server whose certificate is checked. */
const isPrivate = (text: string): boolean => {
  const address = new URL(text);
  const host = optionOf(address, 'host') ?? decodeURIComponent(address.hostname).replace(/^\[|\]$/gu, '');
  return isHere(host) || isEncrypted(address);
};

type Databases = {
  readonly databaseUrl: string | null;
  readonly databaseAppUrl: string | null;
  readonly databaseReplicaUrl: string | null;
  readonly databasePlain: boolean;
};

/** What the settings of databases must say together. */
export const demandDatabases = (settings: Databases, demand: (isMet: boolean, problem: string) => void): void => {
  const { databaseUrl, databaseAppUrl, databaseReplicaUrl, databasePlain } = settings;
  for (const [name, address] of Object.entries({
    DATABASE_URL: databaseUrl,
    DATABASE_APP_URL: databaseAppUrl,
    DATABASE_REPLICA_URL: databaseReplicaUrl,
  }))
    demand(
      address === null || databasePlain || isPrivate(address),
      `${name} leads to another machine without TLS: passwords and data can be read on their way. Add ?sslmode=verify-full to it, or set DATABASE_PLAIN=1 where nobody else is on that network.`,
    );
  demand(databaseAppUrl === null || databaseUrl !== null, 'DATABASE_APP_URL needs DATABASE_URL.');
  demand(databaseReplicaUrl === null || databaseUrl !== null, 'DATABASE_REPLICA_URL needs DATABASE_URL.');
};

/** Of a project at Sentry, or at a service that speaks its protocol. */
export const dsn = v.pipe(
  v.string(),
  v.check(
    (word) => URL.canParse(word) && /^https?:$/u.test(new URL(word).protocol) && new URL(word).username !== '' && /\/\d+$/u.test(word),
    'must be written as https://key@host/project',
  ),
);

export const mailbox = v.pipe(
  v.string(),
  v.check(
    (word) => /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(word),
    'must be an address such as muster@example.com or Muster <muster@example.com>',
  ),
);

const lastShown = 4;

/** Masked: the origin, and enough of the end to tell two apart. */
export const shownAddress = (url: string): string => `${new URL(url).origin}/…${url.slice(-lastShown)}`;
