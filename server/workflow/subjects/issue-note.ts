import { issueNoteLifecycle } from '#machines/lifecycles/issue-note/issue-note.machine.ts';
import type { issueNoteMachine } from '#machines/lifecycles/issue-note/issue-note.machine.ts';
import type { IssueNoteRow } from '#machines/lifecycles/issue-note/issue-note.types.ts';
import type { Subject } from '../advance.ts';

export const issueNote: Subject<typeof issueNoteMachine, IssueNoteRow> = {
  lifecycle: issueNoteLifecycle,
  table: 'issue_note',
  columns: {
    state: 't.state',
    note: 't.note',
    authorId: 't.author_id',
    lastEditorId: 't.last_editor_id',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  topic: 'issue',
  testId: '(select i.test_id from issue i where i.id = t.issue_id)',
};
