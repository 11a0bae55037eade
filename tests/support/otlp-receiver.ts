import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> };

export type ReceivedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly Attribute[];
};

type Batch = { readonly resourceSpans?: readonly { readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[] }[] };

export type OtlpReceiver = {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Everything that came, as it came. */
  readonly text: () => string;
  readonly stop: () => Promise<void>;
};

/** A collector on loopback that keeps the spans that are sent to it by OTLP over HTTP as JSON. */
export const startOtlpReceiver = async (): Promise<OtlpReceiver> => {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8');
      const batch = JSON.parse(text) as Batch;
      texts.push(`${request.method} ${request.url} ${text}`);
      spans.push(...(batch.resourceSpans ?? []).flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => texts.join('\n'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
