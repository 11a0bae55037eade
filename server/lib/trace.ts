import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanKind = 'server' | 'client' | 'inner' | 'producer' | 'consumer';
/** Names, counts and kinds; never a value that somebody typed, an id of a person, or the text of a statement. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type OpenSpan = {
  /** The span as W3C writes it into a header, which is how those below it name their parent. */
  readonly traceparent: string;
  readonly end: (more?: { readonly attributes?: Attributes; readonly hasFailed?: boolean }) => void;
};

export type Tracer = {
  readonly open: (name: string, kind: SpanKind, attributes: Attributes, parent: string | null) => OpenSpan;
  /** Sends what is not sent yet. */
  readonly close: () => Promise<void>;
};

let tracer: Tracer | null = null;
const within = new AsyncLocalStorage<string>();

export const traceBy = (made: Tracer | null): void => {
  tracer = made;
};
export const isTracing = (): boolean => tracer !== null;

/** Where work goes on in another process, or later. */
export const traceparent = (): string | null => within.getStore() ?? null;

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

const follow = <T>(span: OpenSpan, work: () => T): T => {
  try {
    const value = within.run(span.traceparent, work);
    if (!isPromise(value)) {
      span.end();
      return value;
    }
    return value.then(
      (done) => {
        span.end();
        return done;
      },
      (error: unknown) => {
        span.end({ hasFailed: true });
        throw error;
      },
    ) as T;
  } catch (error) {
    span.end({ hasFailed: true });
    throw error;
  }
};

/** Does the work in a span of its own; without tracing, and outside of any trace, it is only done. */
export const traced = <T>(name: string, kind: SpanKind, attributes: Attributes, work: () => T): T => {
  const parent = within.getStore();
  return tracer === null || parent === undefined ? work() : follow(tracer.open(name, kind, attributes, parent), work);
};

/** Begins a trace, or goes on with that of whoever asked for the work. */
export const tracedFrom = <T>(parent: string | null, name: string, kind: SpanKind, work: () => T): T =>
  tracer === null ? work() : follow(tracer.open(name, kind, {}, parent), work);

/** A span that ends elsewhere; null without tracing. */
export const openSpan = (parent: string | null, name: string, attributes: Attributes): OpenSpan | null =>
  tracer?.open(name, 'server', attributes, parent) ?? null;

export const inSpan = (parent: string, work: () => void): void => within.run(parent, work);

const shapes = new Map<string, Attributes & { readonly name: string }>();
const mostShapes = 2_000;

const firstOf = (pattern: RegExp, text: string): string | null => pattern.exec(text)?.[1]?.toLowerCase() ?? null;

/** A statement by what it does to which table: its text may hold what an operator or a migration wrote into it. */
const shapeOf = (text: string): Attributes & { readonly name: string } => {
  const known = shapes.get(text);
  if (known !== undefined) return known;
  const table =
    firstOf(/\binsert\s+into\s+(?:pgboss\.)?"?([a-z_]+)/iu, text) ??
    firstOf(/\bupdate\s+(?:pgboss\.)?"?([a-z_]+)"?\s+(?:\w+\s+)?set\b/iu, text) ??
    firstOf(/\bdelete\s+from\s+"?([a-z_]+)/iu, text) ??
    firstOf(/\bfrom\s+"?([a-z_]+)/iu, text);
  const verb = firstOf(/\b(insert\s+into|update|delete\s+from)\b/iu, text)?.split(/\s/u)[0] ?? 'select';
  const shape = { name: table === null ? verb : `${verb} ${table}`, 'db.system.name': 'postgresql', 'db.operation.name': verb };
  if (shapes.size < mostShapes) shapes.set(text, shape);
  return shape;
};

export const tracedStatement = <T>(text: string, work: () => T): T => {
  if (tracer === null || within.getStore() === undefined) return work();
  const { name, ...attributes } = shapeOf(text);
  return traced(name, 'client', attributes, work);
};
