import { refusalOf } from '#machines/lib/lifecycle.ts';
import type { Refusal } from '#machines/lib/lifecycle.ts';
import { issueNoteLifecycle } from '#machines/lifecycles/issue-note/issue-note.machine.ts';
import type { IssueNoteRow } from '#machines/lifecycles/issue-note/issue-note.types.ts';
import type { Standing, Typed, WriteNoteContext } from './write-note.types.ts';

const row: IssueNoteRow = { state: 'none', note: '', authorId: '', lastEditorId: '', createdAt: '', updatedAt: '' };

/** Where nobody has written a note. */
export const noNote: Standing = { version: 0, row };

/** What an editor opens with. */
export const typedOver = ({ version, row: { note } }: Standing): Typed => ({ text: note, base: { version, note } });

/** Whether what is typed stands already. */
export const isSame = ({ text, unread }: WriteNoteContext, { row: { state, note } }: Standing): boolean =>
  state !== 'none' && text.trim() === note && unread.length === 0;

const { at } = issueNoteLifecycle.samples['note.edit'];

/** Why the text cannot be saved, or null. */
export const refusalOfText = ({ standing, text: note, actor }: WriteNoteContext): Refusal | null =>
  refusalOf(issueNoteLifecycle, standing.row, { type: standing.row.state === 'none' ? 'note.create' : 'note.edit', note, at, actor });
