import { graphql } from '#schema/generated/client/gql.ts';

export const TagAnswer = graphql(`
  fragment TagIssue_Answer on IssueTagChange {
    successful
    version
    result {
      id
      name
    }
    errors {
      ...Refusal
    }
  }
`);

export const TagsOfIssue = graphql(`
  query TagIssue_Issue($id: ID!) {
    flexibleTestingIssue(id: $id) {
      id
      issueTags {
        id
        name
      }
    }
  }
`);

export const OneTag = graphql(`
  query TagIssue_Tag($id: ID!) {
    flexibleTestingIssueTag(id: $id) {
      id
      attachedToIssuesCount
    }
  }
`);

export const CreateTag = graphql(`
  mutation TagIssue_Create($input: FlexibleTestingCreateIssueTagInput!) {
    flexibleTestingCreateIssueTag(input: $input) {
      ...TagIssue_Answer
    }
  }
`);

export const RenameTag = graphql(`
  mutation TagIssue_Rename($input: FlexibleTestingUpdateTaggedInput!) {
    flexibleTestingUpdateTagged(input: $input) {
      ...TagIssue_Answer
    }
  }
`);

export const DestroyTag = graphql(`
  mutation TagIssue_Destroy($input: FlexibleTestingDestroyIssueTagInput!) {
    flexibleTestingDestroyIssueTag(input: $input) {
      ...TagIssue_Answer
    }
  }
`);
