import { issueNoteLifecycle } from './issue-note.machine.ts';
import type { issueNoteMachine } from './issue-note.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { IssueNoteRow } from './issue-note.types.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const first = '2026-11-20T10:00:00.000Z';
export const later = '2026-11-20T11:00:00.000Z';
export const none: IssueNoteRow = { state: 'none', note: '', authorId: 'u1', lastEditorId: 'u1', createdAt: first, updatedAt: first };
export const created: IssueNoteRow = { ...none, state: 'created', note: 'Old.' };
export const edited: IssueNoteRow = { ...created, state: 'edited', updatedAt: later };
export const deleted: IssueNoteRow = { ...edited, state: 'deleted' };
export const untouched: IssueNoteRow = { ...created, state: 'deleted' };
const contexts = [none, deleted, untouched].map(({ state: value, ...context }) => ({ value, context }));

export const issueNoteSamples: WalkOptions<typeof issueNoteMachine> = {
  inputs: [none],
  from: contexts,
  events: byEveryone(issueNoteLifecycle),
};
