import { graphql } from '#schema/generated/client/gql.ts';

export const JudgedIssueFields = graphql(`
  fragment JudgedIssue on IssueChange {
    successful
    version
    result {
      id
      triageStatus
      triageReason
      severity
      version
      issuesCount
      triagedIssuesCount
      test {
        id
        issueCounts {
          untriaged
          accepted
          rejected
        }
      }
    }
    errors {
      ...Refusal
    }
  }
`);

export const AcceptIssue = graphql(`
  mutation TriageIssue_Accept($input: FlexibleTestingIssueAcceptInput!) @repeatable {
    flexibleTestingIssueAccept(input: $input) {
      ...JudgedIssue
    }
  }
`);

export const RejectIssue = graphql(`
  mutation TriageIssue_Reject($input: FlexibleTestingIssueRejectInput!) @repeatable {
    flexibleTestingIssueReject(input: $input) {
      ...JudgedIssue
    }
  }
`);

export const UntriageIssue = graphql(`
  mutation TriageIssue_Untriage($input: FlexibleTestingIssueUntriageInput!) @repeatable {
    flexibleTestingIssueUntriage(input: $input) {
      ...JudgedIssue
    }
  }
`);

export const ChangeSeverity = graphql(`
  mutation TriageIssue_Severity($input: FlexibleTestingChangeIssueSeverityInput!) @repeatable {
    flexibleTestingChangeIssueSeverity(input: $input) {
      ...JudgedIssue
    }
  }
`);

export const TakeBackVerdict = graphql(`
  mutation TriageIssue_TakeBack($input: FlexibleTestingIssuesRestoreInput!) @repeatable {
    flexibleTestingIssuesRestore(input: $input) {
      successful
      result {
        id
        triageStatus
        triageReason
        severity
        version
        issuesCount
        triagedIssuesCount
        test {
          id
          issueCounts {
            untriaged
            accepted
            rejected
          }
        }
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const MarkAsRead = graphql(`
  mutation TriageIssue_Read($input: IssueInput!) @repeatable @automatic {
    flexibleTestingMarkIssueAsRead(input: $input) {
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
