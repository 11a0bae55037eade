import pg from 'pg';
import { literal } from './sql.ts';

export type Viewer = { readonly organizationId: string | null; readonly userId: string | null; readonly role: string };

/** In milliseconds. */
export const limits = { statement_timeout: 5000, lock_timeout: 2000, idle_in_transaction_session_timeout: 10_000 } as const;

const { builtins } = pg.types;

const readers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.DATE, (value) => value],
  [builtins.TIMESTAMP, (value) => value],
  [builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString()],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => readers.get(oid) ?? pg.types.getTypeParser(oid, format ?? 'text'),
};

const quiet = (): void => undefined;

const makePool = (connectionString: string, max: number, more: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'muster',
    ...more,
  });
  pool.on('error', quiet);
  pool.on('connect', (client) => client.on('error', quiet));
  return pool;
};

const limited = Object.entries(limits)
  .map(([setting, value]) => `set ${setting} = ${value};`)
  .join(' ');

const settings = ['app.organization', 'app.user', 'app.role']
  .map((setting, index) => `set_config('${setting}', $${index + 1}, true)`)
  .join(' || ');

const prepareViewer = (pool: pg.Pool): void => {
  pool.on('connect', (client) => {
    client.query(`${limited} prepare viewer (text, text, text) as select where (${settings}) is null`).catch(quiet);
  });
};

/** For requests: the plain role, with the limits and the prepared statement that sets a viewer. */
export const appPool = (url: string, max = 12): pg.Pool => {
  const pool = makePool(url, max, { pipeline: true });
  prepareViewer(pool);
  return pool;
};

/** Apart from those of requests, so that neither exhausts the other's. */
export const livePool = (url: string): pg.Pool => appPool(url, 3);

/** Of a replica: one that hangs is let go of a little later than a statement may take. */
export const replicaPool = (url: string, max: number): pg.Pool => {
  const pool = makePool(url, max, { pipeline: true, query_timeout: limits.statement_timeout + 500, connectionTimeoutMillis: 1000 });
  prepareViewer(pool);
  return pool;
};

/** The schema's owner, for what needs no viewer: sign-in, outbox, jobs. */
export const ownerPool = (url: string, max = 4): pg.Pool =>
  makePool(url, max, { idle_in_transaction_session_timeout: limits.idle_in_transaction_session_timeout });

export const viewerSettings = (viewer: Viewer): readonly [string, string, string] => [
  viewer.organizationId ?? '',
  viewer.userId ?? '',
  viewer.role,
];

export const beginAs = (viewer: Viewer): string => `begin; execute viewer(${viewerSettings(viewer).map(literal).join(', ')})`;
