import { graphql } from '#schema/generated/client/gql.ts';

export const TestCaseById = graphql(`
  query TestCase_Page($id: ID!) {
    flexibleTestingTestCase(id: $id) {
      id
      code
      name
      section
      status
      isRejected
      isTestCaseLive
      prerequisites
      resultsCount
      caseResultsLimit
      feedback
      tags
      steps {
        id
        ordinalNumber
        instruction
        expectedResult
      }
      additionalInformationFields {
        id
        label
      }
      completedCaseResults {
        id
        status
        isRejected
        wasRead
        completedAt
        minutesSpent
        foundIssues {
          id
        }
        testerName
        testerCountry {
          code
          name
        }
      }
      test {
        id
        name
        code
        activityType
        testGoal
        inScope
        outOfScope
        testStats {
          testCasesTotalCount
        }
      }
    }
    caseFeedbackGuidanceMessages
  }
`);
