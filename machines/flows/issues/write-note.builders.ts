import type { Standing } from './write-note.ts';

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
