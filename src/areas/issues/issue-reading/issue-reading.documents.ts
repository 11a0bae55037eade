import { graphql } from '#schema/generated/client/gql.ts';

export const ShownReproduction = graphql(`
  fragment ShownReproduction on ReproducibilityTestDetails {
    id
    status
    environment
    testerNotes
    attachments {
      id
      name
      url
      mediaKind
      size
      archived
    }
  }
`);

export const ShownSimilarIssue = graphql(`
  fragment ShownSimilarIssue on SimilarIssue {
    likeness
    issue {
      id
      code
      title
      triageStatus
      createdAt
    }
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
      id
      name
      url
      mediaKind
      size
      archived
    }
    issueNote {
      ...ShownNote
    }
    exports {
      ...IssueExportRow
      destination
      place
      itemState
      itemStatus
      itemStatusSince
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
