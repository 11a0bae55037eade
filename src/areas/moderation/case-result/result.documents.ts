import { graphql } from '#schema/generated/client/gql.ts';

export const WholeResult = graphql(`
  fragment Moderation_WholeResult on CaseResult {
    id
    status
    ...CaseResultRow
    ...AttachmentRow
    actualResult
    originalActualResult
    additionalInformation
    authorSignature
    wasRead
    completedAt
    minutesSpent
    testerEnvironment {
      operatingSystemAndVersion
      browserOrDevice
    }
    testerCountry {
      code
      name
    }
    testerName
    participantId
    isPublished
    version
    otherModerators
    relatedIssues {
      ...RelatedIssueRow
      version
      url
      label
      code
      title
      severity
      existsInSystem
      reproductionSteps
      actualResults
      expectedResults
    }
    attachments {
      id
      archived
      version
      name
      url
      kind
      mediaKind
      size
    }
    caseResultStatusFieldResponseId
    stepResponses {
      id
      testCaseFieldId
      label
      value
    }
    additionalInformationResponses {
      id
      testCaseFieldId
      label
      value
    }
    latestCaseResultEditRequest {
      id
      status
      content
      createdAt
    }
    caseResultEditLogs {
      description
      timestamp
      field
      before
      after
    }
    testCase {
      id
      code
      name
      status
      isRejected
      isTestCaseLive
      prerequisites
      steps {
        id
        ordinalNumber
        instruction
        expectedResult
      }
    }
  }
`);

/** Null but for test managers. */
export const ResultLog = graphql(`
  fragment Moderation_ResultLog on CaseResult {
    id
    caseResultModerationLogs {
      eventTime
      organizationUserFullName
      organizationUserRole
      eventType
    }
  }
`);

export const CaseResultById = graphql(`
  query Moderation_Result($id: ID!, $isManager: Boolean!) {
    flexibleTestingTestCaseResult(id: $id) {
      ...Moderation_WholeResult
      ...Moderation_ResultLog @include(if: $isManager)
    }
  }
`);

export const MarkAsRead = graphql(`
  mutation Moderation_MarkAsRead($input: FlexibleTestingMarkCaseResultsAsReadInput!) @automatic {
    flexibleTestingMarkCaseResultsAsRead(input: $input) {
      successful
      result {
        id
        wasRead
      }
      errors {
        ...Refusal
      }
    }
  }
`);
