import { graphql } from '#schema/generated/client/gql.ts';

export const ShownReport = graphql(`
  fragment ShownReport on SharedReport {
    id
    title
    state
    parts
    issues
    chosenCount
    leavesOut
    madeBy
    createdAt
    expiresAt
    endedAt
    openedCount
    lastOpenedAt
    lastOpenedFrom
    lastOpenedWith
  }
`);

export const SharedReports = graphql(`
  query SharedReports($testId: ID!) {
    sharedReports(testId: $testId) {
      ...ShownReport
    }
  }
`);

export const IssuesToShare = graphql(`
  query IssuesToShare($testId: ID!, $search: String) {
    flexibleTestingIssues(testIdEq: $testId, search: $search, first: 100, sort: { field: created_at, direction: ascending }) {
      edges {
        node {
          id
          code
          title
          severity
          triageStatus
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`);

export const CreateSharedReport = graphql(`
  mutation CreateSharedReport($input: SharedReportCreateInput!) {
    sharedReportCreate(input: $input) {
      successful
      result {
        ...ShownReport
      }
      secret
      errors {
        ...Refusal
      }
    }
  }
`);

export const RevokeSharedReport = graphql(`
  mutation RevokeSharedReport($input: SharedReportRevokeInput!) {
    sharedReportRevoke(input: $input) {
      successful
      result {
        ...ShownReport
      }
      errors {
        ...Refusal
      }
    }
  }
`);
