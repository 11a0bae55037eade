import { graphql } from '#schema/generated/client/gql.ts';

export const ShownReproduction = graphql(`
  fragment ShownReproduction on ReproducibilityTestDetails {
    id
    status
    environment
    testerNotes
    attachments {
      ...HandedIn
    }
  }
`);

export const ShownSimilarIssue = graphql(`
  fragment ShownSimilarIssue on SimilarIssue {
    likeness
    issue {
      ...ListedIssue
    }
  }
`);

/** Of a duplicate: who reported it, with what, and where it went. */
export const ShownDuplicateFields = graphql(`
  fragment ShownDuplicate on Issue {
    ...ListedIssue
    environment
    testerCountry {
      code
      name
    }
    attachments {
      ...HandedIn
    }
    exports {
      ...ShownItem
    }
  }
`);

export const ShownItemFields = graphql(`
  fragment ShownItem on IssueExport {
    ...IssueExportRow
    destination
    place
    itemState
    itemStatus
    itemStatusSince
  }
`);

export const ReadIssueFields = graphql(`
  fragment ReadIssue on Issue {
    ...ListedIssue
    comment
    environment
    issueFields {
      code
      label
      value
    }
    additionalDetails {
      code
      label
      value
    }
    attachments {
      ...HandedIn
    }
    issueNote {
      ...ShownNote
    }
    exports {
      ...ShownItem
    }
    original {
      ...NamedOriginal
      exports {
        ...ShownItem
      }
    }
    duplicates {
      ...ShownDuplicate
    }
    testerCountry {
      code
      name
    }
    testCases {
      id
      name
    }
    test {
      id
      code
      issueCounts {
        untriaged
        accepted
        rejected
      }
      name
      testWindow {
        status
      }
    }
  }
`);

/** All that is read of an issue, in one call; the parts below the issue may fail alone. */
export const OneIssue = graphql(`
  query IssueReading_Issue($id: ID!) {
    flexibleTestingIssue(id: $id) {
      ...ReadIssue
    }
    reproducibilityTestDetails(issueId: $id) {
      ...ShownReproduction
    }
    similarIssues(issueId: $id) {
      ...ShownSimilarIssue
    }
  }
`);

export const NextIssue = graphql(`
  query IssueReading_Next($issueId: ID!, $triageStatus: TriageStatus!) {
    flexibleTestingNextIssue(issueId: $issueId, triageStatus: $triageStatus) {
      id
    }
  }
`);
