import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const document = `mutation ($input: ExportIssuesToCsvInput!) { answer: exportIssuesToCsv(input: $input) {
  successful errors { code message path } result { filename body } issues { code issueTags { name } } } }`;

let world: PortalWorld;
const send = async (issueIds: readonly string[], person: Person = 'customer') =>
  (await world.ask(person, document, { input: { issueIds } })).answer;

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  const test_id = await things.supervised('run');
  await things.issue('plain', {
    test_id,
    severity: 'high',
    triage_status: 'rejected',
    triage_reason: 'Duplicate',
    environment: 'Windows 11',
    tester_country_code: 'DE',
    tester_country_name: 'Germany',
    issue_fields: [{ code: 'actual_results', label: 'Actual results', value: 'a "quote", a comma\nand a line' }],
  });
  for (const [index, title] of ['=1+1', '+1', '-1+1', '@x', '\t=1', '\r=1', '=1+1\nnote', '＝1'].entries())
    await things.issue(`evil ${index}`, { test_id, title });
  for (let index = 0; index < 45; index += 1) await things.issue(`many ${index}`, { test_id });
  await things.row('issue_note', { issue_id: id('plain'), note: 'Ask Ada', author_id: id('customer'), last_editor_id: id('customer') });
});
afterAll(() => world.stop());

const many = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, index) => world.id(`many ${from + index}`));

describe('the CSV of issues', () => {
  it('RE-724: tells all about an issue, and tags it Exported', async () => {
    const answer = await send([world.id('plain')]);
    expect([answer.successful, answer.errors, answer.issues]).toEqual([true, [], [{ code: 'I-101', issueTags: [{ name: 'Exported' }] }]]);
    expect(answer.result.filename).toBe('issues A-101 2026-11-21 0900 UTC.csv');
    expect(parse(answer.result.body, { columns: true, bom: true })).toEqual([
      {
        Code: 'I-101',
        Title: 'plain',
        Severity: 'High',
        'Triage status': 'Rejected',
        'Triage reason': 'Duplicate',
        'Duplicate of': '',
        Test: 'run',
        'Reproduction steps': '',
        'Actual results': 'a "quote", a comma\nand a line',
        'Expected results': '',
        Environment: 'Windows 11',
        'Tester country': 'Germany',
        Tags: '',
        Note: 'Ask Ada',
        'Created at (UTC)': '2026-11-20 09:00',
      },
    ]);
  });

  it('holds no cell that a spreadsheet would run', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => world.id(`evil ${index}`));
    const rows = parse((await send(ids)).result.body, { columns: true, bom: true }) as unknown as { Title: string }[];
    expect(rows).toHaveLength(8);
    for (const { Title } of rows) expect(Title).not.toMatch(/^\s*[=+\-@＝]/u);
  });

  it('takes 1 to 50 issues, each once', async () => {
    expect((await send([])).errors).toEqual([{ code: 'blank', message: 'Select at least one issue.', path: 'issueIds' }]);
    const fifty = [...many(0, 45), world.id('plain'), ...[0, 1, 2, 3].map((index) => world.id(`evil ${index}`))];
    expect((await send([...fifty, world.id('evil 4')])).errors).toEqual([
      { code: 'too_many', message: 'Select at most 50 issues.', path: 'issueIds' },
    ]);
    const answer = await send([...fifty, ...fifty]);
    expect([answer.successful, answer.issues.length]).toEqual([true, 50]);
    const again = await send(fifty.slice(0, 1));
    expect(again.issues[0].issueTags).toEqual([{ name: 'Exported' }]);
  });

  it('RE-725: tags what is exported, and tells the screens of its test', async () => {
    await world.sql('delete from issue_tagging');
    await send([world.id('plain')]);
    expect(
      await world.sql(
        `select i.title, g.name from issue_tagging j join issue i on i.id = j.issue_id join issue_tag g on g.id = j.issue_tag_id`,
      ),
    ).toEqual([{ title: 'plain', name: 'Exported' }]);
    expect(await world.sql(`select topic, test_id, entity_id from outbox order by id desc limit 1`)).toEqual([
      { topic: 'issue', test_id: world.id('run'), entity_id: world.id('plain') },
    ]);
  });

  it('is all or nothing, and for customers and test managers', async () => {
    const input = { issueIds: [world.id('plain'), world.id('nothing')] };
    expect(await world.refusal('customer', document, { input })).toBe('200 NOT_FOUND');
    expect(await world.refusal('accepted', document, { input })).toBe('200 FORBIDDEN');
    expect((await send([world.id('plain')], 'manager')).successful).toBe(true);
  });
});
