import { graphql } from '#schema/generated/client/gql.ts';

export const JudgedIssuesFields = graphql(`
  fragment JudgedIssues on IssuesChange {
    successful
    result {
      ...Standing
    }
    outcomes {
      issueId
      changed
      version
      before {
        triageStatus
        triageReason
        severity
        originalId
      }
      refusal {
        message
      }
    }
    query {
      ...IssueFigures
    }
    errors {
      ...Refusal
    }
  }
`);

export const AcceptIssues = graphql(`
  mutation JudgeSelection_Accept(
    $input: FlexibleTestingIssuesAcceptInput!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
  ) {
    flexibleTestingIssuesAccept(input: $input) {
      ...JudgedIssues
    }
  }
`);

export const RejectIssues = graphql(`
  mutation JudgeSelection_Reject(
    $input: FlexibleTestingIssuesRejectInput!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
  ) {
    flexibleTestingIssuesReject(input: $input) {
      ...JudgedIssues
    }
  }
`);

export const MergeIssues = graphql(`
  mutation JudgeSelection_Merge(
    $input: FlexibleTestingIssuesMergeInput!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
  ) @repeatable {
    flexibleTestingIssuesMerge(input: $input) {
      ...JudgedIssues
      result {
        id
        original {
          id
          exports {
            ...ShownItem
          }
          duplicates {
            ...ShownDuplicate
          }
        }
      }
    }
  }
`);

export const ChangeSeverities = graphql(`
  mutation JudgeSelection_Severity(
    $input: FlexibleTestingChangeIssuesSeverityInput!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
  ) {
    flexibleTestingChangeIssuesSeverity(input: $input) {
      ...JudgedIssues
    }
  }
`);

export const RestoreIssues = graphql(`
  mutation JudgeSelection_Restore(
    $input: FlexibleTestingIssuesRestoreInput!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
  ) {
    flexibleTestingIssuesRestore(input: $input) {
      ...JudgedIssues
    }
  }
`);

export const TagIssues = graphql(`
  mutation JudgeSelection_Tags(
    $input: FlexibleTestingIssuesUpdateTagsInput!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
  ) {
    flexibleTestingIssuesUpdateTags(input: $input) {
      successful
      result {
        id
        version
        issueTags {
          id
          name
        }
      }
      outcomes {
        issueId
        changed
        version
        refusal {
          message
        }
      }
      query {
        ...IssueFigures
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const SelectedIssues = graphql(`
  query JudgeSelection_Selected($ids: [ID!]!) {
    flexibleTestingIssues(idIn: $ids, first: 50) {
      edges {
        node {
          ...ListedIssue
        }
      }
    }
  }
`);
