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
    launchesPerHour
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

export const OrganizationAnswer = graphql(`
  fragment Operator_OrganizationAnswer on OperatorOrganizationResult {
    successful
    result {
      ...Operator_WholeOrganization
    }
    errors {
      ...Refusal
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
      ...Operator_OrganizationAnswer
    }
  }
`);

export const AddCredits = graphql(`
  mutation Operator_AddCredits($input: OperatorCreditsAddInput!) {
    operatorCreditsAdd(input: $input) {
      ...Operator_OrganizationAnswer
    }
  }
`);

export const ArchiveOrganization = graphql(`
  mutation Operator_ArchiveOrganization($input: OperatorOrganizationArchiveInput!) {
    operatorOrganizationArchive(input: $input) {
      ...Operator_OrganizationAnswer
    }
  }
`);

export const RestoreOrganization = graphql(`
  mutation Operator_RestoreOrganization($input: OperatorOrganizationRestoreInput!) {
    operatorOrganizationRestore(input: $input) {
      ...Operator_OrganizationAnswer
    }
  }
`);
