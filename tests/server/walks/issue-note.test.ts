import type { issueNoteMachine } from '#machines/lifecycles/issue-note/issue-note.machine.ts';
import type { IssueNoteRow } from '#machines/lifecycles/issue-note/issue-note.types.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { walkOverHttp } from './walk-over-http.ts';

const first = '2026-11-20T10:00:00.000Z';
const later = '2026-11-20T11:00:00.000Z';
const author = idOf('a', 'manager');
const none: IssueNoteRow = { state: 'none', note: '', authorId: author, lastEditorId: author, createdAt: first, updatedAt: first };
const created: IssueNoteRow = { ...none, state: 'created', note: 'Seen on staging.' };

walkOverHttp<typeof issueNoteMachine, IssueNoteRow>({
  subject: subjects.issueNote,
  thing: () => 'issue-1',
  prepare: async (world) => {
    await world.sql(
      `insert into issue_note (issue_id, organization_id, note, state, author_id, last_editor_id) values ($1, $2, '', 'none', $3, $3)`,
      [world.id('issue-1'), world.id('organization'), author],
    );
  },
  places: {
    none,
    created,
    edited: { ...created, state: 'edited', updatedAt: later },
    deleted: { ...created, state: 'deleted' },
    'deleted after a change': { ...created, state: 'deleted', updatedAt: later },
  },
  asked: {
    'note.create': 'flexibleTestingIssueNoteCreate',
    'note.edit': 'flexibleTestingIssueNoteUpdate',
    'note.delete': 'flexibleTestingIssueNoteDestroy',
    'note.restore': { mutation: 'flexibleTestingIssueNoteDestroy', input: (_, issueId) => ({ issueId, restore: true }) },
  },
  elsewhere: {},
  more: [
    { type: 'note.create', note: ' ' },
    { type: 'note.edit', note: 'x'.repeat(10_001) },
  ],
});
