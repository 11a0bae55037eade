import { graphql } from '#schema/generated/client/gql.ts';

export const ShownGuide = graphql(`
  fragment Guide_Shown on FirstSteps {
    id
    name
    done
    organizationId
    kept {
      id
      isPutAway
    }
  }
`);

export const OwnGuide = graphql(`
  query Guide_Own {
    firstSteps {
      ...Guide_Shown
    }
  }
`);

export const OperatorGuide = graphql(`
  query Guide_Operator {
    operatorFirstSteps {
      ...Guide_Shown
    }
  }
`);

export const PutGuideAway = graphql(`
  mutation Guide_PutAway($input: GuidePutAwayInput!) {
    guidePutAway(input: $input) {
      successful
      result {
        id
        name
        isPutAway
      }
      errors {
        ...Refusal
      }
    }
  }
`);
