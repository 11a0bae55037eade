import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { countStatements } from '#tests/support/statements.ts';
import type { StatementCount } from '#tests/support/statements.ts';

const told = `successful errors { code message path } outcomes { issueId changed before { triageStatus triageReason severity } refusal { code message path } }
  result { id triageStatus triageReason severity version issueTags { name } }`;
const documents = {
  accept: `mutation ($input: FlexibleTestingIssuesAcceptInput!) { answer: flexibleTestingIssuesAccept(input: $input) { ${told} } }`,
  reject: `mutation ($input: FlexibleTestingIssuesRejectInput!) { answer: flexibleTestingIssuesReject(input: $input) { ${told} } }`,
  severity: `mutation ($input: FlexibleTestingChangeIssuesSeverityInput!) { answer: flexibleTestingChangeIssuesSeverity(input: $input) { ${told} } }`,
  tags: `mutation ($input: FlexibleTestingIssuesUpdateTagsInput!) { answer: flexibleTestingIssuesUpdateTags(input: $input) { ${told} } }`,
  restore: `mutation ($input: FlexibleTestingIssuesRestoreInput!) { answer: flexibleTestingIssuesRestore(input: $input) { ${told} } }`,
} as const;
type Act = keyof typeof documents;

let world: PortalWorld;
let count: StatementCount;

beforeAll(async () => {
  world = await openPortalWorld();
  count = countStatements(world.portal.server.database);
});
afterAll(() => world.stop());

const many = 60;
const plant = `
  insert into issue (organization_id, test_id, participant_id, number, code, title, severity, published_at)
  select i.organization_id, i.test_id, i.participant_id, 2000 + n, 'ONCE-' || n, 'Issue ' || n, 'low', now() from issue i, generate_series(1, ${many}) n where i.id = $1`;

let ids: readonly string[] = [];

beforeEach(async () => {
  await world.sql(`delete from issue where code like 'ONCE-%'`);
  await world.sql(`delete from issue_tag where name like 'once%'`);
  await world.sql('update supervised_test set force_severity_change_before_accept = false');
  await world.sql(plant, [world.id('issue-1')]);
  ids = (await world.sql(`select id from issue where code like 'ONCE-%' order by number`)).map(({ id }) => String(id));
});

/** Without a key, whose statements and command would be counted with those of the act. */
const act = async (name: Act, input: object, person: Person = 'customer') =>
  (await (await world.call(person))(documents[name], { input })).data?.['answer'];
const first = (number: number): readonly string[] => ids.slice(0, number);
const at = (index: number): string => ids[index] ?? '';
const put = (id: string, columns: string) => world.sql(`update issue set ${columns}, version = version + 1 where id = $1`, [id]);
const stored = async (number: number) =>
  (
    await world.sql(
      'select triage_status as status, triage_reason as reason, severity, triaged_at is not null as dated from issue where id = any ($1) order by number',
      [first(number)],
    )
  ).map(({ status, reason, severity, dated }) => [status, reason, severity, dated]);
const tagged = async (id: string): Promise<readonly string[]> =>
  (
    await world.sql('select g.name from issue_tagging j join issue_tag g on g.id = j.issue_tag_id where j.issue_id = $1 order by 1', [id])
  ).map(({ name }) => String(name));
const tag = async (name: string): Promise<string> => {
  const [made] = await world.sql('insert into issue_tag (organization_id, name) values ($1, $2) returning id', [
    world.id('organization'),
    name,
  ]);
  return String(made?.id);
};
const counts = async () =>
  (
    await world.ask(
      'customer',
      'query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { issueCounts { untriaged accepted rejected } } } }',
      { id: world.id('supervised') },
    )
  ).platformTest.issueCounts;
const asItWas = (status: string, reason: string | null, severity: string) => ({
  triageStatus: status,
  triageReason: reason,
  severity,
});

describe('several issues at once', () => {
  it('are each accepted or refused by the chart, and what is refused stays as it is', async () => {
    await put(at(1), `severity = 'unknown'`);
    await put(at(2), `triage_status = 'accepted', triaged_at = now()`);
    const answer = await act('accept', { issueIds: first(3) });
    const refusal = { code: 'inclusion', message: 'The severity must be low, medium, high or critical.', path: 'newSeverity' };
    expect([answer.successful, answer.errors, answer.outcomes]).toEqual([
      true,
      [refusal],
      [
        { issueId: at(0), changed: true, before: asItWas('untriaged', null, 'low'), refusal: null },
        { issueId: at(1), changed: false, before: null, refusal },
        { issueId: at(2), changed: false, before: null, refusal: null },
      ],
    ]);
    expect(answer.result.map((issue: { id: string; triageStatus: string; version: number }) => [issue.id, issue.triageStatus])).toEqual([
      [at(0), 'accepted'],
      [at(1), 'untriaged'],
      [at(2), 'accepted'],
    ]);
    expect(await stored(3)).toEqual([
      ['accepted', null, 'low', true],
      ['untriaged', null, 'unknown', false],
      ['accepted', null, 'low', true],
    ]);
  });

  it('are accepted with one severity where a test asks for it', async () => {
    await world.sql('update supervised_test set force_severity_change_before_accept = true');
    const refused = await act('accept', { issueIds: first(2) });
    expect([refused.successful, refused.errors]).toEqual([
      false,
      [{ code: 'blank', message: 'Please choose a severity.', path: 'newSeverity' }],
    ]);
    expect((await act('accept', { issueIds: first(2), newSeverity: 'high' })).successful).toBe(true);
    expect(await stored(2)).toEqual([
      ['accepted', null, 'high', true],
      ['accepted', null, 'high', true],
    ]);
  });

  it('are rejected with a listed reason, and get a severity', async () => {
    expect((await act('reject', { issueIds: first(2), rejectionReason: 'Because' })).errors).toEqual([
      { code: 'inclusion', message: 'Please choose one of the listed reasons.', path: 'rejectionReason' },
    ]);
    expect((await act('reject', { issueIds: first(2), rejectionReason: 'Duplicate' })).errors).toEqual([]);
    expect((await act('severity', { issueIds: first(2), newSeverity: 'critical' }, 'manager')).successful).toBe(true);
    expect(await stored(2)).toEqual([
      ['rejected', 'Duplicate', 'critical', true],
      ['rejected', 'Duplicate', 'critical', true],
    ]);
  });

  it('keep the figures in step', async () => {
    const before = await counts();
    await act('accept', { issueIds: first(50) });
    expect(await counts()).toEqual({ ...before, untriaged: before.untriaged - 50, accepted: before.accepted + 50 });
  });

  it('are 1 to 50, each once', async () => {
    expect((await act('accept', { issueIds: [] })).errors).toEqual([
      { code: 'blank', message: 'Select at least one issue.', path: 'issueIds' },
    ]);
    expect((await act('accept', { issueIds: first(51) })).errors).toEqual([
      { code: 'too_many', message: 'Select at most 50 issues.', path: 'issueIds' },
    ]);
    const twice = await act('accept', { issueIds: [...first(50), at(0).toUpperCase()] });
    expect([twice.successful, twice.outcomes.length]).toEqual([true, 50]);
  });

  it('are all of the organization and published, or none is touched', async () => {
    const [foreign] = await world.sql('select id from issue where organization_id <> $1 limit 1', [world.id('organization')]);
    await world.sql('update issue set published_at = null where id = $1', [at(1)]);
    for (const other of [foreign?.id, at(1)])
      expect(await world.refusal('customer', documents.accept, { input: { issueIds: [at(0), other] } })).toBe('200 NOT_FOUND');
    expect(await world.refusal('accepted', documents.accept, { input: { issueIds: [at(0)] } })).toBe('200 FORBIDDEN');
    expect(await stored(1)).toEqual([['untriaged', null, 'low', false]]);
  });

  it('leave a line of audit and an event each, those that were refused a line', async () => {
    await put(at(1), `severity = 'unknown'`);
    const [audit] = await world.sql('select coalesce(max(id), 0) as id from audit');
    const [outbox] = await world.sql('select coalesce(max(id), 0) as id from outbox');
    await act('accept', { issueIds: first(3) });
    const done = { operation: 'flexibleTestingIssuesAccept', event: 'issue.accept', outcome: 'done' };
    expect(
      await world.sql('select operation, event, outcome, entity_id as id, before from audit where audit.id > $1 order by audit.id', [
        audit?.id,
      ]),
    ).toEqual([
      { ...done, id: at(0), before: { triageStatus: 'untriaged' } },
      { ...done, id: at(2), before: { triageStatus: 'untriaged' } },
      { ...done, event: null, outcome: 'refused', id: at(1), before: null },
    ]);
    expect(
      await world.sql('select topic, entity_id as id, payload from outbox where outbox.id > $1 order by outbox.id', [outbox?.id]),
    ).toEqual([at(0), at(2)].map((id) => ({ topic: 'issue', id, payload: { event: 'issue.accept' } })));
  });

  it('cost as many statements when they are fifty as when they are one', { retry: 0 }, async () => {
    const hung = await tag('once hung');
    const statements = async (name: Act, input: object) => {
      const { result, texts } = await count.during(() => act(name, input));
      expect(result.successful).toBe(true);
      return texts.length;
    };
    const numbers = [1, 10, 50];
    const seen: Record<string, number[]> = { accept: [], severity: [], tags: [], restore: [] };
    for (const number of numbers) {
      const issueIds = first(number);
      await world.sql(`update issue set triage_status = 'untriaged', severity = 'low', version = 1 where code like 'ONCE-%'`);
      await world.sql('delete from issue_tagging where issue_tag_id = $1', [hung]);
      seen['accept']?.push(await statements('accept', { issueIds }));
      seen['severity']?.push(await statements('severity', { issueIds, newSeverity: 'high' }));
      seen['tags']?.push(await statements('tags', { issueIds, attachIssueTagIds: [hung] }));
      const issues = issueIds.map((issueId) => ({ issueId, version: 4, ...asItWas('untriaged', null, 'unknown') }));
      seen['restore']?.push(await statements('restore', { issues }));
    }
    for (const [name, measured] of Object.entries(seen)) expect([name, new Set(measured).size]).toEqual([name, 1]);
    expect(seen['accept']?.[0]).toBeLessThanOrEqual(8);
  });

  it('are judged by two people at the same time without a deadlock', async () => {
    const answers = await Promise.all([
      act('accept', { issueIds: first(40) }),
      act('reject', { issueIds: first(40).toReversed(), rejectionReason: 'Other' }, 'manager'),
      act('severity', { issueIds: first(40), newSeverity: 'high' }),
    ]);
    expect(answers.map(({ successful }) => successful)).toEqual([true, true, true]);
    expect(new Set((await stored(40)).map(([status]) => status)).size).toBe(1);
  });
});

describe('what several issues get back', () => {
  const standings = (answer: { outcomes: { issueId: string; before: object | null }[]; result: { id: string; version: number }[] }) =>
    answer.outcomes.flatMap(({ issueId, before }) =>
      before === null ? [] : [{ issueId, version: answer.result.find(({ id }) => id === issueId)?.version, ...before }],
    );

  it('is exactly what each of them had', async () => {
    await put(at(0), `severity = 'unknown'`);
    await put(at(1), `triage_status = 'rejected', triage_reason = 'Other', triaged_at = now()`);
    await put(at(2), `triage_status = 'accepted', severity = 'high', triaged_at = now()`);
    const before = await stored(3);
    const accepted = await act('accept', { issueIds: first(3), newSeverity: 'medium' });
    expect(new Set((await stored(3)).map(String)).size).toBe(1);
    expect((await act('restore', { issues: standings(accepted) })).errors).toEqual([]);
    expect(await stored(3)).toEqual(before);
  });

  it('leaves out what somebody else has changed since, and says so', async () => {
    const accepted = await act('accept', { issueIds: first(2) });
    await act('severity', { issueIds: [at(1)], newSeverity: 'critical' }, 'manager');
    const answer = await act('restore', { issues: standings(accepted) });
    const refusal = {
      code: 'stale_object',
      message: expect.stringMatching(/^manager .* changed its severity since\.$/),
      path: 'issues[1]',
    };
    expect([answer.successful, answer.errors]).toEqual([true, [refusal]]);
    expect(await stored(2)).toEqual([
      ['untriaged', null, 'low', false],
      ['accepted', null, 'critical', true],
    ]);
  });

  it('has a reason only where it was rejected', async () => {
    const issue = { issueId: at(0), version: 1 };
    for (const [status, reason] of [
      ['rejected', null],
      ['rejected', 'Because'],
      ['accepted', 'Other'],
    ] as const)
      expect((await act('restore', { issues: [{ ...issue, ...asItWas(status, reason, 'low') }] })).errors).toMatchObject([
        { code: 'inclusion', path: 'triageReason' },
      ]);
    expect((await act('restore', { issues: [] })).errors).toMatchObject([{ code: 'blank', path: 'issues' }]);
  });
});

describe('the tags of several issues', () => {
  it('are hung on those without, and taken off those with', async () => {
    const [one, other] = [await tag('once one'), await tag('once other')];
    await act('tags', { issueIds: [at(0)], attachIssueTagIds: [one] });
    const answer = await act('tags', { issueIds: first(2), attachIssueTagIds: [one, other] });
    expect(answer.outcomes.map(({ changed }: { changed: boolean }) => changed)).toEqual([true, true]);
    expect([await tagged(at(0)), await tagged(at(1))]).toEqual([
      ['once one', 'once other'],
      ['once one', 'once other'],
    ]);
    const again = await act('tags', { issueIds: first(2), attachIssueTagIds: [one] });
    expect(again.outcomes.map(({ changed }: { changed: boolean }) => changed)).toEqual([false, false]);
    await act('tags', { issueIds: first(2), detachIssueTagIds: [one] });
    expect([await tagged(at(0)), await tagged(at(1))]).toEqual([['once other'], ['once other']]);
  });

  it('are at most fifty; an issue that has them is refused alone', async () => {
    await world.sql(
      `with made as (insert into issue_tag (organization_id, name) select $1, 'once ' || n from generate_series(1, 50) n returning id)
       insert into issue_tagging (organization_id, issue_id, issue_tag_id) select $1, $2, id from made`,
      [world.id('organization'), at(0)],
    );
    const more = await tag('once more');
    const answer = await act('tags', { issueIds: first(2), attachIssueTagIds: [more] });
    expect(answer.errors).toEqual([{ code: 'too_many', message: 'An issue has at most 50 tags.', path: 'issueIds[0]' }]);
    expect([(await tagged(at(0))).length, await tagged(at(1))]).toEqual([50, ['once more']]);
  });

  it('are not those that were deleted, nor hung on and taken off at once', async () => {
    const gone = await tag('once gone');
    await world.sql(`update issue_tag set state = 'deleted' where id = $1`, [gone]);
    expect((await act('tags', { issueIds: first(1), attachIssueTagIds: [gone] })).errors).toEqual([
      { code: 'not_found', message: 'This tag has been deleted.', path: 'attachIssueTagIds' },
    ]);
    expect((await act('tags', { issueIds: first(1), attachIssueTagIds: [gone], detachIssueTagIds: [gone] })).errors).toMatchObject([
      { code: 'invalid', path: 'detachIssueTagIds' },
    ]);
  });
});
