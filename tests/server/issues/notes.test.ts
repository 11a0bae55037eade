import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const outcome = `successful errors { code message path }
  result { issueNote { note authorName lastEditorName createdAt updatedAt version } }`;
const documents = {
  create: `mutation ($input: FlexibleTestingIssueNoteCreateInput!) { answer: flexibleTestingIssueNoteCreate(input: $input) { ${outcome} } }`,
  update: `mutation ($input: FlexibleTestingIssueNoteUpdateInput!) { answer: flexibleTestingIssueNoteUpdate(input: $input) { ${outcome} } }`,
  destroy: `mutation ($input: FlexibleTestingIssueNoteDestroyInput!) { answer: flexibleTestingIssueNoteDestroy(input: $input) { ${outcome} } }`,
} as const;

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.setClock(moment);
  await world.sql('delete from issue_note');
});

const act = async (name: keyof typeof documents, input: object, person: Person = 'customer') =>
  (await world.ask(person, documents[name], { input: { issueId: world.id('issue-1'), ...input } })).answer;
const first = (name: string): string => name.split(' ')[0] ?? '';

describe('the note of an issue', () => {
  it('RE-712 RE-387 RE-500 RE-504: is written once, by its author', async () => {
    const { result } = await act('create', { note: ' Seen on staging. ' });
    expect({
      ...result.issueNote,
      authorName: first(result.issueNote.authorName),
      lastEditorName: first(result.issueNote.lastEditorName),
    }).toEqual({
      note: 'Seen on staging.',
      authorName: 'customer',
      lastEditorName: 'customer',
      createdAt: moment,
      updatedAt: moment,
      version: 2,
    });
    expect((await act('create', { note: 'Mine.' }, 'manager')).errors).toEqual([
      { code: 'taken', message: 'This issue already has a note.', path: 'note' },
    ]);
  });

  it('RE-713 RE-501 RE-505: is changed by others, and says who did', async () => {
    await act('create', { note: 'Old.' });
    world.setClock('2026-11-21T12:00:00.000Z');
    const { issueNote } = (await act('update', { note: 'New.' }, 'manager')).result;
    expect([issueNote.note, first(issueNote.authorName), first(issueNote.lastEditorName), issueNote.updatedAt]).toEqual([
      'New.',
      'customer',
      'manager',
      '2026-11-21T12:00:00.000Z',
    ]);
  });

  it('is not changed over the words of somebody who was faster', async () => {
    const { version } = (await act('create', { note: 'Old.' })).result.issueNote;
    await act('update', { note: 'Theirs.', version }, 'manager');
    expect((await act('update', { note: 'Mine.', version })).errors).toEqual([
      { code: 'stale_object', message: 'Somebody else has changed this note.', path: 'version' },
    ]);
    expect((await act('update', { note: 'Mine.', version: version + 1 })).result.issueNote.note).toBe('Mine.');
  });

  it('RE-714 RE-502: is deleted, comes back, and makes room for another', async () => {
    await act('create', { note: 'Old.' });
    expect((await act('destroy', {})).result).toEqual({ issueNote: null });
    expect((await act('destroy', { restore: true })).result.issueNote.note).toBe('Old.');
    await act('destroy', {});
    expect((await act('create', { note: 'New.' }, 'manager')).result.issueNote.note).toBe('New.');
  });

  it.each([
    ['update', { note: 'Mine.' }],
    ['destroy', {}],
    ['destroy', { restore: true }],
  ] as const)('is not found by %s where there is none, and leaves nothing', async (name, input) => {
    expect((await act(name, input)).errors).toEqual([{ code: 'not_found', message: 'This issue has no note.', path: null }]);
    expect(await world.sql('select 1 from issue_note')).toEqual([]);
  });

  it('RE-503 RE-586: has words, at most ten thousand letters of them', async () => {
    for (const [note, code] of [
      ['  ', 'blank'],
      ['x'.repeat(10_001), 'too_long'],
    ] as const)
      expect((await act('create', { note })).errors).toMatchObject([{ code, path: 'note' }]);
    expect((await act('create', { note: 'x'.repeat(10_000) })).successful).toBe(true);
  });
});
