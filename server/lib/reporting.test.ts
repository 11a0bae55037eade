import { Writable } from 'node:stream';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startIngest } from '#tests/support/ingest.ts';
import type { Ingest } from '#tests/support/ingest.ts';
import { readConfig } from './config.ts';
import { sentryReporting, logging } from './reporting.ts';

let ingest: Ingest;
beforeEach(async () => {
  ingest = await startIngest();
});
afterEach(() => ingest.stop());

it('sends what is logged as an error, with its id and its place in the code, and nothing of the request', async () => {
  const reporting = sentryReporting(ingest.dsn, 'test');
  const stream = new Writable({ write: (_chunk, _encoding, done) => done() });
  const app = fastify({ logger: { ...logging({ demo: false, logLevel: 'info' }, reporting), stream } });
  app.get('/broken', (request) => {
    request.log.warn({ err: new Error('only a warning') });
    request.log.error({ err: new RangeError('the shelf is empty'), requestId: 'r-1', req: { headers: request.headers } });
    return 'said';
  });
  await app.inject({ url: '/broken?secret=1', headers: { authorization: 'Bearer hidden' } });
  app.log.error(new TypeError('no request at all'));
  await app.close();
  await reporting.close();
  expect(
    ingest
      .errors()
      .map(({ exception, tags, user, request }) => [exception.values[0]?.type, exception.values[0]?.value, tags, user, request]),
  ).toEqual([
    ['RangeError', 'the shelf is empty', { request_id: 'r-1' }, undefined, undefined],
    ['TypeError', 'no request at all', undefined, undefined, undefined],
  ]);
  expect(ingest.errors()[0]?.release).toMatch(/^muster@/u);
  expect(JSON.stringify(ingest.errors()[0]?.exception.values[0]?.stacktrace)).toContain('reporting.test.ts');
  expect(ingest.bodies().join('')).not.toMatch(/hidden|secret=1/u);
});

it('never fails where the service is away', async () => {
  await ingest.stop();
  const reporting = sentryReporting(ingest.dsn, 'test');
  reporting.report(new Error('unheard'), null);
  await expect(reporting.close()).resolves.toBeUndefined();
});

it('wants a DSN', () => {
  expect(readConfig({ SENTRY_DSN: 'https://key@sentry.example.com/1' }).sentryDsn).toBe('https://key@sentry.example.com/1');
  for (const wrong of ['https://sentry.example.com/1', 'key@sentry.example.com/1', 'https://key@sentry.example.com/'])
    expect(() => readConfig({ SENTRY_DSN: wrong })).toThrow('SENTRY_DSN must be written as https://key@host/project');
});
