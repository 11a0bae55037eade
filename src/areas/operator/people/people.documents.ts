import { graphql } from '#schema/generated/client/gql.ts';

export const OperatorPerson = graphql(`
  fragment Operator_Person on OperatorPerson {
    id
    email
    firstName
    lastName
    fullName
    role
    state
    isOperator
    isOnlyOperator
    isHeld
    isSupport
    organizationId
    organizationName
    createdAt
    lastSeenAt
    assignmentsCount
  }
`);

export const PersonAnswer = graphql(`
  fragment Operator_PersonAnswer on OperatorPersonResult {
    successful
    result {
      ...Operator_Person
    }
    secret
    errors {
      ...Refusal
    }
  }
`);

export const OperatorPeople = graphql(`
  query OperatorPeople($query: String, $organizationId: ID, $role: Role) {
    operatorPeople(query: $query, organizationId: $organizationId, role: $role) {
      ...Operator_Person
    }
  }
`);

export const InvitePerson = graphql(`
  mutation Operator_InvitePerson($input: OperatorPersonCreateInput!) {
    operatorPersonCreate(input: $input) {
      ...Operator_PersonAnswer
    }
  }
`);

export const SavePerson = graphql(`
  mutation Operator_SavePerson($input: OperatorPersonUpdateInput!) {
    operatorPersonUpdate(input: $input) {
      ...Operator_PersonAnswer
    }
  }
`);

export const RemovePerson = graphql(`
  mutation Operator_RemovePerson($input: OperatorPersonRemoveInput!) {
    operatorPersonRemove(input: $input) {
      ...Operator_PersonAnswer
    }
  }
`);

export const ForgetPerson = graphql(`
  mutation Operator_ForgetPerson($input: OperatorPersonForgetInput!) {
    operatorPersonForget(input: $input) {
      ...Operator_PersonAnswer
    }
  }
`);

export const RestorePerson = graphql(`
  mutation Operator_RestorePerson($input: OperatorPersonRestoreInput!) {
    operatorPersonRestore(input: $input) {
      ...Operator_PersonAnswer
    }
  }
`);

export const OfferPassword = graphql(`
  mutation Operator_OfferPassword($input: OperatorPasswordLinkCreateInput!) {
    operatorPasswordLinkCreate(input: $input) {
      ...Operator_PersonAnswer
    }
  }
`);

export const SignOutPerson = graphql(`
  mutation Operator_SignOutPerson($input: OperatorPersonSignOutInput!) {
    operatorPersonSignOut(input: $input) {
      ...Operator_PersonAnswer
    }
  }
`);

export const StartSupport = graphql(`
  mutation Operator_StartSupport($input: OperatorSupportSessionStartInput!) {
    operatorSupportSessionStart(input: $input) {
      ...Operator_PersonAnswer
    }
  }
`);
