import { graphql } from '#schema/generated/client/gql.ts';

export const ShownRules = graphql(`
  fragment ShownRules on LaunchRules {
    id
    version
    approvalAbove
    monthlyBudget
    timeZone
    month
    spent
    held
    waiting
    approvers {
      id
      name
    }
  }
`);

export const LaunchRules = graphql(`
  query CreditUsage_Rules {
    launchRules {
      ...ShownRules
    }
  }
`);

export const Approvers = graphql(`
  query CreditUsage_Approvers {
    getOrganizationUsers {
      id
      fullName
      role
      state
    }
  }
`);

export const SetLaunchRules = graphql(`
  mutation CreditUsage_SetRules($input: LaunchRulesInput!) {
    launchRulesUpdate(input: $input) {
      successful
      result {
        ...ShownRules
      }
      errors {
        ...Refusal
      }
    }
  }
`);
