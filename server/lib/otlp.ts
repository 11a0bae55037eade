import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import packageJson from '../../package.json' with { type: 'json' };
import type { SpanKind as Kind, Tracer } from './trace.ts';

const kinds: Readonly<Record<Kind, SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  inner: SpanKind.INTERNAL,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

const contextOf = (parent: string | null) => {
  const [, traceId = '', spanId = '', flags = '01'] = parent?.split('-') ?? [];
  if (parent === null) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true });
};

/** Sends spans in batches, in the background; what cannot be sent is dropped. */
export const otlpTracer = (endpoint: string, onError: (error: unknown) => void): Tracer => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/u, '')}/v1/traces`, timeoutMillis: 5_000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'muster', 'service.version': packageJson.version }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000, exportTimeoutMillis: 5_000 })],
  });
  const tracer = provider.getTracer('muster', packageJson.version);
  return {
    open: (name, kind, attributes, parent) => {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED) === 0 ? '00' : '01'}`,
        end: ({ attributes: more, hasFailed = false } = {}) => {
          if (more !== undefined) span.setAttributes(more);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: async () => {
      await provider.shutdown().catch(onError);
    },
  };
};
