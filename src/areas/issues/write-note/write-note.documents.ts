import { graphql } from '#schema/generated/client/gql.ts';

export const ShownNoteFields = graphql(`
  fragment ShownNote on IssueNote {
    id
    ...IssueNoteRow
    authorName
    lastEditorName
    version
  }
`);

export const NotedIssueFields = graphql(`
  fragment NotedIssue on IssueChange {
    successful
    version
    result {
      id
      issueNote {
        ...ShownNote
      }
    }
    errors {
      ...Refusal
    }
  }
`);

export const CreateNote = graphql(`
  mutation WriteNote_Create($input: FlexibleTestingIssueNoteCreateInput!) {
    flexibleTestingIssueNoteCreate(input: $input) {
      ...NotedIssue
    }
  }
`);

export const UpdateNote = graphql(`
  mutation WriteNote_Update($input: FlexibleTestingIssueNoteUpdateInput!) {
    flexibleTestingIssueNoteUpdate(input: $input) {
      ...NotedIssue
    }
  }
`);

export const DestroyNote = graphql(`
  mutation WriteNote_Destroy($input: FlexibleTestingIssueNoteDestroyInput!) {
    flexibleTestingIssueNoteDestroy(input: $input) {
      ...NotedIssue
    }
  }
`);

export const NoteOfIssue = graphql(`
  query WriteNote_Note($id: ID!) {
    flexibleTestingIssue(id: $id) {
      id
      issueNote {
        ...ShownNote
      }
    }
  }
`);
