import { graphql } from '#schema/generated/client/gql.ts';

export const ListedIssueFields = graphql(`
  fragment ListedIssue on Issue {
    id
    code
    title
    severity
    reviewedSeverity
    triageStatus
    triageReason
    wasRead
    createdAt
    issueTags {
      id
      name
    }
    issueNote {
      id
    }
    test {
      id
      name
      forceSeverityChangeBeforeAccept
    }
  }
`);

export const IssueTags = graphql(`
  query IssueDesk_Tags {
    flexibleTestingIssueTags {
      id
      name
    }
  }
`);
