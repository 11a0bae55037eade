import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { planted } from '#tests/support/seed.ts';

const document =
  'query ($id: ID!) { reproducibilityTestDetails(issueId: $id) { id status environment testerNotes createdAt attachments { name kind mediaKind url } } }';
let world: PortalWorld;

const of = async (person: Person, issue = 'issue-1') =>
  (await world.ask(person, document, { id: world.id(issue) })).reproducibilityTestDetails;
const idsOf = async (person: Person, issue?: string): Promise<readonly string[]> =>
  (await of(person, issue)).map(({ id }: { readonly id: string }) => id);
const opens = async (url: string, name: string): Promise<number> =>
  (await fetch(`${world.portal.url}${url}`, { headers: { 'if-none-match': `"${name}"` } })).status;

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  const test_id = id('supervised');
  const add = (name: string, position: number, columns: object) =>
    things.row('reproducibility_test', {
      id: id(name),
      test_id,
      issue_id: id('issue-1'),
      position,
      version: 1,
      published_at: planted,
      created_at: planted,
      ...columns,
    });
  await add('second', 2, { status: null, environment: null, tester_notes: null });
  await add('first', 1, { status: 'pass', environment: 'iOS 26, Safari', tester_notes: 'Same here' });
  await add('kept back', 3, { status: 'fail', published_at: null, participant_id: id('participant-1') });
  await add('blocked', 4, { status: 'blocked' });
  await add('untested', 5, { status: 'not_tested' });
  await add('of another', 1, { issue_id: id('issue-2'), status: 'fail' });
  const video = { test_id, kind: 'reproducibility_attachment', media_kind: 'video', content_type: 'video/webm' };
  await things.attachment('shown.webm', { ...video, reproducibility_test_id: id('first'), published_at: planted });
  await things.attachment('removed.webm', { ...video, reproducibility_test_id: id('first'), published_at: planted, state: 'blocked' });
  await things.attachment('waiting.webm', { ...video, reproducibility_test_id: id('kept back') });
});
afterAll(() => world.stop());

describe('how an issue showed for other testers', () => {
  it('RE-658: is told for one issue, each tester in the order in which they came', async () => {
    const { id } = world;
    const plain = { environment: null, testerNotes: '', createdAt: '2026-11-20T09:00:00.000Z', attachments: [] };
    expect(await of('customer')).toEqual([
      {
        ...plain,
        id: id('first'),
        status: 'pass',
        environment: 'iOS 26, Safari',
        testerNotes: 'Same here',
        attachments: [
          { name: 'shown.webm', kind: 'reproducibility_attachment', mediaKind: 'video', url: expect.stringMatching(/^\/files\//u) },
        ],
      },
      { ...plain, id: id('second'), status: null },
      { ...plain, id: id('blocked'), status: 'blocked' },
      { ...plain, id: id('untested'), status: 'not_tested' },
    ]);
    expect(await idsOf('customer', 'issue-2')).toEqual([id('of another')]);
    expect(await idsOf('customer', 'issue-3')).toEqual([]);
  });

  it('is told to staff before its tester is published, and to customers after', async () => {
    const { id } = world;
    const all = ['first', 'second', 'kept back', 'blocked', 'untested'].map(id);
    for (const person of ['manager', 'accepted'] as const) expect(await idsOf(person)).toEqual(all);
    const [, , waiting] = await of('manager');
    const { url } = waiting.attachments[0];
    expect(await opens(url, 'waiting.webm')).toBe(304);
    const [shown] = await of('customer');
    expect(await opens(shown.attachments[0].url, 'shown.webm')).toBe(304);
    expect(await world.refusal('customer', document, { id: id('issue-unpublished') })).toBe('200 NOT_FOUND');
    expect(await world.refusal('manager', document, { id: id('issue-unpublished') })).toBe('200 no error');
  });

  it('is not told of foreign, absent and malformed issues, to moderators who have not accepted, and after eighteen months', async () => {
    const { id } = world;
    const twin = (await world.sql('select id from issue where organization_id <> $1 limit 1', [id('organization')]))[0]?.['id'];
    for (const other of [twin, '00000000-0000-4000-8000-00000000dead', 'x', ''])
      expect(await world.refusal('customer', document, { id: other })).toBe('200 NOT_FOUND');
    for (const person of ['assigned', 'rejected', 'removed', 'unassigned', 'customer of b'] as const)
      expect(await world.refusal(person, document, { id: id('issue-1') })).toBe('200 NOT_FOUND');
    await world.sql(`update test set window_status = 'closed', closed_at = '2025-05-20T00:00:00Z' where id = $1`, [id('supervised')]);
    for (const person of ['customer', 'manager', 'accepted'] as const)
      expect(await world.refusal(person, document, { id: id('issue-1') })).toBe('200 NOT_FOUND');
    await world.sql(`update test set window_status = 'open', closed_at = null where id = $1`, [id('supervised')]);
  });
});
