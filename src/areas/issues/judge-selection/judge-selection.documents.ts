import { graphql } from '#schema/generated/client/gql.ts';

export const JudgedIssuesFields = graphql(`
  fragment JudgedIssues on IssuesChange {
    successful
    result {
      id
      triageStatus
      triageReason
      severity
      version
      test {
        id
        issueCounts {
          untriaged
          accepted
          rejected
        }
      }
    }
    outcomes {
      issueId
      changed
      version
      before {
        triageStatus
        triageReason
        severity
      }
      refusal {
        message
      }
    }
    errors {
      ...Refusal
    }
  }
`);

export const AcceptIssues = graphql(`
  mutation JudgeSelection_Accept($input: FlexibleTestingIssuesAcceptInput!) {
    flexibleTestingIssuesAccept(input: $input) {
      ...JudgedIssues
    }
  }
`);

export const RejectIssues = graphql(`
  mutation JudgeSelection_Reject($input: FlexibleTestingIssuesRejectInput!) {
    flexibleTestingIssuesReject(input: $input) {
      ...JudgedIssues
    }
  }
`);

export const ChangeSeverities = graphql(`
  mutation JudgeSelection_Severity($input: FlexibleTestingChangeIssuesSeverityInput!) {
    flexibleTestingChangeIssuesSeverity(input: $input) {
      ...JudgedIssues
    }
  }
`);

export const RestoreIssues = graphql(`
  mutation JudgeSelection_Restore($input: FlexibleTestingIssuesRestoreInput!) {
    flexibleTestingIssuesRestore(input: $input) {
      ...JudgedIssues
    }
  }
`);

export const TagIssues = graphql(`
  mutation JudgeSelection_Tags($input: FlexibleTestingIssuesUpdateTagsInput!) {
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
