import { graphql } from '#schema/generated/client/gql.ts';

export const InstallationCondition = graphql(`
  query OperatorInstallation {
    operatorInstallation {
      version
      node
      postgres
      migration
      startedAt
      databaseBytes
      fileBytes
      files
      mailServer
      outboxAge
      jobAge
      diskFree
      diskSize
      backedUpAt
      virusScanner {
        place
        answers
      }
      replica {
        place
        state
        lag
      }
      masterKeyChange {
        isDone
        looked
        of
      }
      queues {
        name
        waiting
        running
        failed
      }
      failedJobs {
        id
        queue
        organizationName
        message
        attempts
        failedAt
      }
      integrations {
        id
        code
        organizationName
        state
        checkedAt
      }
    }
  }
`);

export const RetryJob = graphql(`
  mutation Operator_RetryJob($input: OperatorJobRetryInput!) {
    operatorJobRetry(input: $input) {
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
