import { graphql } from '#schema/generated/client/gql.ts';

export const ListedIssueFields = graphql(`
  fragment ListedIssue on Issue {
    id
    version
    code
    title
    ...IssueRow
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
    }
  }
`);

export const IssueTags = graphql(`
  query IssueDesk_Tags {
    issueItemStates
    flexibleTestingIssueTags {
      id
      name
    }
  }
`);
