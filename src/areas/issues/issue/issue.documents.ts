import { graphql } from '#schema/generated/client/gql.ts';

/** The original of a duplicate, with those that name it. */
export const NamedOriginalFields = graphql(`
  fragment NamedOriginal on Issue {
    id
    code
    title
    duplicatesCount
    test {
      id
      name
    }
  }
`);

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
