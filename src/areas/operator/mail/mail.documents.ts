import { graphql } from '#schema/generated/client/gql.ts';

export const LoggedMail = graphql(`
  fragment Operator_LoggedMail on OperatorMail {
    id
    organizationName
    kind
    recipient
    subject
    state
    attempts
    message
    createdAt
    sentAt
    isResendable
  }
`);

export const OperatorMails = graphql(`
  query OperatorMails($query: String) {
    operatorMails(query: $query) {
      ...Operator_LoggedMail
    }
    operatorInstallation {
      mailServer
    }
  }
`);

export const ResendMail = graphql(`
  mutation Operator_ResendMail($input: OperatorMailResendInput!) {
    operatorMailResend(input: $input) {
      successful
      result {
        ...Operator_LoggedMail
      }
      errors {
        ...Refusal
      }
    }
  }
`);
