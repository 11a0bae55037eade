import { graphql } from '#schema/generated/client/gql.ts';

export const LaunchAllowance = graphql(`
  query LaunchAllowance {
    launchAllowance {
      testsPerHour
      testsLeft
      freed {
        at
        tests
      }
      credits {
        balance
        held
        mayOverdraw
      }
      rules {
        id
        approvalAbove
        monthlyBudget
        spent
        held
        month
        approvers {
          id
          name
        }
      }
    }
  }
`);
