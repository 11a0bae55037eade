import { graphql } from '#schema/generated/client/gql.ts';

export const JudgedIssueFields = graphql(`
  fragment JudgedIssue on IssueChange {
    successful
    version
    result {
      ...Standing
    }
    query {
      ...IssueFigures
    }
    errors {
      ...Refusal
    }
  }
`);

export const AcceptIssue = graphql(`
  mutation TriageIssue_Accept(
    $input: FlexibleTestingIssueAcceptInput!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
  ) @repeatable {
    flexibleTestingIssueAccept(input: $input) {
      ...JudgedIssue
    }
  }
`);

export const RejectIssue = graphql(`
  mutation TriageIssue_Reject(
    $input: FlexibleTestingIssueRejectInput!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
  ) @repeatable {
    flexibleTestingIssueReject(input: $input) {
      ...JudgedIssue
    }
  }
`);

export const UntriageIssue = graphql(`
  mutation TriageIssue_Untriage(
    $input: FlexibleTestingIssueUntriageInput!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
  ) @repeatable {
    flexibleTestingIssueUntriage(input: $input) {
      ...JudgedIssue
    }
  }
`);

export const UnmergeIssue = graphql(`
  mutation TriageIssue_Unmerge(
    $input: FlexibleTestingIssueUnmergeInput!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
  ) @repeatable {
    flexibleTestingIssueUnmerge(input: $input) {
      ...JudgedIssue
    }
  }
`);

export const ChangeSeverity = graphql(`
  mutation TriageIssue_Severity(
    $input: FlexibleTestingChangeIssueSeverityInput!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
  ) @repeatable {
    flexibleTestingChangeIssueSeverity(input: $input) {
      ...JudgedIssue
    }
  }
`);

export const TakeBackVerdict = graphql(`
  mutation TriageIssue_TakeBack(
    $input: FlexibleTestingIssuesRestoreInput!
    $issueTagsIdsEq: [ID!]
    $issueTagsIdsContains: [ID!]
    $severityIn: [Severity!]
    $testIdEq: ID
    $createdWithinDays: Int
    $itemStateEq: ItemState
    $search: String
  ) @repeatable {
    flexibleTestingIssuesRestore(input: $input) {
      successful
      result {
        ...Standing
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

export const MarkAsRead = graphql(`
  mutation TriageIssue_Read($input: FlexibleTestingMarkIssuesAsReadInput!) @repeatable @automatic {
    flexibleTestingMarkIssuesAsRead(input: $input) {
      successful
      result {
        id
        wasRead
      }
      errors {
        ...Refusal
      }
    }
  }
`);
