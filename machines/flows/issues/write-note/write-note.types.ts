import type { Actor } from '#machines/lib/actor.ts';
import type { IssueNoteRow } from '#machines/lifecycles/issue-note/issue-note.types.ts';
import type { Unread } from '#schema/rules/fit.ts';
import type { PromiseActorLogic } from 'xstate';
import type { KeptNote } from './kept-note.rules.ts';

/** The note as it stands; version 0 where there is none. */
export type Standing = { readonly version: number; readonly row: IssueNoteRow };

/** What was typed, and over which note. */
export type Typed = { readonly text: string; readonly base: { readonly version: number; readonly note: string } };

export type SaveNote = { readonly issueId: string; readonly note: string; readonly version: number };
export type SaveAnswer =
  /** Overtaken where somebody else wrote, changed or deleted the note first. */
  { readonly kind: 'saved' | 'overtaken'; readonly standing: Standing } | { readonly kind: 'refused'; readonly message: string };

export type WriteNotePorts = { readonly saveNote: PromiseActorLogic<SaveAnswer, SaveNote> };

export type WriteNoteInput = {
  readonly issueId: string;
  readonly actor: Actor;
  readonly standing: Standing;
  readonly kept: KeptNote | null;
};

export type WriteNoteContext = Typed & {
  readonly issueId: string;
  readonly actor: Actor;
  readonly standing: Standing;
  /** What was kept on the device and could not be read. */
  readonly unread: readonly Unread[];
  readonly failure: string | null;
  /** What was typed and given up; it can be taken up again. */
  readonly givenUp: Typed | null;
};

export type WriteNoteEvent =
  | { readonly type: 'note.write' }
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'note.save' }
  | { readonly type: 'note.cancel' }
  | { readonly type: 'note.discard' }
  | { readonly type: 'note.keep' }
  | { readonly type: 'note.take' }
  | { readonly type: 'text.restore' }
  | { readonly type: 'unread.forget' }
  | { readonly type: 'note.changed'; readonly standing: Standing };

export type WriteNoteEmitted =
  | { readonly type: 'note.saved' }
  | { readonly type: 'note.failed'; readonly message: string }
  | { readonly type: 'text.givenUp' | 'text.refused' };

export type WriteNoteTag = 'busy' | 'editable' | 'settled';
