import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { House } from './api/house.ts';

export type ConditionDeps = {
  readonly app: Pool;
  readonly house: Pick<House, 'condition'>;
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

type Labels = Readonly<Record<string, string>>;
type Sample = readonly [labels: Labels, value: number];
type Metric = { readonly name: string; readonly help: string; readonly type: 'gauge' | 'counter'; readonly samples: readonly Sample[] };

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

const line = (name: string, [labels, value]: Sample): string => {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}=${quoted(text)}`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`;
};

export const exposition = (metrics: readonly Metric[]): string =>
  metrics
    .map(({ name, help, type, samples }) =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((one) => line(name, one))].join('\n'),
    )
    .join('\n')
    .concat('\n');

type Calls = Map<string, { count: number; seconds: number }>;

/** By route pattern and status class, so that no personal URL becomes a label. */
const countCalls = (app: FastifyInstance): Calls => {
  const calls: Calls = new Map();
  app.addHook('onResponse', (request, reply, done) => {
    const key = `${request.method} ${request.routeOptions.url ?? 'none'} ${Math.floor(reply.statusCode / 100)}xx`;
    const known = calls.get(key) ?? { count: 0, seconds: 0 };
    calls.set(key, { count: known.count + 1, seconds: known.seconds + reply.elapsedTime / 1000 });
    done();
  });
  return calls;
};

const callSamples = (calls: Calls, value: (each: { count: number; seconds: number }) => number): readonly Sample[] =>
  [...calls].map(([key, each]) => {
    const [method = '', route = '', status = ''] = key.split(' ');
    return [{ method, route, status }, value(each)];
  });

const gauge = (name: string, help: string, samples: readonly Sample[]): Metric => ({ name, help, type: 'gauge', samples });
const counter = (name: string, help: string, samples: readonly Sample[]): Metric => ({ name, help, type: 'counter', samples });

const measured = async ({ app, house }: ConditionDeps, calls: Calls): Promise<string> => {
  const { version, queues, outboxAge, databaseBytes, fileBytes, integrations } = await house.condition();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return exposition([
    gauge('muster_info', 'Version of this process.', [[{ version, node: process.versions.node }, 1]]),
    gauge('process_resident_memory_bytes', 'Memory of the process.', [[{}, rss]]),
    gauge('nodejs_heap_used_bytes', 'Heap in use.', [[{}, heapUsed]]),
    counter('process_cpu_seconds_total', 'Processor time.', [[{}, (user + system) / 1e6]]),
    gauge('process_start_time_seconds', 'When the process started.', [[{}, Math.round(Date.now() / 1000 - process.uptime())]]),
    gauge('muster_database_bytes', 'Size of the database.', [[{}, databaseBytes]]),
    gauge('muster_file_bytes', 'Size of uploaded files.', [[{}, fileBytes]]),
    gauge('muster_outbox_age_seconds', 'How long the oldest event waits for this node.', [[{}, outboxAge]]),
    gauge(
      'muster_jobs',
      'Jobs by queue and state.',
      queues.flatMap(({ name, ...counts }) => Object.entries(counts).map(([state, value]): Sample => [{ queue: name, state }, value])),
    ),
    gauge('muster_integrations_inactive', 'Integrations whose credential is refused.', [
      [{}, integrations.filter(({ state }) => state === 'inactive').length],
    ]),
    gauge('muster_database_connections', 'Connections of requests.', [
      [{ state: 'open' }, app.totalCount],
      [{ state: 'idle' }, app.idleCount],
      [{ state: 'awaited' }, app.waitingCount],
    ]),
    counter(
      'muster_http_requests_total',
      'Answered calls.',
      callSamples(calls, ({ count }) => count),
    ),
    counter(
      'muster_http_request_seconds_total',
      'Time spent on them.',
      callSamples(calls, ({ seconds }) => seconds),
    ),
  ]);
};

const bearer = ({ headers }: FastifyRequest): string => /^Bearer (.+)$/u.exec(headers.authorization ?? '')?.[1] ?? '';

/** /healthz: the process lives; /readyz: it can serve; /metrics, with the token. */
export const mountCondition = (server: FastifyInstance, deps: ConditionDeps): void => {
  const { app, metricsToken } = deps;
  let isStopping = false;
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
  const calls = countCalls(server);
  server.get('/metrics', async (request, reply) => {
    if (!isEqual(bearer(request), metricsToken)) return reply.code(404).send({ error: 'not_found' });
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await measured(deps, calls));
  });
};
