import { noNote } from './write-note.ts';
import type { SaveAnswer, WriteNoteEvent, KeptNote, Standing, writeNoteMachine } from './write-note.ts';
import { sender } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

/** A note as it stands after so many changes. */
export const standingNote = (version: number, note: string): Standing => ({
  version,
  row: {
    state: 'created',
    note,
    authorId: '',
    lastEditorId: '',
    createdAt: '2026-11-21T06:00:00.000Z',
    updatedAt: `2026-11-21T06:0${version}:00.000Z`,
  },
});

const actor = sender('customer');
export const old = standingNote(2, 'Old.');
export const theirs = standingNote(3, 'Theirs.');
export const saved = (note: string, version = 3): SaveAnswer => ({ kind: 'saved', standing: standingNote(version, note) });
export const overtaken: SaveAnswer = { kind: 'overtaken', standing: theirs };
export const refused: SaveAnswer = { kind: 'refused', message: 'No.' };
export const input = (standing: Standing, kept: KeptNote | null = null) => ({ issueId: 'i1', actor, standing, kept });
export const kept = (text: string, version = 2): KeptNote => ({ text, version, unread: [] });

export const writeNoteSamples: WalkOptions<typeof writeNoteMachine> = {
  inputs: [input(noNote), input(old), input(old, kept('Mine.')), input(old, { ...kept(''), unread: [{ field: 'x', of: '', value: 1 }] })],
  events: [
    { type: 'note.write' },
    ...['', 'Old.', 'Mine.'].map((text): WriteNoteEvent => ({ type: 'text.change', text })),
    { type: 'note.save' },
    { type: 'note.cancel' },
    { type: 'note.discard' },
    { type: 'note.keep' },
    { type: 'note.take' },
    { type: 'text.restore' },
    { type: 'unread.forget' },
    ...[noNote, old, theirs, standingNote(4, 'Mine.')].map((standing): WriteNoteEvent => ({ type: 'note.changed', standing })),
  ],
  outcomes: { saveNote: { outputs: [saved('Mine.'), overtaken, refused], errors: [new Error('lost')] } },
  project: ({ context: { text, base, standing, unread, givenUp } }) => [
    text === base.note,
    text === '',
    text === standing.row.note,
    base.version === standing.version,
    unread.length,
    givenUp !== null,
  ],
};
