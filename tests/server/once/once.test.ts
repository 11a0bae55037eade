import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authorizationRows } from '#schema/authorization/rows.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Call, GraphQLAnswer, Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import { documentOf } from '../walks/world.ts';
import { onceCases } from './cases.ts';
import { connectTestrail } from './integration.ts';

const rows = authorizationRows
  .filter((row) => row.once !== undefined)
  .map((row) => ({ operation: row.field.replace('Mutation.', ''), keyOnly: row.once === 'key only' }));
const atOnce = 20;

let portal: Portal;
let standIns: StandIns;
let now = new Date('2026-11-21T09:00:00.000Z');

beforeAll(async () => {
  standIns = await startStandIns();
  portal = await startPortal({ clock: { now: () => now }, standIns });
  await plantTwins(portal.database.owner);
  await connectTestrail(portal);
});
afterAll(async () => {
  await portal.stop();
  await standIns.stop();
});

const sql = async (text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await portal.database.owner.query<Record<string, unknown>>(text, [...values])).rows;

it('has a case for each operation that takes a key', () => {
  expect(Object.keys(onceCases).toSorted()).toEqual(rows.map(({ operation }) => operation).toSorted());
});

describe.each(rows)('$operation', ({ operation, keyOnly }) => {
  const { person, input, other, effects, prepare, leaves = false } = onceCases[operation]!;
  const whileHere = leaves ? null : it;
  const byKeyAlone = keyOnly ? it : null;
  const byPayloadToo = keyOnly ? null : it;
  let call: Call;
  let before = 0;

  beforeEach(async () => {
    now = new Date(now.getTime() + 60_000);
    for (const { reset } of Object.values(onceCases)) await reset(sql);
    await prepare?.(sql);
    before = await effects(sql);
    call = await portal.as(idOf('a', person), publicId('a'));
  });

  const send = (sent: object, key: string | null): Promise<GraphQLAnswer> =>
    call(documentOf(operation, 'result { __typename }'), { input: sent }, key === null ? {} : { 'idempotency-key': key });
  const many = (sent: object, key: string | null): Promise<readonly GraphQLAnswer[]> =>
    Promise.all(Array.from({ length: atOnce }, () => send(sent, key)));
  const happened = async (): Promise<number> => (await effects(sql)) - before;

  const expectFirst = (answers: readonly GraphQLAnswer[]): void => {
    const later = leaves ? answers.filter(({ errorCode }) => errorCode !== 'stale_organization') : answers;
    expect(later.length).toBeGreaterThan(0);
    expect(later[0]?.data?.['answer']).toMatchObject({ successful: true, errors: [] });
    expect(new Set(later.map(({ text }) => text)).size).toBe(1);
  };

  it('happens once when it is sent twenty times at once with one key', async () => {
    expectFirst(await many(input, randomUUID()));
    expect(await happened()).toBe(1);
  });

  it('gives its first answer to a retry whose answer was lost', async () => {
    const key = randomUUID();
    const first = await send(input, key);
    now = new Date(now.getTime() + 3_600_000);
    call = await portal.as(idOf('a', person), publicId('a'));
    const retry = await send(input, key);
    expectFirst([first]);
    if (leaves) expect(retry.errorCode).toBe('stale_organization');
    else expect(retry.text).toBe(first.text);
    expect(await happened()).toBe(1);
  });

  whileHere?.('refuses another payload under the same key', async () => {
    const key = randomUUID();
    await send(input, key);
    const answer = await send(other, key);
    expect(answer.data?.['answer']).toEqual({
      successful: false,
      errors: [expect.objectContaining({ code: 'idempotency_mismatch' })],
      result: null,
    });
    expect(await happened()).toBe(1);
    expectFirst([await send(input, key)]);
  });

  byKeyAlone?.('counts every call without a key', async () => {
    const answers = await many(input, null);
    expect(answers.map(({ data }) => data?.['answer'].successful)).toEqual(answers.map(() => true));
    expect(await happened()).toBe(atOnce);
  });

  byPayloadToo?.('happens once when it is sent twenty times within ten seconds without a key', async () => {
    expectFirst(await many(input, null));
    expect(await happened()).toBe(1);
  });

  whileHere?.('is a new call without a key after ten seconds, and with another key at any time', async () => {
    const refusedOrDone = async (answer: GraphQLAnswer): Promise<number> => (answer.data?.['answer'].successful === true ? 1 : 0);
    await send(input, null);
    now = new Date(now.getTime() + 10_001);
    const second = await refusedOrDone(await send(input, null));
    const third = await refusedOrDone(await send(input, randomUUID()));
    expect(await happened()).toBe(1 + second + third);
    const { rows: tried } = await portal.database.owner.query<{ count: string }>(
      'select count(*) from audit where operation = $1 and at >= $2',
      [operation, now],
    );
    expect(Number(tried[0]?.count)).toBeGreaterThanOrEqual(2);
  });
});

describe('a key', () => {
  beforeEach(async () => {
    for (const { reset } of Object.values(onceCases)) await reset(sql);
  });

  const name = 'createCustomerRequest';
  const { input, effects } = onceCases[name]!;

  it('belongs to one person', async () => {
    const key = randomUUID();
    const before = await effects(sql);
    for (const person of ['customer', 'manager'] as const) {
      const call = await portal.as(idOf('a', person), publicId('a'));
      expect((await call(documentOf(name), { input }, { 'idempotency-key': key })).data?.['answer'].successful).toBe(true);
    }
    expect((await effects(sql)) - before).toBe(2);
  });

  it('belongs to one operation', async () => {
    const key = randomUUID();
    const manager = await portal.as(idOf('a', 'manager'), publicId('a'));
    await manager(documentOf(name), { input }, { 'idempotency-key': key });
    const answer = await manager(
      documentOf('launchSupervisedTest'),
      { input: onceCases['launchSupervisedTest']!.input },
      { 'idempotency-key': key },
    );
    expect(answer.data?.['answer'].errors[0].code).toBe('idempotency_mismatch');
  });

  it('may come in the extensions of the call', async () => {
    now = new Date(now.getTime() + 60_000);
    const before = await effects(sql);
    const token = await portal.server.identity.mint(idOf('a', 'customer'));
    const post = () =>
      portal.post(
        { query: documentOf(name, 'result { id }'), variables: { input }, extensions: { idempotencyKey: 'wizard-1' } },
        { authorization: `Bearer ${token}`, 'x-organization-public-id': publicId('a') },
      );
    const first = await post();
    now = new Date(now.getTime() + 60_000);
    expect((await post()).text).toBe(first.text);
    expect((await effects(sql)) - before).toBe(1);
  });

  it('of a refused call is free for the corrected one', async () => {
    const key = randomUUID();
    const customer = await portal.as(idOf('a', 'customer'), publicId('a'));
    const refused = await customer(documentOf(name), { input: { ...input, name: '' } }, { 'idempotency-key': key });
    expect(refused.data?.['answer'].successful).toBe(false);
    expect((await customer(documentOf(name), { input }, { 'idempotency-key': key })).data?.['answer'].successful).toBe(true);
  });
});

describe('a draft', () => {
  it('launches one request, also from two tabs with keys of their own', async () => {
    const { input, effects } = onceCases['createCustomerRequest']!;
    const customer = await portal.as(idOf('a', 'customer'), publicId('a'));
    const before = await effects(sql);
    const document = documentOf('createCustomerRequest', 'result { id }');
    const launch = () => customer(document, { input: { ...input, draftId: idOf('a', 'draft') } }, { 'idempotency-key': randomUUID() });
    const answers = await Promise.all(Array.from({ length: 10 }, launch));
    expect(answers.filter(({ data }) => data?.['answer'].successful === true)).toHaveLength(1);
    const refusals = answers.map(({ data }) => data?.['answer']).filter(({ successful }) => successful === false);
    expect(new Set(refusals.map(({ errors }) => JSON.stringify(errors)))).toEqual(
      new Set([JSON.stringify([{ code: 'invalid_state', message: 'This request has already been launched.', path: null }])]),
    );
    expect((await effects(sql)) - before).toBe(1);
  });
});
