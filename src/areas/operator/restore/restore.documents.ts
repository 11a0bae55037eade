import { graphql } from '#schema/generated/client/gql.ts';

export const RestoreShown = graphql(`
  fragment Operator_RestoreShown on OrganizationRestore {
    id
    state
    name
    sizeBytes
    found {
      label
      value
    }
    reason
    done
    total
    restoredId
    askedBy
    askedAt
    expiresAt
  }
`);

export const OperatorRestores = graphql(`
  query OperatorRestores {
    operatorRestores {
      ...Operator_RestoreShown
    }
  }
`);

export const BeginRestore = graphql(`
  mutation Operator_BeginRestore($input: OperatorRestoreBeginInput!) {
    operatorRestoreBegin(input: $input) {
      successful
      result {
        id
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const StartRestore = graphql(`
  mutation Operator_StartRestore($input: OperatorRestoreInput!) {
    operatorRestoreStart(input: $input) {
      successful
      result {
        ...Operator_RestoreShown
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const DiscardRestore = graphql(`
  mutation Operator_DiscardRestore($input: OperatorRestoreInput!) {
    operatorRestoreDiscard(input: $input) {
      successful
      result {
        ...Operator_RestoreShown
      }
      errors {
        ...Refusal
      }
    }
  }
`);
