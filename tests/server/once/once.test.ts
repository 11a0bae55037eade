import { randomUUID } from 'node:crypto';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditKindOf } from '#schema/vocabulary/audit.ts';
import { sentenceOf } from '#schema/vocabulary/audit-sentences.ts';
import { nestedRules } from '#schema/authorization/rows.ts';
import { schema } from '#tests/support/schema.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import { limits } from '#server/database/pool.ts';
import { heldUp, untilHeldUp } from '#tests/support/database.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Call, GraphQLAnswer } from '#tests/support/portal.ts';
import { idOf, people, publicId } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { documentFor } from '../authorization/documents.ts';
import { leftOver, onceCases, prepareFor, tracesOf } from './cases.ts';
import { connectTestrail } from './integration.ts';
import { documentOf } from '#tests/support/documents.ts';

const type = schema.getMutationType();
const mutations = Object.keys(isObjectType(type) ? type.getFields() : {});
const atOnce = 20;

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld({ standIns: await startStandIns() });
  await connectTestrail(world.portal);
});
afterAll(() => world.stop());

const prepare = async (operation: string | null): Promise<void> => {
  world.passes(60_000);
  await prepareFor(world.sql, operation);
};

const as =
  (person: PersonName): Call =>
  async (...args) =>
    (await world.call(person))(...args);
const keyed = (key: string | null): Readonly<Record<string, string>> => (key === null ? {} : { 'idempotency-key': key });
const answerOf = ({ data }: GraphQLAnswer) => data?.['answer'];

it('has a case for each mutation', () => {
  expect(Object.keys(onceCases).toSorted()).toEqual(mutations.toSorted());
  expect(leftOver).toEqual([]);
});

describe.each(mutations)('%s', (operation) => {
  const { person, input, other, audit = 1, jobs = 0, leaves = false } = onceCases[operation]!;
  const whileHere = leaves ? null : it;
  const document = documentFor(schema, `Mutation.${operation}`, { skip: nestedRules.forbiddenToCustomers }).replace(
    ` { ${operation}(`,
    ` { answer: ${operation}(`,
  );
  const send = (sent: object, key: string | null, who = person): Promise<GraphQLAnswer> => as(who)(document, { input: sent }, keyed(key));

  beforeEach(() => prepare(operation));

  it('happens once when it is sent twenty times at once with one key, and again when its answer was lost', async () => {
    const before = await tracesOf(world.sql);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: atOnce }, () => send(input, key)));
    const here = answers.filter(({ errorCode }) => errorCode !== 'stale_organization');
    expect(answerOf(here[0]!)).toMatchObject({ successful: true, errors: [] });
    expect(new Set(here.map(({ text }) => text)).size).toBe(1);
    expect(leaves || here.length === atOnce).toBe(true);
    const left = await tracesOf(world.sql, before);
    expect([left.audit, left.jobs]).toEqual([audit, jobs]);

    world.passes(3_600_000);
    const retry = await send(input, key);
    if (leaves) expect(retry.errorCode).toBe('stale_organization');
    else expect(retry.text).toBe(here[0]!.text);
    expect(await tracesOf(world.sql, before)).toEqual(left);
  });

  whileHere?.('refuses another payload under its key, and keeps the first answer', async () => {
    const key = randomUUID();
    const untouched = await tracesOf(world.sql);
    const first = await send(input, key);
    expect(await tracesOf(world.sql, untouched)).toMatchObject({ audit, jobs });
    const before = await tracesOf(world.sql);
    expect(answerOf(await send(other, key))).toMatchObject({ successful: false, errors: [{ code: 'idempotency_mismatch' }] });
    const { outbox, jobs: added } = await tracesOf(world.sql, before);
    expect([outbox, added]).toEqual([0, 0]);
    expect((await send(input, key)).text).toBe(first.text);
  });

  it('takes the same key of another person for another key', async () => {
    const key = randomUUID();
    await send(input, key);
    for (const who of people.filter((each) => ![person, 'gone', 'operator'].includes(each))) {
      const answer = answerOf(await send(other, key, who));
      expect((answer?.errors ?? []).map(({ code }: { readonly code: string }) => code)).not.toContain('idempotency_mismatch');
    }
  });
});

it('has a sentence and a kind for each line that mutations leave in the audit trail', async () => {
  const lines = await world.sql<{ entity: string; event: string | null; operation: string }>(
    `select distinct entity, event, operation from audit where outcome = 'done'`,
  );
  expect(lines.length).toBeGreaterThan(80);
  expect(
    lines.filter(({ entity, event, operation }) => sentenceOf(entity, event, operation) === null || auditKindOf(entity) === null),
  ).toEqual([]);
});

describe('a call without a key', () => {
  beforeEach(() => prepare(null));
  const send = async (person: PersonName, operation: string, input: object) =>
    answerOf(await as(person)(documentOf(operation), { input }))?.successful;
  const standing = async (user: string) =>
    (
      await world.sql(
        `select status from moderator_assignment where user_id = $1 order by assigned_at desc, removed_at desc nulls first limit 1`,
        [idOf('a', user)],
      )
    )[0];

  it('gets what it asks: a moderator assigned, removed and assigned again is assigned', async () => {
    const input = onceCases['assignCommunityTestManager']!.input;
    expect(await send('manager', 'assignCommunityTestManager', input)).toBe(true);
    const [made] = await world.sql(`select id from moderator_assignment where user_id = $1 and status = 'assigned'`, [
      idOf('a', 'unassigned'),
    ]);
    expect(await send('manager', 'removeAssignedCommunityTestManager', { assignedCommunityTestManagerId: made?.['id'] })).toBe(true);
    world.passes(1000);
    expect(await send('manager', 'assignCommunityTestManager', input)).toBe(true);
    expect(await standing('unassigned')).toEqual({ status: 'assigned' });
  });

  it('gets what it asks: from A to B, back to A and to B again is in B', async () => {
    const move = async (from: 'a' | 'b', to: 'a' | 'b') => {
      const call = await world.portal.as(idOf('a', 'manager'), publicId(from));
      return answerOf(await call(documentOf('changeOrganization'), { input: { organizationPublicId: publicId(to) } }))?.successful;
    };
    expect([await move('a', 'b'), await move('b', 'a'), await move('a', 'b')]).toEqual([true, true, true]);
    expect(await world.sql('select organization_id from organization_user where id = $1', [idOf('a', 'manager')])).toEqual([
      { organization_id: idOf('b', 'organization') },
    ]);
  });

  it('counts every time it is sent', async () => {
    const before = await world.sql('select version from case_result where id = $1', [idOf('a', 'result-1-1')]);
    const document = documentOf('toggleTestCaseResultApproval');
    const input = { testCaseResultId: idOf('a', 'result-1-1') };
    const answers = await Promise.all(Array.from({ length: atOnce }, () => as('manager')(document, { input })));
    expect(answers.map((answer) => answerOf(answer).successful)).toEqual(answers.map(() => true));
    const after = await world.sql('select version from case_result where id = $1', [idOf('a', 'result-1-1')]);
    expect(Number(after[0]?.['version']) - Number(before[0]?.['version'])).toBe(atOnce);
  });
});

describe('a key', () => {
  beforeEach(() => prepare(null));
  const { input } = onceCases['createCustomerRequest']!;
  const { input: saving } = onceCases['saveLaunchDraft']!;
  const document = documentOf('createCustomerRequest', 'result { id }');

  it('belongs to one operation', async () => {
    const key = randomUUID();
    await as('manager')(document, { input }, keyed(key));
    const answer = await as('manager')(documentOf('launchSupervisedTest'), { input: onceCases['launchSupervisedTest']!.input }, keyed(key));
    expect(answerOf(answer).errors[0].code).toBe('idempotency_mismatch');
  });

  it('may come in the extensions of the call', async () => {
    const token = await world.token('customer');
    const post = () =>
      world.portal.post(
        { query: document, variables: { input }, extensions: { idempotencyKey: 'wizard-1' } },
        { authorization: `Bearer ${token}`, 'x-organization-public-id': publicId('a') },
      );
    const first = await post();
    world.passes(60_000);
    expect((await post()).text).toBe(first.text);
    expect(answerOf(first).successful).toBe(true);
  });

  it('says nothing of its call to whom the thing is out of reach by now, the same words or others', async () => {
    const [key, at] = [randomUUID(), documentOf('registerModerationActivity')];
    const send = async (result: string) =>
      (await as('accepted')(at, { input: { caseResultId: idOf('a', result) } }, keyed(key))).errors?.map(
        ({ extensions }) => extensions?.code,
      );
    expect(await send('result-1-1')).toEqual([]);
    await world.sql(`update moderator_assignment set status = 'removed' where user_id = $1`, [idOf('a', 'accepted')]);
    expect([await send('result-1-1'), await send('result-1-2')]).toEqual([['NOT_FOUND'], ['NOT_FOUND']]);
  });

  it('of a refused call is free for the corrected one', async () => {
    const key = randomUUID();
    expect(answerOf(await as('customer')(document, { input: { ...input, name: '' } }, keyed(key))).successful).toBe(false);
    expect(answerOf(await as('customer')(document, { input }, keyed(key))).successful).toBe(true);
  });

  it('tells how large its answer is where that matters', async () => {
    const kept = async (words: number) => {
      const key = randomUUID();
      const values = { text: 'word '.repeat(words) };
      await world.sql('update customer_request set version = 1 where id = $1', [idOf('a', 'draft')]);
      await as('customer')(documentOf('saveLaunchDraft', 'result { values }'), { input: { ...saving, values } }, keyed(key));
      return (await world.sql('select large_bytes > 100_000 as is_large from idempotency where key = $1', [key]))[0]?.['is_large'];
    };
    expect([await kept(10), await kept(20_000)]).toEqual([null, true]);
  });

  it('of a saved draft gives its first answer also after later saves', async () => {
    const first = saving;
    const save = documentOf('saveLaunchDraft', 'result { id version name values }');
    const key = randomUUID();
    const saved = await as('customer')(save, { input: first }, keyed(key));
    expect(answerOf(saved).result.version).toBe(2);
    for (const version of [2, 3])
      expect(
        answerOf(await as('customer')(save, { input: { ...first, version, name: `Later ${version}` } }, keyed(randomUUID()))).successful,
      ).toBe(true);
    expect((await as('customer')(save, { input: first }, keyed(key))).text).toBe(saved.text);
    expect(await world.sql('select name, version from customer_request where id = $1', [idOf('a', 'draft')])).toEqual([
      { name: 'Later 3', version: 4 },
    ]);
  });
});

describe('a draft', () => {
  beforeEach(() => prepare(null));

  it('launches one request, also from two tabs with keys of their own', async () => {
    const { input } = onceCases['createCustomerRequest']!;
    const made = async () => (await world.sql(`select count(*)::integer as count from test where kind = 'advanced'`))[0]?.['count'];
    const before = Number(await made());
    const launch = () =>
      as('customer')(
        documentOf('createCustomerRequest', 'result { id }'),
        { input: { ...input, draftId: idOf('a', 'draft') } },
        keyed(randomUUID()),
      );
    const answers = (await Promise.all(Array.from({ length: 10 }, launch))).map(answerOf);
    expect(answers.filter(({ successful }) => successful === true)).toHaveLength(1);
    const refusals = answers.filter(({ successful }) => successful === false);
    expect(new Set(refusals.map(({ errors }) => JSON.stringify(errors)))).toEqual(
      new Set([JSON.stringify([{ code: 'invalid_state', message: 'This request has already been launched.', path: null }])]),
    );
    expect(Number(await made()) - before).toBe(1);
  });
});

describe('a call whose twin is under way', () => {
  beforeEach(() => prepare('renameLaunchDraft'));

  it('waits for it longer than a statement may last, and is then answered itself', async () => {
    const key = randomUUID();
    const { person, input } = onceCases['renameLaunchDraft']!;
    const twin = await world.portal.database.owner.connect();
    try {
      await twin.query('begin');
      await twin.query(
        `insert into idempotency (organization_id, user_id, key, operation, variables_hash, created_at, forget_at)
         values ($1, $2, $3, 'renameLaunchDraft', 'x', now(), now() + interval '1 day')`,
        [idOf('a', 'organization'), idOf('a', person), key],
      );
      const answer = as(person)(documentOf('renameLaunchDraft'), { input }, keyed(key));
      await expect.poll(() => heldUp(world.portal.database.owner), untilHeldUp).toBe(1);
      const since = performance.now();
      const waited = async () => ((await heldUp(world.portal.database.owner)) === 1 ? performance.now() - since : 0);
      await expect.poll(waited, { timeout: 9000, interval: 100 }).toBeGreaterThan(limits.statement_timeout + 500);
      await twin.query('rollback');
      expect(await answer).toMatchObject({ status: 200, data: { answer: { successful: true } } });
    } finally {
      twin.release();
    }
  });
});
