import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import { onceCases, prepareFor, tracesOf } from '../server/once/cases.ts';
import type { Traces } from '../server/once/cases.ts';
import { connectTestrail } from '../server/once/integration.ts';
import { isOnDiagonal } from '#tests/support/diagonal.ts';
import { documentOf } from '#tests/support/documents.ts';
import { cuts, startProxy } from './proxy.ts';
import type { Proxy } from './proxy.ts';

let standIns: StandIns;
let portal: Portal;
let proxy: Proxy;
let now = new Date('2026-11-21T09:00:00.000Z');

beforeAll(async () => {
  standIns = await startStandIns();
  portal = await startPortal({ clock: { now: () => now }, standIns });
  proxy = await startProxy(portal.server.port);
  await plantTwins(portal.database.owner);
  await connectTestrail(portal);
});
afterAll(async () => {
  await proxy.close();
  await portal.stop();
  await standIns.stop();
});

const sql = async (text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await portal.database.owner.query<Record<string, unknown>>(text, [...values])).rows;

type Said = { readonly status: number; readonly body: string };

/** One request on a connection of its own; null when the line was cut before the whole answer came. */
const post = (headers: Readonly<Record<string, string>>, body: string): Promise<Said | null> =>
  new Promise((resolve) => {
    const call = request(
      `${proxy.url}/api/customer_portal`,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve(null));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
      },
    );
    call.on('error', () => resolve(null));
    call.end(body);
  });

const asking = async (operation: string, person: string, input: object, key: string): Promise<() => Promise<Said | null>> => {
  const token = await portal.server.identity.mint(idOf('a', person));
  const headers = { authorization: `Bearer ${token}`, 'x-organization-public-id': publicId('a'), 'idempotency-key': key };
  return () => post(headers, JSON.stringify({ query: documentOf(operation), variables: { input } }));
};

const successful = (said: Said | null): unknown =>
  said === null ? null : (JSON.parse(said.body) as { data?: { answer?: { successful?: boolean } } }).data?.answer?.successful;

/** Switching the organization ends every later call of the old one, the retry too; what leaves no audit row cannot be counted here. */
const operations = Object.keys(onceCases).filter((operation) => onceCases[operation]?.leaves !== true && onceCases[operation]?.audit !== 0);

describe.each(operations.map((operation, row) => ({ operation, row })))('$operation', ({ operation, row }) => {
  const { person, input, audit = 1, jobs = 0 } = onceCases[operation]!;
  let before: Traces;
  beforeEach(async () => {
    now = new Date(now.getTime() + 60_000);
    await prepareFor(sql, operation);
    before = await tracesOf(sql);
  });

  it.each(cuts.filter((_, column) => isOnDiagonal(row, column, cuts.length)))(
    'happens once when the line is cut while %s and the call is sent again with its key',
    async (cut) => {
      const send = await asking(operation, person, input, randomUUID());
      const cutBefore = proxy.cutCount();
      proxy.cutNext(cut);
      expect(await send()).toBeNull();
      expect(proxy.cutCount()).toBe(cutBefore + 1);
      const answers = [await send(), await send()];
      expect(answers.map(successful)).toEqual([true, true]);
      expect(answers[1]?.body).toBe(answers[0]?.body);
      expect(await tracesOf(sql, before)).toMatchObject({ audit, jobs });
    },
  );

  it('happens once when it is pressed twice and the first line is cut', async () => {
    const send = await asking(operation, person, input, randomUUID());
    proxy.cutNext('sent');
    const [first, second] = await Promise.all([send(), send()]);
    expect([successful(first), successful(second)]).toContain(true);
    expect(successful(await send())).toBe(true);
    expect(await tracesOf(sql, before)).toMatchObject({ audit, jobs });
  });
});

it('a call cut while it is sent never happens by itself', async () => {
  const { input, person, audit } = onceCases['createCustomerRequest']!;
  await prepareFor(sql, 'createCustomerRequest');
  const before = await tracesOf(sql);
  const send = await asking('createCustomerRequest', person, { ...input, name: 'Cut off' }, randomUUID());
  proxy.cutNext('sending');
  expect(await send()).toBeNull();
  const other = await asking('createCustomerRequest', person, { ...input, name: 'Whole' }, randomUUID());
  expect(successful(await other())).toBe(true);
  expect((await tracesOf(sql, before)).audit).toBe(audit);
});
