// @vitest-environment happy-dom
import { issueNoteLifecycle } from '#machines/lifecycles/issue-note/issue-note.machine.ts';
import type { IssueNoteRow } from '#machines/lifecycles/issue-note/issue-note.types.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { SignedInContext } from '#src/viewer.tsx';
import type { SignedIn } from '#src/viewer.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetNote, notePlace, recallNote } from './kept-note.ts';
import { shownNote } from './note.builders.ts';
import { NoteHost } from './note.host.tsx';
import { NotesHost } from './notes.host.tsx';
import { keepHere } from '#src/keeping/kept.ts';

const organization = { id: 'o1' };
const place = notePlace({ id: 'u1', organization }, 'i1');

afterEach(() => {
  cleanup();
  forgetNote(place);
});

const show = (role: Role, note: ReturnType<typeof shownNote> | null) => {
  const signedIn = {
    viewer: { id: 'u1', role, organization },
    portal: { client: {}, member: { role, userId: 'u1', organizationPublicId: 'o1' } },
  } as unknown as SignedIn;
  const drawn = (shown: typeof note) => (
    <SignedInContext value={signedIn}>
      <NotesHost>
        <NoteHost issue={{ issueId: 'i1', code: 'NW-1-1', href: '/issues/i1' }} note={shown} />
      </NotesHost>
    </SignedInContext>
  );
  const { container, rerender } = render(drawn(note));
  return { text: () => container.textContent, change: (shown: typeof note) => rerender(drawn(shown)) };
};
const area = () => screen.findByRole('textbox') as Promise<HTMLTextAreaElement>;

describe('the note of an issue on the page', () => {
  it('shows moderators nothing, and opens nothing for them', () => {
    show('community_test_manager', null);
    expect(screen.queryByRole('region')).toBeNull();
    fireEvent.keyDown(window, { key: 'n', code: 'KeyN' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(['customer', 'test_manager'] as const)('RE-273 RE-499: lets a %s add one by its key', async (role) => {
    show(role, null);
    screen.getByRole('button', { name: /^Add note/ });
    fireEvent.keyDown(window, { key: 'n', code: 'KeyN' });
    expect((await area()).value).toBe('');
  });

  it('opens with what is kept on the device', async () => {
    keepHere(place, { text: 'Half a word', version: 2, unread: [] });
    const { text } = show('customer', shownNote());
    expect((await area()).value).toBe('Half a word');
    expect(text()).toContain('Not saved yet');
  });

  it('keeps what is typed where somebody else changes or deletes the note', async () => {
    const { text, change } = show('customer', shownNote());
    fireEvent.click(screen.getByRole('button', { name: /^Edit/ }));
    fireEvent.change(await area(), { target: { value: 'Mine.' } });
    expect(recallNote(place)).toEqual({ text: 'Mine.', version: 2, unread: [] });
    change(shownNote({ note: 'Theirs.', version: 3 }));
    expect([(await area()).value, text()]).toEqual(['Mine.', expect.stringContaining('Theirs.')]);
    change(null);
    expect([(await area()).value, text()]).toEqual(['Mine.', expect.stringContaining('Somebody else deleted this note.')]);
  });
});

describe('the controls of a note', () => {
  const row = (state: IssueNoteRow['state']): IssueNoteRow => ({
    state,
    note: 'Seen before.',
    authorId: '',
    lastEditorId: '',
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: state === 'edited' ? '2026-11-21T11:00:00.000Z' : '2026-11-21T10:00:00.000Z',
  });
  offersWhatTheChartAllows({
    lifecycle: issueNoteLifecycle,
    places: { none: row('none'), created: row('created'), edited: row('edited') },
    draw: ({ state, note, createdAt, updatedAt }, { role }) => {
      show(role as Role, state === 'none' ? null : shownNote({ note, createdAt, updatedAt }));
      return () => screen.queryAllByRole('textbox').length;
    },
    controls: { 'note.create': /^Add note/, 'note.edit': /^Edit/, 'note.delete': /^Delete/ },
    allowed: {
      none: { 'note.create': 'CT' },
      created: { 'note.edit': 'CT', 'note.delete': 'CT' },
      edited: { 'note.edit': 'CT', 'note.delete': 'CT' },
    },
  });
});
