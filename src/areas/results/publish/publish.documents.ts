import { graphql } from '#schema/generated/client/gql.ts';

export const PublishResults = graphql(`
  mutation Publish_Results($input: PublishIssuesAndCaseResultsInput!) {
    publishIssuesAndCaseResults(input: $input) {
      successful
      result {
        id
        status
        resultsPublishable
        issueGeneration
        issueGenerationProcessing
        issueGenerationFailed
        publishingFailReason
        isRemovable
        version
      }
      errors {
        code
        message
        path
      }
    }
  }
`);
