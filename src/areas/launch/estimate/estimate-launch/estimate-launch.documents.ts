import { graphql } from '#schema/generated/client/gql.ts';

export const LaunchEstimate = graphql(`
  query EstimateLaunch_Estimate($input: LaunchEstimateInput!) {
    launchEstimate(input: $input) {
      credits
      balanceAfter
      hours {
        from
        to
      }
      pastTests
      tests {
        test
        credits
        results
        hours {
          from
          to
        }
        pastTests
        groups {
          matching
          needed
        }
        levers {
          kind
          group
          dimension
          credits
          hours {
            from
            to
          }
          matching
        }
      }
    }
  }
`);

export const ApplicationLinks = graphql(`
  query EstimateLaunch_Links($urls: [String!]!) {
    applicationLinks(urls: $urls) {
      url
      state
    }
  }
`);
