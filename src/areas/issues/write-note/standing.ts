import { noNote } from '#machines/flows/issues/write-note.ts';
import type { Standing } from '#machines/flows/issues/write-note.ts';
import type { ShownNoteFragment } from '#schema/generated/client/graphql.ts';
import { issueNoteRowOf } from '#schema/generated/client/rows/issue-note.documents.ts';

export const standingOf = (note: ShownNoteFragment | null | undefined): Standing =>
  note ? { version: note.version, row: issueNoteRowOf(note) } : noNote;
