import { graphql } from '#schema/generated/client/gql.ts';

export const ShownExport = graphql(`
  fragment ShownExport on IssueExport {
    ...IssueExportRow
    destination
    place
    issue {
      id
      code
      title
    }
  }
`);

export const ShownExportJob = graphql(`
  fragment ShownExportJob on IssueExportJob {
    id
    destination
    place
    isAutomatic
    startedBy
    createdAt
    finishedAt
    isDisconnected
    restsUntil
    exports {
      ...ShownExport
    }
  }
`);

export const IssueExportAnswer = graphql(`
  fragment IssueExport_Answer on IssueExportResult {
    successful
    result {
      ...ShownExportJob
    }
    errors {
      ...Refusal
    }
  }
`);

export const ExportJob = graphql(`
  query FollowExport_Job($id: ID!) {
    issueExportJob(id: $id) {
      ...ShownExportJob
    }
  }
`);

export const ExportJobs = graphql(`
  query FollowExport_Jobs {
    issueExportJobs {
      ...ShownExportJob
    }
  }
`);

export const CancelExports = graphql(`
  mutation FollowExport_Cancel($input: IssueExportsInput!) {
    cancelIssueExports(input: $input) {
      ...IssueExport_Answer
    }
  }
`);

export const RetryExports = graphql(`
  mutation FollowExport_Retry($input: IssueExportsInput!) {
    retryIssueExports(input: $input) {
      ...IssueExport_Answer
    }
  }
`);
