import { graphql } from '#schema/generated/client/gql.ts';

export const ShownModerationClaim = graphql(`
  fragment Moderation_Claim on Participant {
    id
    moderationClaim {
      name
      ...ModerationClaimRow
    }
  }
`);

export const TakeTester = graphql(`
  mutation ClaimTester_Take($input: ModerationClaimInput!) @repeatable {
    moderationClaimTake(input: $input) {
      successful
      result {
        ...Moderation_Claim
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const TakeOverTester = graphql(`
  mutation ClaimTester_TakeOver($input: ModerationClaimTakeOverInput!) @repeatable {
    moderationClaimTakeOver(input: $input) {
      successful
      result {
        ...Moderation_Claim
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const ReleaseTester = graphql(`
  mutation ClaimTester_Release($input: ModerationClaimInput!) @repeatable {
    moderationClaimRelease(input: $input) {
      successful
      result {
        ...Moderation_Claim
      }
      errors {
        ...Refusal
      }
    }
  }
`);
