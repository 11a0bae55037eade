import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { House } from './api/house.ts';
import type { Reads } from './api/reads.ts';

export type ConditionDeps = {
  readonly app: Pool;
  readonly house: Pick<House, 'condition'>;
  readonly reads?: Pick<Reads, 'counts'>;
  readonly metricsToken: string | null;
};

const patience = 2000;

const answers = async (pool: Pool): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  const isThere = await Promise.race([asked, late]);
  clearTimeout(timer);
  return isThere;
};

const isEqual = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

declare module 'fastify' {
  interface FastifyRequest {
    /** Names of the client's own documents that a call asks; `other` for every other text, null where there is none. */
    operations: (string | null)[] | null;
  }
}

/** In seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** By route pattern, so that no personal URL becomes a label, and by the operations of the client alone: a caller chooses other names. */
const timeCalls = (app: FastifyInstance, registers: Registry[]): void => {
  const labelNames = ['method', 'route', 'operation', 'status'] as const;
  const seconds = new Histogram({
    name: 'muster_http_request_seconds',
    help: 'Answered calls by their time.',
    labelNames,
    buckets,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    for (const operation of request.operations ?? [null]) {
      const labels = { method: request.method, route: request.routeOptions.url ?? 'none', operation: operation ?? '', status };
      seconds.observe(labels, reply.elapsedTime / 1000);
    }
    done();
  });
};

/** Read when they are asked for: what the database knows, and the pool. */
const watchHouse = ({ app, house, reads }: ConditionDeps, registers: Registry[]): (() => Promise<void>) => {
  const gauge = <TName extends string>(name: string, help: string, ...labelNames: readonly TName[]): Gauge<TName> =>
    new Gauge({ name, help, labelNames, registers });
  const info = gauge('muster_info', 'Version of this process.', 'version', 'node');
  const database = gauge('muster_database_bytes', 'Size of the database.');
  const files = gauge('muster_file_bytes', 'Size of uploaded files.');
  const outbox = gauge('muster_outbox_age_seconds', 'How long the oldest event waits for this node.');
  const jobs = gauge('muster_jobs', 'Jobs by queue and state.', 'queue', 'state');
  const jobAge = gauge('muster_job_age_seconds', 'How long the oldest job waits that could run.');
  const disk = gauge('muster_disk_free_bytes', 'What is left on the disk of DATA_DIR.');
  const backup = gauge('muster_backup_age_seconds', 'Since the last backup that was told; absent where none was.');
  const key = gauge(
    'muster_master_key_change_left',
    'Sealed values that the present pass of a change of the master key has not looked at; 0 where none is under way.',
  );
  const scanner = gauge('muster_virus_scanner_up', 'Whether the virus scanner answers; absent where none is set up.');
  const replicaUp = gauge('muster_replica_up', 'Whether queries are read from the replica; absent where none is set up.');
  const lag = gauge('muster_replica_lag_seconds', 'How far the replica is behind; absent where that is not known.');
  const replicaReads = gauge('muster_reads', 'Queries since the start by where they were read; absent without a replica.', 'from');
  const inactive = gauge('muster_integrations_inactive', 'Integrations whose credential is refused.');
  const connections = gauge('muster_database_connections', 'Connections of requests.', 'state');
  return async () => {
    const condition = await house.condition();
    info.set({ version: condition.version, node: process.versions.node }, 1);
    database.set(condition.databaseBytes);
    files.set(condition.fileBytes);
    outbox.set(condition.outboxAge);
    for (const { name: queue, ...counts } of condition.queues)
      for (const [state, value] of Object.entries(counts)) jobs.set({ queue, state }, value);
    jobAge.set(condition.jobAge);
    disk.set(condition.diskFree);
    if (condition.backedUpAt !== null) backup.set((Date.now() - Date.parse(condition.backedUpAt)) / 1000);
    const { masterKeyChange: change, virusScanner, replica } = condition;
    if (replica !== null) replicaUp.set(replica.state === 'reading' ? 1 : 0);
    if (typeof replica?.lag === 'number') lag.set(replica.lag);
    else lag.reset();
    for (const [from, count] of Object.entries(reads?.counts ?? {})) replicaReads.set({ from }, count);
    key.set(change === null || change.isDone ? 0 : Math.max(1, change.of - change.looked));
    if (virusScanner !== null) scanner.set(virusScanner.answers ? 1 : 0);
    inactive.set(condition.integrations.filter(({ state }) => state === 'inactive').length);
    connections.set({ state: 'open' }, app.totalCount);
    connections.set({ state: 'idle' }, app.idleCount);
    connections.set({ state: 'awaited' }, app.waitingCount);
  };
};

/** A registry of this server's own: several may run in one process. */
const openMetrics = (server: FastifyInstance, deps: ConditionDeps): (() => Promise<{ readonly type: string; readonly text: string }>) => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  timeCalls(server, [register]);
  const read = watchHouse(deps, [register]);
  return async () => {
    await read();
    return { type: register.contentType, text: await register.metrics() };
  };
};

const bearer = ({ headers }: FastifyRequest): string => /^Bearer (.+)$/u.exec(headers.authorization ?? '')?.[1] ?? '';

/** /healthz: the process lives; /readyz: it can serve; /metrics, with the token. */
export const mountCondition = (server: FastifyInstance, deps: ConditionDeps): void => {
  const { app, metricsToken } = deps;
  let isStopping = false;
  server.decorateRequest('operations', null);
  server.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  server.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  server.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping && (await answers(app));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: isReady });
  });
  if (metricsToken === null) return;
  const metrics = openMetrics(server, deps);
  server.get('/metrics', async (request, reply) => {
    if (!isEqual(bearer(request), metricsToken)) return reply.code(404).send({ error: 'not_found' });
    const { type, text } = await metrics();
    return reply.type(type).header('cache-control', 'no-store').send(text);
  });
};
