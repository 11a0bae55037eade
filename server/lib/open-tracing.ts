import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inSpan, openSpan, traceBy } from './trace.ts';
import type { OpenSpan } from './trace.ts';

/** W3C trace context; what else stands there is a new trace. */
const traceparentOf = ({ headers }: FastifyRequest): string | null => {
  const given = headers['traceparent'];
  return typeof given === 'string' && /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/u.test(given) && !/^00-(0{32}|.{32}-0{16})/u.test(given)
    ? given
    : null;
};

const isTraced = (path: string): boolean => ['/api/', '/oidc/', '/files/', '/crowd'].some((start) => path.startsWith(start));

/** Traces by OTLP over HTTP, where an address is set; nothing of it is loaded otherwise. Each request is a span, by its route and never by its address. */
export const openTracing = async (app: FastifyInstance, endpoint: string | null): Promise<void> => {
  if (endpoint === null) return;
  const tracer = (await import('./otlp.ts')).otlpTracer(endpoint, (error) => app.log.warn({ err: error }, 'Traces could not be sent'));
  traceBy(tracer);
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const span = isTraced(request.url) ? openSpan(traceparentOf(request), `${request.method} ${route}`, attributes) : null;
    if (span === null) return done();
    spans.set(request, span);
    return inSpan(span.traceparent, done);
  });
  /** The body arrives in turns of the socket, which belong to no span. */
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span === undefined ? done() : inSpan(span.traceparent, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const operations = (request.operations ?? []).filter((name) => name !== null);
    spans.get(request)?.end({
      attributes: {
        'http.response.status_code': reply.statusCode,
        ...(operations.length > 0 && { 'graphql.operation.name': operations.join(' ') }),
      },
      hasFailed: reply.statusCode >= 500,
    });
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/config.json')) reply.header('server-timing', 'traces');
    done(null, payload);
  });
  app.addHook('onClose', async () => {
    traceBy(null);
    await tracer.close();
  });
};
