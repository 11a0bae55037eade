import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { heldUp, untilHeldUp } from '#tests/support/database.ts';

const tag = 'successful errors { code message path } result { id name attachedToIssuesCount }';
const documents = {
  create: `mutation ($input: FlexibleTestingCreateIssueTagInput!) { answer: flexibleTestingCreateIssueTag(input: $input) { ${tag} } }`,
  rename: `mutation ($input: FlexibleTestingUpdateTaggedInput!) { answer: flexibleTestingUpdateTagged(input: $input) { ${tag} } }`,
  destroy: `mutation ($input: FlexibleTestingDestroyIssueTagInput!) { answer: flexibleTestingDestroyIssueTag(input: $input) { ${tag} } }`,
  update: `mutation ($input: FlexibleTestingIssueUpdateTagsInput!) { answer: flexibleTestingIssueUpdateTags(input: $input) {
    successful errors { code message path } result { version issueTags { id name attachedToIssuesCount } } } }`,
} as const;
const hangOnSeveral = `mutation ($input: FlexibleTestingIssuesUpdateTagsInput!) { answer: flexibleTestingIssuesUpdateTags(input: $input) {
  successful errors { code message path } } }`;
const list = '{ flexibleTestingIssueTags { name attachedToIssuesCount } }';
const one = 'query ($id: ID!) { flexibleTestingIssueTag(id: $id) { id name attachedToIssuesCount } }';

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sql('delete from issue_tagging');
  await world.sql('update issue set version = 1');
  await world.sql('delete from issue_tag where organization_id = $1', [world.id('organization')]);
});

const act = async (name: keyof typeof documents, input: object, person: Person = 'customer') =>
  (await world.ask(person, documents[name], { input })).answer;
const made = async (name: string): Promise<string> => (await act('create', { name })).result.id;
const attach = (issue: string, ...issueTagIds: readonly string[]) => act('update', { issueId: world.id(issue), issueTagIds });
const namesOf = async (issue: string): Promise<string[]> =>
  (
    await world.sql('select g.name from issue_tagging j join issue_tag g on g.id = j.issue_tag_id where j.issue_id = $1 order by 1', [
      world.id(issue),
    ])
  ).map(({ name }) => String(name));
const fill = (issue: string, count: number, name: string) =>
  world.sql(
    `with made as (insert into issue_tag (organization_id, name) select $1, $4 || n from generate_series(1, $3::int) n returning id)
     insert into issue_tagging (organization_id, issue_id, issue_tag_id) select $1, $2, id from made returning issue_tag_id as id`,
    [world.id('organization'), world.id(issue), count, name],
  );
const rowsOf = (event: string) =>
  world.sql('select a.operation, a.after from audit a where a.event = $1 order by a.id desc limit 1', [event]);

describe('tags', () => {
  it.each(['one issue', 'several'])('that somebody deletes at that moment are hung on none: %s', async (how) => {
    const gone = await made('gone');
    const other = await world.portal.database.owner.connect();
    try {
      await other.query('begin');
      await other.query(`update issue_tag set state = 'deleted' where id = $1`, [gone]);
      let isAnswered = false;
      const pressed = (
        how === 'several'
          ? world.ask('customer', hangOnSeveral, { input: { issueIds: [world.id('issue-1')], attachIssueTagIds: [gone] } })
          : world.ask('customer', documents.update, { input: { issueId: world.id('issue-1'), issueTagIds: [gone] } })
      ).finally(() => {
        isAnswered = true;
      });
      await expect.poll(async () => isAnswered || (await heldUp(world.portal.database.owner)) > 0, untilHeldUp).toBe(true);
      await other.query('commit');
      expect((await pressed).answer.errors).toMatchObject([{ code: 'not_found' }]);
    } finally {
      other.release();
    }
    expect(await namesOf('issue-1')).toEqual([]);
  });

  it('are at most fifty on an issue, also where others hung theirs on it meanwhile', async () => {
    await fill('issue-1', 49, 'theirs ');
    const [one, other] = [await made('one'), await made('other')];
    const add = (id: string) => act('update', { issueId: world.id('issue-1'), issueTagIds: [id], seenIssueTagIds: [] });
    expect((await add(one)).successful).toBe(true);
    expect((await add(other)).errors).toEqual([{ code: 'too_many', message: 'An issue has at most 50 tags.', path: 'issueTagIds' }]);
    expect(await namesOf('issue-1')).toHaveLength(50);
  });

  it('RE-494 RE-708 RE-392 RE-660: are created, and listed by name with the issues they hang on', async () => {
    const result = { name: 'payments', attachedToIssuesCount: 0 };
    expect(await act('create', { name: ' payments ' })).toMatchObject({ successful: true, errors: [], result });
    await attach('issue-1', await made('Checkout'));
    expect((await world.ask('manager', list)).flexibleTestingIssueTags).toEqual([
      { name: 'Checkout', attachedToIssuesCount: 1 },
      { name: 'payments', attachedToIssuesCount: 0 },
    ]);
    expect(await rowsOf('tag.create')).toEqual([{ operation: 'flexibleTestingCreateIssueTag', after: { name: 'Checkout' } }]);
  });

  it.each([
    ['', 'blank', 'A tag needs a name.'],
    ['\u200b\u2060', 'blank', 'A tag needs a name.'],
    ['x'.repeat(31), 'too_long', 'Tag name cannot be more than 30 characters'],
    ['PAYMENTS', 'taken', 'A tag with this name already exists.'],
  ])('RE-565 RE-566: are not created or renamed as %j', async (name, code, message) => {
    await made('payments');
    const other = await made('other');
    const refused = { successful: false, errors: [{ code, message, path: 'name' }], result: null };
    expect(await act('create', { name })).toEqual(refused);
    expect(await act('rename', { issueTagId: other, name })).toEqual(refused);
  });

  it('RE-794: have names of thirty characters', async () =>
    expect((await act('create', { name: 'x'.repeat(30) })).result.name).toHaveLength(30));

  it('are one for fifty who create the same at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => act('create', { name: 'same' })));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
  });

  it('RE-495 RE-709: are renamed, in another case too', async () => {
    const id = await made('payments');
    expect((await act('rename', { issueTagId: id, name: 'Payments' }, 'manager')).result.name).toBe('Payments');
    expect((await world.ask('customer', one, { id })).flexibleTestingIssueTag).toEqual({ id, name: 'Payments', attachedToIssuesCount: 0 });
  });

  it('RE-496 RE-710: are deleted, leave every issue, and come back where they hung', async () => {
    const id = await made('payments');
    await attach('issue-1', id);
    await attach('issue-2', id);
    expect((await act('destroy', { issueTagId: id })).result.attachedToIssuesCount).toBe(0);
    expect([await namesOf('issue-1'), (await world.ask('customer', list)).flexibleTestingIssueTags]).toEqual([[], []]);
    expect(await world.refusal('customer', one, { id })).toBe('200 NOT_FOUND');
    expect((await act('destroy', { issueTagId: id })).errors).toEqual([
      { code: 'not_found', message: 'This tag has been deleted.', path: null },
    ]);
    expect((await act('destroy', { issueTagId: id, restore: true })).result).toEqual({ id, name: 'payments', attachedToIssuesCount: 2 });
    expect([await namesOf('issue-1'), await namesOf('issue-2')]).toEqual([['payments'], ['payments']]);
  });

  it('free their name when they are deleted, and do not come back to a name that is taken', async () => {
    const id = await made('payments');
    await act('destroy', { issueTagId: id });
    await made('Payments');
    expect((await act('destroy', { issueTagId: id, restore: true })).errors).toEqual([
      { code: 'taken', message: 'A tag with this name already exists.', path: 'name' },
    ]);
  });
});

describe('the tags of an issue', () => {
  it('RE-498 RE-707: are replaced by those that are sent', async () => {
    const [first, second] = [await made('first'), await made('second')];
    expect((await attach('issue-1', first)).result).toEqual({
      version: 2,
      issueTags: [{ id: first, name: 'first', attachedToIssuesCount: 1 }],
    });
    await attach('issue-1', second, second.toUpperCase());
    expect(await namesOf('issue-1')).toEqual(['second']);
    expect((await attach('issue-1')).result.issueTags).toEqual([]);
  });

  it('keep what others changed since they were seen', async () => {
    const [seen, theirs, own] = [await made('seen'), await made('theirs'), await made('own')];
    await attach('issue-1', theirs);
    const change = (issueTagIds: readonly string[], seenIssueTagIds: readonly string[]) =>
      act('update', { issueId: world.id('issue-1'), issueTagIds, seenIssueTagIds });
    expect((await change([seen, own], [seen])).successful).toBe(true);
    expect(await namesOf('issue-1')).toEqual(['own', 'theirs']);
    await act('destroy', { issueTagId: seen });
    expect((await change([seen], [seen, own])).errors).toEqual([]);
    expect(await namesOf('issue-1')).toEqual(['theirs']);
    expect((await change([seen], [])).errors).toMatchObject([{ code: 'not_found' }]);
  });

  it('are told and audited only where they changed', async () => {
    const id = await made('first');
    const counts = () => world.sql(`select (select count(*) from outbox) as told, (select count(*) from audit) as audited`);
    await attach('issue-1', id);
    const before = await counts();
    await attach('issue-1', id);
    expect(await counts()).toEqual(before);
    expect(await rowsOf('tags.update')).toEqual([{ operation: 'flexibleTestingIssueUpdateTags', after: { added: [id] } }]);
  });

  it('are not those that were deleted, or belong to others', async () => {
    const id = await made('first');
    await act('destroy', { issueTagId: id });
    expect((await attach('issue-1', id)).errors).toEqual([
      { code: 'not_found', message: 'This tag has been deleted.', path: 'issueTagIds' },
    ]);
    const [foreign] = await world.sql('select id from issue_tag where organization_id <> $1', [world.id('organization')]);
    expect(await world.refusal('customer', documents.update, { input: { issueId: world.id('issue-1'), issueTagIds: [foreign?.id] } })).toBe(
      '200 NOT_FOUND',
    );
  });

  it('are at most fifty', async () => {
    const ids = await Promise.all(Array.from({ length: 51 }, (_, index) => made(`tag ${index}`)));
    expect((await attach('issue-1', ...ids)).errors).toEqual([
      { code: 'too_many', message: 'An issue has at most 50 tags.', path: 'issueTagIds' },
    ]);
    expect(await namesOf('issue-1')).toEqual([]);
  });
});
