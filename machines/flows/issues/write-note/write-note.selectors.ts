import type { Unread } from '#schema/rules/fit.ts';
import type { KeptNote } from './kept-note.rules.ts';
import type { WriteNoteSnapshot } from './write-note.machine.ts';

/** What the place of the note shows. */
export type NoteStage = 'reading' | 'setAside' | 'writing';

export const selectStage = (snapshot: WriteNoteSnapshot): NoteStage =>
  snapshot.hasTag('settled') ? 'reading' : snapshot.hasTag('editable') ? 'writing' : 'setAside';

export const selectText = ({ context }: WriteNoteSnapshot): string => context.text;
export const selectFailure = ({ context }: WriteNoteSnapshot): string | null => context.failure;
export const selectUnread = ({ context }: WriteNoteSnapshot): readonly Unread[] => context.unread;
export const selectIsBusy = (snapshot: WriteNoteSnapshot): boolean => snapshot.hasTag('busy');

/** Whether somebody else was faster and it has to be chosen whose words stay. */
export const selectIsComparing = (snapshot: WriteNoteSnapshot): boolean => snapshot.matches('comparing') || snapshot.matches('keeping');

/** Whether something is typed that nobody else has. */
export const selectIsUnsaved = (snapshot: WriteNoteSnapshot): boolean => {
  const { text, base, unread } = snapshot.context;
  return !snapshot.hasTag('settled') && (text !== base.note || unread.length > 0);
};

/** What the device keeps, or null where nothing is typed. */
export const selectKept = (snapshot: WriteNoteSnapshot): KeptNote | null => {
  const { text, base, unread } = snapshot.context;
  return selectIsUnsaved(snapshot) ? { text, version: base.version, unread } : null;
};
