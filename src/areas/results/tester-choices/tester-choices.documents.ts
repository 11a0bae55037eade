import { graphql } from '#schema/generated/client/gql.ts';

export const TesterChoices = graphql(`
  query Testers_Choices($testId: ID!) {
    testerChoices(testId: $testId) {
      id
      kind
      wave
      groupName
      participantId
      fullName
      rankPercentile
      candidates
      replaced {
        fullName
        status
      }
      madeAt
    }
  }
`);
