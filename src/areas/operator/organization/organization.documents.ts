import { graphql } from '#schema/generated/client/gql.ts';

export const WholeOrganization = graphql(`
  fragment Operator_WholeOrganization on OperatorOrganization {
    id
    publicId
    name
    chosenName
    shortCode
    state
    hasContract
    trialFinishesAt
    flags
    featureFlags
    peopleCount
    openTestsCount
    archiveRefusal
    balance
    createdAt
    transactions {
      id
      description
      createdAt
      amount
      balanceAfterTransaction
      subject {
        id
        type
        name
      }
    }
  }
`);

export const OperatorOrganization = graphql(`
  query OperatorOrganization($id: ID!) {
    operatorOrganization(id: $id) {
      ...Operator_WholeOrganization
    }
  }
`);

export const SaveOrganization = graphql(`
  mutation Operator_SaveOrganization($input: OperatorOrganizationUpdateInput!) {
    operatorOrganizationUpdate(input: $input) {
      successful
      result {
        ...Operator_WholeOrganization
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

export const AddCredits = graphql(`
  mutation Operator_AddCredits($input: OperatorCreditsAddInput!) {
    operatorCreditsAdd(input: $input) {
      successful
      result {
        ...Operator_WholeOrganization
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

export const ArchiveOrganization = graphql(`
  mutation Operator_ArchiveOrganization($input: OperatorOrganizationArchiveInput!) {
    operatorOrganizationArchive(input: $input) {
      successful
      result {
        ...Operator_WholeOrganization
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

export const RestoreOrganization = graphql(`
  mutation Operator_RestoreOrganization($input: OperatorOrganizationRestoreInput!) {
    operatorOrganizationRestore(input: $input) {
      successful
      result {
        ...Operator_WholeOrganization
      }
      errors {
        code
        message
        path
      }
    }
  }
`);
