import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type IssueNoteState = 'none' | 'created' | 'edited' | 'deleted';

export type IssueNoteContext = {
  readonly note: string;
  readonly authorId: string;
  readonly lastEditorId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};

type Written = { readonly note: string } & Timed;

export type IssueNoteEvent =
  | LifecycleEvent<'note.create', Written>
  | LifecycleEvent<'note.edit', Written>
  | LifecycleEvent<'note.delete'>
  | LifecycleEvent<'note.restore'>;

export type IssueNoteRow = IssueNoteContext & { readonly state: IssueNoteState };
