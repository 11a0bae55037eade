import { graphql } from '#schema/generated/client/gql.ts';

/** Without what is the reader's own, such as unread messages, so that it is read once for everybody. */
export const ChangedParticipant = graphql(`
  fragment Changed_Participant on Participant {
    ...ParticipantRow
    moderationClaim {
      name
      ...ModerationClaimRow
    }
    testerId
    fullName
    groupId
    country {
      code
      name
    }
    invitedAt
    joinedAt
    finishedAt
    completedCasesCount
    reportedIssuesCount
    hasReportedIssue
    highestSeverity
    moderationStatus
    numberOfPendingIssueModerations
    numberOfPendingResultModerations
    numberOfPendingEditRequests
    issueGenerationProcessing
    issueGenerationFailed
    publishingFailReason
    publishesAt
    isActiveInTestCasesExecution
    lastCaseResultCompletedAt
    version
  }
`);

export const ChangedTest = graphql(`
  fragment Changed_Test on FlexibleTestingTest {
    ...TestWindowRow
    code
    name
    type
    url
    parentTestId
    testWindow {
      ...WholeWindow
    }
    communityTestManagersEnabled
    parentTest {
      id
      code
      name
      url
      testStats {
        ...ListedStats
      }
    }
    testerSessionsCount
    testStats {
      testCasesTotalCount
      ...ListedStats
    }
    issueCounts {
      untriaged
      accepted
      rejected
    }
    openBlockersCount @include(if: $isStaff)
    selectionRequirementsGroups @include(if: $isStaff) {
      id
      status
      numberOfApprovedResults
      numberOfAssignedCases
      numberOfResultsNeeded
      numberOfPublishedResults
      numberOfPublishableTesters
      numberOfTestersWithResults
    }
  }
`);

export const SomethingChanged = graphql(`
  subscription Shell_Changed($isStaff: Boolean!) {
    changed {
      number
      topic
      testId
      entityId
      idempotencyKey
      issue {
        ...ListedIssue
      }
      issueTag {
        id
        name
        attachedToIssuesCount
      }
      issueStats {
        newIssuesCount
        acceptedIssuesCount
        rejectedIssuesCount
      }
      reproduction {
        ...ShownReproduction
      }
      participant @include(if: $isStaff) {
        ...Changed_Participant
      }
      caseResult @include(if: $isStaff) {
        ...CaseResultRow
        status
        wasRead
        completedAt
        isPublished
        version
        participantId
        testCase {
          id
          status
          isRejected
          isTestCaseLive
        }
      }
      blocker @include(if: $isStaff) {
        ...BlockerRow
        name
        createdAt
      }
      test {
        __typename
        ... on AdvancedTestRequest {
          id
          code
          name
          url
          testWindow {
            ...WholeWindow
          }
          testStats {
            ...ListedStats
          }
        }
        ...Changed_Test
      }
    }
  }
`);
