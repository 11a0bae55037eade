// @vitest-environment happy-dom
import { writeNoteMachine, noNote, typedOver } from '#machines/flows/issues/write-note.ts';
import type { WriteNoteContext, WriteNoteEvent } from '#machines/flows/issues/write-note.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { shownNote } from './note.builders.ts';
import NoteEditorView from './note-editor.view.tsx';
import { NoteSetAsideView, NoteView } from './note.view.tsx';
import { standingOf } from './kept-note.ts';

afterEach(cleanup);

const actor = { role: 'customer', userId: 'u1' } as const;
const note = shownNote();
type State = 'setAside' | 'writing' | 'comparing' | 'saving' | 'keeping';

/** The chart in a state, and what is sent to it from there. */
const flow = (value: State, more: Partial<WriteNoteContext> = {}) => {
  const sent: WriteNoteEvent[] = [];
  const standing = standingOf(note);
  const input = { issueId: 'i1', actor, standing, kept: null };
  const typed = { ...typedOver(standing), text: 'Mine.' };
  const snapshot = writeNoteMachine.resolveState({
    value,
    context: { issueId: 'i1', actor, standing, ...typed, unread: [], failure: null, givenUp: null, ...more },
  });
  const actorRef = createActor(writeNoteMachine, { input, snapshot });
  actorRef.send = (event) => void sent.push(event);
  return { actorRef, sent };
};
const edit = (value: State, more: Partial<WriteNoteContext> = {}, shown: typeof note | null = note) => {
  const { actorRef, sent } = flow(value, more);
  const { container } = render(<NoteEditorView actorRef={actorRef} note={shown} isOpened={false} />);
  return { sent, text: () => container.textContent, area: screen.getByRole('textbox') as HTMLTextAreaElement };
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a note that is read', () => {
  it('RE-504 RE-505: names its author, and its last editor once it was changed', () => {
    const { container, rerender } = render(<NoteView note={note} onWrite={null} onDelete={null} />);
    expect(container.textContent).toContain('Seen on staging.Triage note by Maya Okafor');
    expect(container.textContent).not.toContain('edited by');
    const changed = shownNote({ lastEditorName: 'Sam Lee', updatedAt: '2026-11-21T07:00:00.000Z' });
    rerender(<NoteView note={changed} onWrite={null} onDelete={null} />);
    expect(container.textContent).toContain('Triage note by Maya Okafor, edited by Sam Lee');
  });

  it('RE-499: offers to add one where there is none, and nothing to whom the chart refuses', () => {
    const presses: string[] = [];
    render(<NoteView note={null} onWrite={() => presses.push('write')} onDelete={null} />);
    press(/^Add note/);
    expect(presses).toEqual(['write']);
    cleanup();
    render(<NoteView note={null} onWrite={null} onDelete={null} />);
    expect(buttons()).toEqual([]);
    cleanup();
    render(<NoteView note={note} onWrite={null} onDelete={null} />);
    expect(buttons()).toEqual([]);
  });

  it('RE-273: can be edited and deleted', () => {
    const presses: string[] = [];
    render(<NoteView note={note} onWrite={() => presses.push('write')} onDelete={() => presses.push('delete')} />);
    press(/^Edit/);
    press('Delete');
    expect(presses).toEqual(['write', 'delete']);
  });

  it('shows that a text for it waits', () => {
    const { actorRef, sent } = flow('setAside');
    const { container } = render(
      <NoteSetAsideView note={note} actorRef={actorRef} onWrite={() => sent.push({ type: 'note.write' })} onLeave={() => undefined} />,
    );
    expect(container.textContent).toContain('Seen on staging.');
    expect(container.textContent).toContain('Not saved yet');
    press(/^Continue writing/);
    press('Discard');
    expect(sent).toEqual([{ type: 'note.write' }, { type: 'note.discard' }]);
  });
});

describe('a note that is written', () => {
  it('sends what is typed, saves and cancels by button and key', () => {
    const { sent, area } = edit('writing');
    expect(area.value).toBe('Mine.');
    fireEvent.change(area, { target: { value: 'More.' } });
    press(/^Save/);
    press(/^Cancel/);
    fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(area, { key: 'Enter', metaKey: true });
    fireEvent.keyDown(area, { key: 'Enter' });
    fireEvent.keyDown(area, { key: 'Escape' });
    expect(sent.map(({ type }) => type)).toEqual(['text.change', 'note.save', 'note.cancel', 'note.save', 'note.save', 'note.cancel']);
  });

  it('RE-503 RE-586: says at the field why it cannot be saved', () => {
    const { area } = edit('writing', { text: '', failure: 'A note needs a text.' });
    expect(area.getAttribute('aria-invalid')).toBe('true');
    const described = area.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('A note needs a text.');
  });

  it('counts down to its limit and cuts nothing', () => {
    const { text, area } = edit('writing', { text: 'x'.repeat(10_004) });
    expect([area.value.length, text()]).toEqual([10_004, expect.stringContaining('4 too many')]);
  });

  it('says that it is not saved yet only where something was typed', () => {
    expect(edit('writing').text()).toContain('Not saved yet');
    cleanup();
    expect(edit('writing', { text: note.note }).text()).not.toContain('Not saved yet');
  });

  it('cannot be changed or saved twice while it is saved', () => {
    const { sent, area } = edit('saving');
    press(/^Save/);
    expect([area.readOnly, sent]).toEqual([true, []]);
  });

  it('names what could not be read', () => {
    const { sent, text } = edit('writing', { unread: [{ field: 'text', of: '', value: 7 }] });
    expect(text()).toContain('Your text');
    press('Throw it away');
    expect(sent).toEqual([{ type: 'unread.forget' }]);
  });
});

describe('a note that two write', () => {
  it('shows both texts, with who and when, and the choice', () => {
    const { sent, text, area } = edit('comparing', {}, shownNote({ note: 'Theirs.', lastEditorName: 'Sam Lee' }));
    expect(area.value).toBe('Mine.');
    for (const words of ['Sam Lee wrote this note', 'Theirs.', 'Your text', 'Their text']) expect(text()).toContain(words);
    fireEvent.change(area, { target: { value: 'Both.' } });
    press('Keep mine');
    press('Take theirs');
    expect(sent.map(({ type }) => type)).toEqual(['text.change', 'note.keep', 'note.take']);
  });

  it('says where it was deleted meanwhile', () => {
    const { text } = edit('comparing', { standing: noNote }, null);
    expect(text()).toContain('Somebody else deleted this note.');
    expect(buttons()).toEqual(expect.arrayContaining(['Keep mine', 'Leave it deleted']));
  });
});
