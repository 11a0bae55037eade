import { afterAll, beforeAll, expect, it } from 'vitest';
import { isTracing } from '#server/lib/trace.ts';
import { archiveOrganization } from '#server/privacy/organization-archive.job.ts';
import { startOtlpReceiver } from '#tests/support/otlp-receiver.ts';
import type { OtlpReceiver, ReceivedSpan } from '#tests/support/otlp-receiver.ts';
import { documentOf } from '#tests/support/documents.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';

let receiver: OtlpReceiver;
let portal: Portal;
beforeAll(async () => {
  receiver = await startOtlpReceiver();
  portal = await startPortal({}, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  await plantTwins(portal.database.owner);
});
afterAll(async () => {
  await portal.stop();
  await receiver.stop();
  expect(isTracing()).toBe(false);
});

const traceId = '0af7651916cd43dd8448eb211c80319c';
const press = 'b7ad6b7169203331';

const pathTo = (spans: readonly ReceivedSpan[], span: ReceivedSpan): readonly string[] => {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent === undefined ? [`press ${span.parentSpanId}`, span.name] : [...pathTo(spans, parent), span.name];
};

it('a press is followed from the page through the call and its operation down to each statement, without what was typed', async () => {
  const word = 'Zanzibar';
  const call = await portal.as(idOf('a', 'customer'), publicId('a'));
  const answer = await call(
    documentOf('flexibleTestingIssueNoteCreate'),
    { input: { issueId: idOf('a', 'issue-2'), note: word } },
    { traceparent: `00-${traceId}-${press}-01`, 'idempotency-key': 'press-1' },
  );
  expect(answer.errors ?? []).toEqual([]);
  await expect
    .poll(() => receiver.spans.filter((span) => span.traceId === traceId && span.parentSpanId === press).length, { timeout: 10_000 })
    .toBe(1);
  const spans = receiver.spans.filter((span) => span.traceId === traceId);
  const paths = spans.map((span) => pathTo(spans, span));
  expect(paths).toContainEqual([`press ${press}`, 'POST /api/customer_portal']);
  expect(paths).toContainEqual([
    `press ${press}`,
    'POST /api/customer_portal',
    'mutation other',
    'Mutation.flexibleTestingIssueNoteCreate',
    'insert audit',
  ]);
  const said = receiver.text();
  for (const secret of [word, idOf('a', 'issue-2'), idOf('a', 'customer'), 'Bearer', 'press-1'])
    expect([secret, said.includes(secret)]).toEqual([secret, false]);
  expect(said.startsWith('POST /v1/traces ')).toBe(true);
});

it('says to pages that calls are traced, and goes on with nothing that is no trace', async () => {
  const settings = await fetch(`${portal.url}/config.json`);
  expect(settings.headers.get('server-timing')).toBe('traces');
  const call = await portal.as(idOf('a', 'customer'), publicId('a'));
  await call('{ unreadNotificationCount }', {}, { traceparent: '00-zz-1-01' });
  await expect
    .poll(() => receiver.spans.filter(({ name, traceId: of }) => name === 'Query.unreadNotificationCount' && of !== traceId).length, {
      timeout: 10_000,
    })
    .toBe(1);
});

it('a press is followed on in the job that it asked for, down to its statements, and in the event that pages hear', async () => {
  const of = '1af7651916cd43dd8448eb211c80319c';
  const call = await portal.as(idOf('a', 'customer'), publicId('a'));
  const answer = await call(
    documentOf('organizationArchiveAsk'),
    { input: { organizationId: idOf('a', 'organization') } },
    { traceparent: `00-${of}-${press}-01`, 'idempotency-key': 'press-2' },
  );
  expect(answer.errors ?? []).toEqual([]);
  const paths = (): readonly (readonly string[])[] => {
    const spans = receiver.spans.filter((span) => span.traceId === of);
    return spans.map((span) => pathTo(spans, span));
  };
  const act = [`press ${press}`, 'POST /api/customer_portal', 'mutation other', 'Mutation.organizationArchiveAsk'];
  await expect.poll(paths, { timeout: 20_000 }).toContainEqual([...act, 'event organization']);
  const { jobs, database, services } = portal.server;
  const { owner, ownerUrl, appUrl } = portal.database;
  await jobs.work('archive-organization', (data) =>
    archiveOrganization({ owner, ownerUrl, appUrl, database, files: services.vendors.files, clock: { now: () => new Date() } }, data),
  );
  await expect.poll(paths, { timeout: 20_000 }).toContainEqual([...act, 'job archive-organization', 'update organization_archive']);
});
