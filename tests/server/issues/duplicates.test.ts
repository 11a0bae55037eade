import { parse } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const told = `successful errors { code message path } outcomes { issueId changed version before { triageStatus triageReason severity originalId } }
  result { id triageStatus triageReason severity originalId original { code duplicatesCount duplicates { code } } }`;
const one = `successful version errors { code message path } result { triageStatus triageReason severity originalId }`;
const documents = {
  merge: `mutation ($input: FlexibleTestingIssuesMergeInput!) { answer: flexibleTestingIssuesMerge(input: $input) { ${told} } }`,
  restore: `mutation ($input: FlexibleTestingIssuesRestoreInput!) { answer: flexibleTestingIssuesRestore(input: $input) { ${told} } }`,
  unmerge: `mutation ($input: FlexibleTestingIssueUnmergeInput!) { answer: flexibleTestingIssueUnmerge(input: $input) { ${one} } }`,
  reject: `mutation ($input: FlexibleTestingIssueRejectInput!) { answer: flexibleTestingIssueReject(input: $input) { ${one} } }`,
  accept: `mutation ($input: FlexibleTestingIssueAcceptInput!) { answer: flexibleTestingIssueAccept(input: $input) { ${one} } }`,
} as const;
type Act = keyof typeof documents;

let world: PortalWorld;
let test_id = '';

beforeAll(async () => {
  world = await openPortalWorld();
  test_id = await world.things.supervised('run');
  for (const name of ['a', 'b', 'c', 'd']) await world.things.issue(name, { test_id, severity: 'high' });
});
afterAll(() => world.stop());
beforeEach(() =>
  world.sql(
    `update issue set triage_status = 'untriaged', triage_reason = null, triaged_at = null, original_id = null, before_merge = null, version = 1 where test_id = $1`,
    [test_id],
  ),
);

const id = (name: string): string => world.id(name);
const act = async (name: Act, input: object, person: Person = 'customer') => (await world.ask(person, documents[name], { input })).answer;
const merge = (from: string | readonly string[], into: string, person: Person = 'customer') =>
  act('merge', { issueIds: [from].flat().map(id), originalId: id(into) }, person);
const stands = async (name: string) => {
  const [row] = await world.sql(
    'select triage_status as status, triage_reason as reason, original_id as original from issue where id = $1',
    [id(name)],
  );
  return [row?.['status'], row?.['reason'], row?.['original']];
};
const messages = (answer: { readonly errors: readonly { readonly message: string }[] }) => answer.errors.map(({ message }) => message);

const own = 'An issue cannot be a duplicate of itself or of its own duplicate.';
const busy = 'This issue has duplicates of its own. Merge the other one into it, or take them out first.';

describe('a duplicate', () => {
  it('names its original, which lists it, and is rejected as Duplicate for whoever asks as before', async () => {
    expect(await merge(['a', 'b'], 'c')).toMatchObject({
      successful: true,
      errors: [],
      result: ['a', 'b'].map((name) => ({
        id: id(name),
        triageStatus: 'rejected',
        triageReason: 'Duplicate',
        severity: 'high',
        originalId: id('c'),
        original: { duplicatesCount: 2 },
      })),
    });
    const { flexibleTestingIssue: original } = await world.ask(
      'manager',
      'query ($id: ID!) { flexibleTestingIssue(id: $id) { originalId original { id } duplicatesCount duplicates { id testerCountry { code } attachments { id } } } }',
      { id: id('c') },
    );
    expect(original).toMatchObject({ originalId: null, original: null, duplicatesCount: 2 });
    expect(original.duplicates.map((each: { id: string }) => each.id).toSorted()).toEqual([id('a'), id('b')].toSorted());
  });

  it('leads to its original where it is chosen itself, and never in a circle', async () => {
    await merge('a', 'b');
    expect((await merge('c', 'a')).result[0].originalId).toBe(id('b'));
    expect(messages(await merge('b', 'a'))).toEqual([own]);
    expect(messages(await merge('d', 'd'))).toEqual([own]);
    expect(messages(await merge('b', 'd'))).toEqual([busy]);
    expect([await stands('b'), await stands('d')]).toEqual([
      ['untriaged', null, null],
      ['untriaged', null, null],
    ]);
  });

  it('each of several succeeds or is refused by itself', async () => {
    await merge('a', 'b');
    const answer = await merge(['b', 'c'], 'd');
    expect([answer.successful, messages(answer)]).toEqual([true, [busy]]);
    expect([await stands('b'), await stands('c')]).toEqual([
      ['untriaged', null, null],
      ['rejected', 'Duplicate', id('d')],
    ]);
  });

  it('stays one where it is rejected as Duplicate again, and is none once it is judged otherwise', async () => {
    await merge('a', 'b');
    expect((await act('reject', { issueId: id('a'), rejectionReason: 'Duplicate' })).result.originalId).toBe(id('b'));
    expect((await act('reject', { issueId: id('a'), rejectionReason: 'Other' })).result.originalId).toBeNull();
    await merge('a', 'b');
    expect((await act('accept', { issueId: id('a'), newSeverity: 'low' })).result.originalId).toBeNull();
  });

  it('stands again as it did before, whatever that was', async () => {
    for (const [before, after] of [
      [null, ['untriaged', null, null]],
      [() => act('accept', { issueId: id('a'), newSeverity: 'high' }), ['accepted', null, null]],
      [() => act('reject', { issueId: id('a'), rejectionReason: 'Known issue' }), ['rejected', 'Known issue', null]],
    ] as const) {
      await before?.();
      await merge('a', 'b');
      await merge('a', 'c');
      expect(await stands('a')).toEqual(['rejected', 'Duplicate', id('c')]);
      expect((await act('unmerge', { issueId: id('a') })).successful).toBe(true);
      expect(await stands('a')).toEqual(after);
    }
    expect(messages(await act('unmerge', { issueId: id('a') }))).toEqual(['This issue is no duplicate of another.']);
  });
});

describe('taking back', () => {
  const restored = async (
    answer: { readonly outcomes: readonly { issueId: string; version: number; before: object }[] },
    person: Person = 'customer',
  ) => act('restore', { issues: answer.outcomes.map(({ issueId, version, before }) => ({ issueId, version, ...before })) }, person);

  it('a merge of several brings each back, and says who moved one since', async () => {
    const answer = await merge(['a', 'b'], 'c');
    await act('accept', { issueId: id('b'), newSeverity: 'low' }, 'manager');
    const back = await restored(answer);
    expect(messages(back)).toEqual([expect.stringMatching(/accepted this since\.$/u)]);
    expect([await stands('a'), await stands('b')]).toEqual([
      ['untriaged', null, null],
      ['accepted', null, null],
    ]);
  });

  it('what made it no duplicate names the original again, unless that is one itself by now', async () => {
    const accepting = async () => {
      await merge('a', 'b');
      const before = { triageStatus: 'rejected', triageReason: 'Duplicate', severity: 'high', originalId: id('b') };
      await act('accept', { issueId: id('a'), newSeverity: 'high' });
      const [row] = await world.sql('select version from issue where id = $1', [id('a')]);
      return { outcomes: [{ issueId: id('a'), version: Number(row?.['version']), before }] };
    };
    expect((await restored(await accepting())).successful).toBe(true);
    expect(await stands('a')).toEqual(['rejected', 'Duplicate', id('b')]);
    const later = await accepting();
    await merge('b', 'c');
    expect(messages(await restored(later))).toEqual(['The issue that was named became a duplicate. Choose its original.']);
  });
});

describe('who may', () => {
  it('customers and test managers, about issues of their organization alone', async () => {
    expect((await merge('a', 'b', 'manager')).successful).toBe(true);
    const input = { issueIds: [id('c')], originalId: id('b') };
    for (const person of ['accepted', 'unassigned'] as const) {
      expect(await world.refusal(person, documents.merge, { input })).toBe('200 FORBIDDEN');
      expect(await world.refusal(person, documents.unmerge, { input: { issueId: id('a') } })).toBe('200 FORBIDDEN');
    }
    expect(await world.refusal('customer of b', documents.merge, { input })).toBe('200 NOT_FOUND');
    const [foreign] = await world.sql(
      'select id from issue where organization_id <> (select organization_id from issue where id = $1) limit 1',
      [id('a')],
    );
    for (const wrong of [
      { ...input, originalId: foreign?.['id'] },
      { ...input, issueIds: [id('c'), foreign?.['id']] },
    ])
      expect(await world.refusal('customer', documents.merge, { input: wrong })).toBe('200 NOT_FOUND');
    await expect(world.sql('update issue set original_id = $2 where id = $1', [id('a'), foreign?.['id']])).rejects.toThrow(
      'issue_original',
    );
  });
});

describe('at once', () => {
  it('two people never make a circle or a chain, and neither waits for ever', async () => {
    for (const [one, other] of [
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
      [
        ['a', 'b'],
        ['c', 'a'],
      ],
    ] as const) {
      await world.sql(`update issue set triage_status = 'untriaged', triage_reason = null, original_id = null where test_id = $1`, [
        test_id,
      ]);
      await Promise.all([merge(one[0], one[1]), merge(other[0], other[1], 'manager')]);
      const chains = await world.sql('select i.id from issue i join issue o on o.id = i.original_id where o.original_id is not null');
      expect(chains).toEqual([]);
    }
  });

  it('the same key is the same merge', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const input = { issueIds: [id('a')], originalId: id('b') };
    const [first, second] = [
      await world.send('customer', documents.merge, { input }, key),
      await world.send('customer', documents.merge, { input }, key),
    ];
    expect(second.data).toEqual(first.data);
    const [row] = await world.sql('select version from issue where id = $1', [id('a')]);
    expect(row?.['version']).toBe(2);
  });

  it('all of it or nothing: where the last row cannot be written, no issue is merged', async () => {
    await world.sql(`create function no_news() returns trigger language plpgsql as $$ begin raise exception 'no news'; end $$`);
    await world.sql('create trigger no_news before insert on outbox for each row execute function no_news()');
    try {
      const answer = await world.send('customer', documents.merge, { input: { issueIds: [id('a'), id('b')], originalId: id('c') } });
      expect(answer.errors.length).toBeGreaterThan(0);
    } finally {
      await world.sql('drop trigger no_news on outbox');
      await world.sql('drop function no_news()');
    }
    expect([await stands('a'), await stands('b')]).toEqual([
      ['untriaged', null, null],
      ['untriaged', null, null],
    ]);
  });
});

describe('what follows', () => {
  it('is told of the original too, stands in the file, and ends with the original', async () => {
    const [since] = await world.sql('select max(id) as last from outbox');
    await merge('a', 'b');
    const news = await world.sql(`select entity_id as id from outbox where id > $1 and topic = 'issue'`, [since?.['last'] ?? 0]);
    expect(news.map((each) => each['id'])).toEqual(expect.arrayContaining([id('a'), id('b')]));
    const { answer } = await world.ask(
      'customer',
      'mutation ($input: ExportIssuesToCsvInput!) { answer: exportIssuesToCsv(input: $input) { result { body } } }',
      { input: { issueIds: [id('a')] } },
    );
    const [code] = await world.sql('select code from issue where id = $1', [id('b')]);
    expect(parse(answer.result.body, { columns: true, bom: true })).toEqual([expect.objectContaining({ 'Duplicate of': code?.['code'] })]);
    await world.sql('delete from issue where id = $1', [id('b')]);
    expect(await stands('a')).toEqual(['rejected', 'Duplicate', null]);
    await world.things.issue('b', { test_id, severity: 'high' });
  });
});
