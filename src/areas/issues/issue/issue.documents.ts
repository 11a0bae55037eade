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

/** What a verdict changes, with the counts of the test that follow it. */
export const StandingFields = graphql(`
  fragment Standing on Issue {
    id
    triageStatus
    triageReason
    severity
    originalId
    original {
      ...NamedOriginal
    }
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
`);

/** What a tester handed in, as it is shown. */
export const HandedInFields = graphql(`
  fragment HandedIn on Attachment {
    id
    name
    url
    mediaKind
    size
    archived
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
