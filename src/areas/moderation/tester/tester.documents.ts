import { graphql } from '#schema/generated/client/gql.ts';

/** Null but for test managers. */
export const ModerationLog = graphql(`
  fragment Moderation_Log on Participant {
    id
    moderationLogs {
      eventTime
      organizationUserFullName
      organizationUserRole
      eventType
      testCase {
        id
        name
      }
    }
  }
`);

export const TesterOfTest = graphql(`
  query Tester_Participant($id: ID
    $testerId: ID
    $testId: ID!
    $isManager: Boolean!) {
    testParticipant(id: $id, testerId: $testerId, testId: $testId) {
      ...ParticipantRow
      ...Moderation_Claim
      testerId
      email
      fullName
      country {
        code
        name
      }
      invitedAt
      joinedAt
      finishedAt
      completedCasesCount
      hasReportedIssue
      reportedIssuesCount
      numberOfPendingIssueModerations
      numberOfPendingResultModerations
      numberOfPendingEditRequests
      moderationStatus
      issueGenerationProcessing
      issueGenerationFailed
      publishingFailReason
      publishesAt
      suspectedMassPassing
      hourlyCaseFieldCompletionRate
      massPassing {
        resultsCount
        passedCount
        fieldsCount
        peersCount
        peersHourlyRate
      }
      browserOrDevice
      operatingSystemAndVersion
      version
      test {
        id
        name
        code
        type
        communityTestManagersEnabled
      }
      assignedCases {
        id
        name
        code
        section
        caseResult {
          id
          status
          moderationStatus
          isRejected
          wasRead
          completedAt
          hasOpenCaseResultEditRequest
          relatedIssues {
            id
            moderationStatus
            known
          }
          latestCaseResultEditRequest {
            id
            status
            createdAt
          }
          testCase {
            id
            tags
          }
        }
      }
      chatChannels {
        id
        externalId
        chatType
        status
        unreadCount
      }
      ...Moderation_Log @include(if: $isManager)
    }
  }
`);

/** The testers of a test with what waits of each. */
export const TestersWaiting = graphql(`
  query TesterModeration_Waiting($testId: ID!) {
    platformTest(id: $testId) {
      __typename
      ... on FlexibleTestingTest {
        id
        selectionRequirementsGroups {
          id
          participants {
            id
            fullName
            numberOfPendingResultModerations
          }
        }
      }
    }
  }
`);
