import type { IssueNoteRow } from '#machines/lifecycles/issue-note/issue-note.types.ts';
import { graphql } from '../gql.ts';
import type { IssueNoteRowFragment } from '../graphql.ts';

export const IssueNoteAsked = graphql(`
  fragment IssueNoteRow on IssueNote {
    id
    note
    createdAt
    updatedAt
  }
`);

/** What the chart asks of a IssueNote, from what the API shows of it. */
export const issueNoteRowOf = (from: IssueNoteRowFragment): IssueNoteRow => ({
  state: 'created',
  note: from.note,
  authorId: '',
  lastEditorId: '',
  createdAt: from.createdAt,
  updatedAt: from.updatedAt,
});

/** The fields of a IssueNote that show columns of its chart. */
export const issueNoteFields = { note: 'note', createdAt: 'createdAt', updatedAt: 'updatedAt' } as const;
