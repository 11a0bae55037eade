import { graphql } from '#schema/generated/client/gql.ts';

export const ImportTestRun = graphql(`
  mutation ConnectTestrail_Import($input: ImportTestCasesFromTestrailTestRunInput!) {
    importTestCasesFromTestrailTestRun(input: $input) {
      successful
      result {
        section
        code
        name
        prerequisites
        steps {
          instruction
          expectedResult
        }
        additionalInformation {
          code
          value
        }
        tags
      }
      errors {
        ...Refusal
      }
    }
  }
`);
