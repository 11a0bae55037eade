import { graphql } from '#schema/generated/client/gql.ts';

export const PublishResults = graphql(`
  mutation Publish_Results($input: PublishIssuesAndCaseResultsInput!) @repeatable {
    publishIssuesAndCaseResults(input: $input) {
      successful
      result {
        ...ParticipantRow
        issueGenerationProcessing
        issueGenerationFailed
        publishingFailReason
        publishesAt
        version
      }
      errors {
        ...Refusal
      }
    }
  }
`);
