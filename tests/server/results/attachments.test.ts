import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { planted } from '#tests/support/seed.ts';

const kinds = ['image', 'video', 'log', 'csv', 'json', 'text'];
const document =
  'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { canRemoveAttachment attachments { id archived name url kind mediaKind size } } }';
const later = (minutes: number): string => new Date(Date.parse(moment) + minutes * 60_000).toISOString();

let world: PortalWorld;

const result = async (person: Person, name = 'result-2-1') =>
  (await world.ask(person, document, { id: world.id(name) })).flexibleTestingTestCaseResult;
const linkOf = async (person: Person, name: string): Promise<string> =>
  (await result(person)).attachments.find((each: { name: string }) => each.name === name).url;
/** Whether the link opens its file: 304 where the caller holds these bytes already, 404 where there is nothing for them. */
const opens = async (url: string, name: string): Promise<number> =>
  (await fetch(`${world.portal.url}${url}`, { headers: { 'if-none-match': `"${name}"` } })).status;

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  const base = { test_id: id('supervised'), participant_id: id('participant-2'), case_result_id: id('result-2-1'), published_at: planted };
  for (const [index, media_kind] of kinds.entries())
    await things.attachment(media_kind, { ...base, media_kind, size_bytes: 100 + index, created_at: `2026-11-20T09:0${index}:00Z` });
  await things.row('case_result_response', {
    id: id('response'),
    test_id: base.test_id,
    case_result_id: base.case_result_id,
    kind: 'step',
    position: 1,
  });
  await things.attachment('of a field', {
    ...base,
    case_result_response_id: id('response'),
    kind: 'case_field_attachment_response',
    created_at: '2026-11-20T10:00:00Z',
  });
});
afterAll(() => world.stop());

describe('the attachments of a result', () => {
  it('RE-376 RE-372: tell name, kind and size, oldest first', async () => {
    const { attachments, canRemoveAttachment } = await result('customer');
    expect(canRemoveAttachment).toBe(false);
    expect(attachments[0]).toEqual({
      id: world.id('image'),
      archived: false,
      name: 'image',
      url: expect.stringMatching(/^\/files\/[\w-]+$/u),
      kind: 'case_result_attachment',
      mediaKind: 'image',
      size: 100,
    });
    expect(attachments.map((each: { name: string }) => each.name)).toEqual([...kinds, 'of a field']);
    expect(attachments.at(-1).kind).toBe('case_field_attachment_response');
    expect((await result('accepted', 'result-1-1')).canRemoveAttachment).toBe(true);
  });

  for (const kind of kinds)
    it(`one of the kind ${kind} opens by its link`, async () => {
      expect((await result('customer')).attachments.find((each: { name: string }) => each.name === kind).mediaKind).toBe(kind);
      expect(await opens(await linkOf('customer', kind), kind)).toBe(304);
    });
});

describe('a link to a file', () => {
  it('is good for ten minutes at most', async () => {
    const url = await linkOf('customer', 'image');
    world.setClock(later(8.9));
    expect(await opens(url, 'image')).toBe(304);
    world.setClock(later(10));
    expect(await opens(url, 'image')).toBe(404);
    expect(await opens(await linkOf('customer', 'image'), 'image')).toBe(304);
    world.setClock(moment);
  });

  it('is of its own for each person', async () => {
    const links = await Promise.all((['customer', 'manager', 'accepted'] as const).map((person) => linkOf(person, 'image')));
    expect(new Set(links).size).toBe(3);
  });

  it('opens nothing once its person may no longer see the file', async () => {
    const url = await linkOf('accepted', 'image');
    expect(await opens(url, 'image')).toBe(304);
    await world.sql(`update moderator_assignment set status = 'removed' where user_id = $1`, [world.id('accepted')]);
    expect(await opens(url, 'image')).toBe(404);
    await world.sql(`update moderator_assignment set status = 'accepted' where user_id = $1`, [world.id('accepted')]);
    const customers = await linkOf('customer', 'video');
    await world.sql('update attachment set published_at = null where id = $1', [world.id('video')]);
    expect(await opens(customers, 'video')).toBe(404);
    await world.sql('update attachment set published_at = $2 where id = $1', [world.id('video'), planted]);
    await world.sql(`update organization_user set state = 'removed' where id = $1`, [world.id('customer')]);
    expect(await opens(customers, 'video')).toBe(404);
    await world.sql(`update organization_user set state = 'active' where id = $1`, [world.id('customer')]);
  });

  it('is none for a removed file, and an older link to it is dead', async () => {
    const url = await linkOf('manager', 'log');
    await world.sql(`update attachment set state = 'archived', archived_at = $2 where id = $1`, [world.id('log'), planted]);
    expect((await result('manager')).attachments.find((each: { name: string }) => each.name === 'log')).toMatchObject({
      archived: true,
      url: null,
    });
    expect(await opens(url, 'log')).toBe(404);
  });

  it('cannot be made up', async () => {
    const url = await linkOf('customer', 'image');
    for (const made of [`${url}a`, url.replace(/.$/u, url.endsWith('A') ? 'B' : 'A'), '/files/x', '/files/', `/files/${world.id('image')}`])
      expect((await fetch(`${world.portal.url}${made}`)).status, made).toBe(404);
  });
});
