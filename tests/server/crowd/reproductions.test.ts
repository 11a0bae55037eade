import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { send, upload } from './calls.ts';
import { addOrganization, addTest, crowdWorld, ids } from './world.ts';
import type { CrowdWorld } from './world.ts';

const film = readFileSync(new URL('../../../crowd/recordings/phone.webm', import.meta.url));
const [reporter, tester, second, third] = [101, 102, 103, 104].map(ids.participant);
let world: CrowdWorld;
let keys = 0;
let issues = 0;
const key = (): string => `k${(keys += 1)}`;

const addIssue = async (
  columns: { readonly test?: number; readonly by?: string | undefined; readonly more?: string } = {},
): Promise<string> => {
  const { test = 1, by = reporter, more = "'untriaged', null, now()" } = columns;
  issues += 1;
  const { rows } = await world.db.owner.query<{ id: string }>(
    `insert into issue (organization_id, test_id, participant_id, number, code, title, severity, triage_status, triage_reason, published_at, created_at, environment, issue_fields)
     select organization_id, id, $2, $3::int, code || '-' || $3::int, 'Issue ' || $3::int, 'high', ${more}, now() + $3::int * interval '1 second', 'Windows 11',
       '[{"code": "reproduction_steps", "label": "Reproduction steps", "value": "1. Pay"}, {"code": "actual_results", "label": "Actual results", "value": "Nothing"}]'
     from test where id = $1 returning id`,
    [ids.test(test), by, issues],
  );
  return rows[0]?.id ?? '';
};
const standAs = (status: string, ...participants: readonly (string | undefined)[]) =>
  world.db.owner.query(
    `update participant set status = $1, published_at = case when $1 = 'results_published' then now() end where id = any ($2::uuid[])`,
    [status, participants],
  );
const listed = async (participantId: string | undefined, after: string | null = null, first = 50) => {
  type Node = { readonly id: string; readonly code: string };
  const { data } = await world.ask<{ issuesToReproduce: { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }>(
    `query ($id: ID!, $after: String, $first: Int) { issuesToReproduce(participantId: $id, after: $after, first: $first) {
      nodes { id code title severity environment reproductionSteps actualResults expectedResults reproductionsCount reproduction { id status } } pageInfo { hasNextPage endCursor } } }`,
    { id: participantId, after, first },
  );
  return data.issuesToReproduce;
};
const codes = async (participantId: string | undefined) => (await listed(participantId)).nodes.map(({ code }) => code);
const rows = async (issueId: string) =>
  (
    await world.db.owner.query(
      `select d.status, d.position, d.version, d.published_at is not null as shown, (select count(*)::int from attachment a where a.reproducibility_test_id = d.id and (a.published_at is not null) = (d.published_at is not null)) as files
       from reproducibility_test d where d.issue_id = $1 order by d.position`,
      [issueId],
    )
  ).rows;
const events = async (): Promise<number> =>
  Number((await world.db.owner.query<{ count: number }>(`select count(*) from outbox where topic = 'reproduction'`)).rows[0]?.count);

beforeAll(async () => {
  world = await crowdWorld();
  await addTest(world.db, 1, { testers: 4 });
  await addTest(world.db, 2);
  await addTest(world.db, 3, { window: 'cancelled', testers: 2 });
  await addTest(world.db, 5, { testers: 13 });
  await addOrganization(world.db, 2);
  await addTest(world.db, 4, { organization: 2 });
});
beforeEach(async () => {
  await standAs('results_published', reporter, tester);
  await standAs('in_progress', second, third, ids.participant(201), ids.participant(301), ids.participant(401));
});
afterAll(() => world.close());

describe('issues that a tester can reproduce', () => {
  it('are the published ones that others of the test found and the customer did not reject, until the tester told something', async () => {
    const ofOthers = await addIssue();
    await addIssue({ by: tester });
    await addIssue({ more: "'rejected', 'Other', now()" });
    await addIssue({ more: "'untriaged', null, null" });
    const later = await addIssue({ by: third });
    await addIssue({ test: 2, by: ids.participant(201) });
    const { nodes } = await listed(tester);
    expect(nodes.map(({ id }) => id)).toEqual([ofOthers, later]);
    expect(nodes[0]).toEqual({
      id: ofOthers,
      code: 'O1-1-1',
      title: 'Issue 1',
      severity: 'high',
      environment: 'Windows 11',
      reproductionSteps: '1. Pay',
      actualResults: 'Nothing',
      expectedResults: '',
      reproductionsCount: 0,
      reproduction: null,
    });
    const page = await listed(tester, null, 1);
    expect([page.nodes.length, page.pageInfo.hasNextPage]).toEqual([1, true]);
    expect((await listed(tester, page.pageInfo.endCursor, 1)).nodes.map(({ id }) => id)).toEqual([later]);
    const { result } = await send(world, 'startReproduction', { key: key(), participantId: tester, issueId: ofOthers });
    expect((await listed(tester)).nodes[0]).toMatchObject({ reproductionsCount: 1, reproduction: { id: result?.['id'], status: null } });
    await send(world, 'submitReproduction', { key: key(), participantId: tester, issueId: ofOthers, status: 'not_tested' });
    expect((await listed(tester)).nodes.map(({ id }) => id)).toEqual([later]);
  });

  it('are none for who took no part, for a stranger, and where the test was cancelled or is too old', async () => {
    expect(await codes(third)).not.toEqual([]);
    for (const status of ['invited', 'declined', 'dropped_out', 'removed', 'expired', 'backup']) {
      await standAs(status, third);
      expect(await codes(third)).toEqual([]);
    }
    await addIssue({ test: 3, by: ids.participant(302) });
    expect([await codes(ids.participant(301)), await codes(ids.participant(999)), await codes('x')]).toEqual([[], [], []]);
    await world.db.owner.query(`update test set window_status = 'closed', closed_at = $2 where id = $1`, [
      ids.test(1),
      new Date(world.time.now.getTime() - 550 * 86_400_000),
    ]);
    expect(await codes(tester)).toEqual([]);
    await world.db.owner.query(`update test set closed_at = $2 where id = $1`, [
      ids.test(1),
      new Date(world.time.now.getTime() - 86_400_000),
    ]);
    expect(await codes(tester)).not.toEqual([]);
    await world.db.owner.query(`update test set window_status = 'open', closed_at = null where id = $1`, [ids.test(1)]);
  });
});

describe('reproducing', () => {
  it('is taken on, told and corrected: one result for each tester, in the order in which they came', async () => {
    const issueId = await addIssue();
    const before = await events();
    const begun = await send(world, 'startReproduction', { key: key(), participantId: tester, issueId });
    expect(begun).toMatchObject({
      successful: true,
      result: { issueId, status: null, environment: 'Chrome 140', notes: '', attachments: [] },
    });
    expect(await send(world, 'startReproduction', { key: key(), participantId: tester, issueId })).toEqual(begun);
    expect((await events()) - before).toBe(1);

    const { body } = await upload(
      world,
      { key: key(), participantId: tester ?? '', kind: 'reproducibility_attachment' },
      {
        name: 'try.webm',
        type: 'video/webm',
        body: film,
      },
    );
    expect(body).toMatchObject({ successful: true, result: { mediaKind: 'video', name: 'try.webm' } });
    const told = await send(world, 'submitReproduction', {
      key: key(),
      participantId: tester,
      issueId,
      status: 'pass',
      environment: ' iOS 26 ',
      notes: 'Same.',
      attachmentIds: [body.result?.id],
    });
    expect(told).toMatchObject({
      successful: true,
      result: {
        id: begun.result?.['id'],
        status: 'pass',
        environment: 'iOS 26',
        notes: 'Same.',
        attachments: [{ name: 'try.webm', mediaKind: 'video' }],
      },
    });
    await send(world, 'submitReproduction', { key: key(), participantId: second, issueId, status: 'blocked' });
    const corrected = await send(world, 'submitReproduction', { key: key(), participantId: tester, issueId, status: 'fail' });
    expect(corrected.result).toMatchObject({ status: 'fail', environment: 'iOS 26', notes: 'Same.', attachments: [{ name: 'try.webm' }] });
    const again = await send(world, 'submitReproduction', {
      key: key(),
      participantId: tester,
      issueId,
      status: 'fail',
      notes: 'Not any more.',
    });
    expect(again.result).toMatchObject({ status: 'fail', notes: 'Not any more.' });
    expect(await rows(issueId)).toEqual([
      { status: 'fail', position: 1, version: 6, shown: true, files: 1 },
      { status: 'blocked', position: 2, version: 3, shown: false, files: 0 },
    ]);
    expect((await events()) - before).toBe(5);
    const { rows: audited } = await world.db.owner.query(
      `select operation, event, role from audit where entity = 'reproduction' and entity_id = $1 order by id`,
      [begun.result?.['id']],
    );
    expect(audited).toEqual([
      { operation: 'startReproduction', event: null, role: 'system' },
      { operation: 'submitReproduction', event: 'reproduction.submit', role: 'system' },
      { operation: 'submitReproduction', event: 'reproduction.submit', role: 'system' },
      { operation: 'submitReproduction', event: null, role: 'system' },
    ]);
  });

  it('by many at once gives each a place of their own', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ids.participant(501 + index));
    await standAs('in_progress', ...many);
    const issueId = await addIssue({ test: 5, by: ids.participant(513) });
    const answers = await Promise.all(
      many.map((participantId) => send(world, 'submitReproduction', { key: key(), participantId, issueId, status: 'pass' })),
    );
    expect(answers.every(({ successful }) => successful)).toBe(true);
    expect((await rows(issueId)).map((row) => row['position'])).toEqual(many.map((_, index) => index + 1));
  });

  it('gives no tester the files of another, and no file of another kind', async () => {
    const issueId = await addIssue();
    const file = { name: 'try.webm', type: 'video/webm', body: film };
    const mine = await upload(world, { key: key(), participantId: second ?? '', kind: 'reproducibility_attachment' }, file);
    const ofResult = await upload(world, { key: key(), participantId: third ?? '' }, file);
    for (const id of [mine.body.result?.id, ofResult.body.result?.id])
      expect(
        await send(world, 'submitReproduction', { key: key(), participantId: third, issueId, status: 'pass', attachmentIds: [id] }),
      ).toMatchObject({ successful: false, errors: [{ code: 'not_found', path: 'attachmentIds[0]' }] });
    expect(await rows(issueId)).toEqual([]);
    const both = { participantId: second, issueId, status: 'pass', attachmentIds: [mine.body.result?.id] };
    expect((await send(world, 'submitReproduction', { key: key(), ...both })).successful).toBe(true);
    expect(await send(world, 'submitReproduction', { key: key(), ...both })).toMatchObject({ errors: [{ code: 'not_found' }] });
  });
});

describe('what cannot be reproduced is refused at its place, and writes nothing', () => {
  const refusalOf = async (input: object, name: 'startReproduction' | 'submitReproduction' = 'submitReproduction') => {
    const before = await events();
    const { successful, errors } = await send(world, name, { key: key(), participantId: tester, ...input });
    expect([successful, await events()]).toEqual([false, before]);
    return errors.map(({ code, path }) => `${code} ${path}`);
  };
  const told = { status: 'pass' };

  it('an issue of another test or organization, one that is hidden or too old, and no issue at all', async () => {
    const elsewhere = await addIssue({ test: 2, by: ids.participant(201) });
    const foreign = await addIssue({ test: 4, by: ids.participant(401) });
    const hidden = await addIssue({ more: "'untriaged', null, null" });
    for (const issueId of [elsewhere, foreign, hidden, ids.test(1), 'x', '', "'; drop table issue; --"]) {
      expect(await refusalOf({ issueId, ...told })).toEqual(['not_found issueId']);
      expect(await refusalOf({ issueId }, 'startReproduction')).toEqual(['not_found issueId']);
    }
    const issueId = await addIssue();
    await world.db.owner.query(`update test set window_status = 'closed', closed_at = $2 where id = $1`, [
      ids.test(1),
      new Date(world.time.now.getTime() - 550 * 86_400_000),
    ]);
    expect(await refusalOf({ issueId, ...told })).toEqual(['not_found issueId']);
    await world.db.owner.query(`update test set window_status = 'open', closed_at = null where id = $1`, [ids.test(1)]);
  });

  it('by who found it, by who took no part, by nobody, and in a cancelled test', async () => {
    const issueId = await addIssue();
    expect(await refusalOf({ participantId: reporter, issueId, ...told })).toEqual(['not_allowed issueId']);
    for (const status of ['selected', 'invited', 'declined', 'dropped_out', 'expired', 'removed', 'backup', 'backup_removed']) {
      await standAs(status, third);
      expect(await refusalOf({ participantId: third, issueId, ...told })).toEqual(['invalid_state participantId']);
    }
    const { status, body } = await upload(
      world,
      { key: key(), participantId: third ?? '', kind: 'reproducibility_attachment' },
      {
        name: 'try.webm',
        type: 'video/webm',
        body: film,
      },
    );
    expect([status, body.errors[0]?.code]).toEqual([422, 'invalid_state']);
    expect(await refusalOf({ participantId: 'x', issueId, ...told })).toEqual(['not_found participantId']);
    const cancelled = await addIssue({ test: 3, by: ids.participant(302) });
    expect(await refusalOf({ participantId: ids.participant(301), issueId: cancelled, ...told })).toEqual(['invalid_state participantId']);
  });

  it('words that are too long or cannot be stored', async () => {
    const issueId = await addIssue();
    expect(await refusalOf({ issueId, ...told, notes: 'x'.repeat(10_001) })).toEqual(['too_long notes']);
    expect(await refusalOf({ issueId, ...told, notes: 'a\u0000b' })).toEqual(['invalid notes']);
    expect(await refusalOf({ issueId, ...told, environment: 'x'.repeat(256) })).toEqual(['too_long environment']);
    expect(await refusalOf({ issueId, ...told, attachmentIds: Array.from({ length: 21 }, (_, at) => ids.test(at)) })).toEqual([
      'too_many attachmentIds',
    ]);
    expect(await refusalOf({ issueId, ...told, key: ' ' })).toEqual(['blank key']);
    const kept = '<script>alert(1)</script> \u202Egnp';
    const { result } = await send(world, 'submitReproduction', { key: key(), participantId: tester, issueId, ...told, notes: kept });
    expect(result?.['notes']).toBe(kept);
  });
});
