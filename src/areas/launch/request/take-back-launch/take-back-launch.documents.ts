import { graphql } from '#schema/generated/client/gql.ts';

export const TakeBackLaunch = graphql(`
  mutation TakeBackLaunch_TakeBack($input: TakeBackLaunchInput!) {
    takeBackLaunch(input: $input) {
      successful
      result {
        id
        version
        state
        testId
      }
      errors {
        ...Refusal
      }
    }
  }
`);
