import { graphql } from '#schema/generated/client/gql.ts';

export const OpenAssignments = graphql(`
  query ModerationDesk_OpenAssignments {
    openAssignments {
      id
      status
      testId
      testName
      assignedAt
    }
  }
`);

export const ModerationLoad = graphql(`
  query ModerationDesk_Load {
    moderationLoad {
      waitingResultsCount
      unassignedResultsCount
      days {
        startsAt
        handedInResultsCount
        waitingResultsCount
      }
      moderators {
        id
        fullName
        waitingResultsCount
        waitingSince
      }
    }
  }
`);

export const ModerationShift = graphql(`
  query ModerationDesk_Shift {
    moderationShift {
      all
      failed
      edited
      evidence
      plain
      tests {
        id
        code
        name
        waiting
      }
      judged
      since
    }
  }
`);

export const ApproveResults = graphql(`
  mutation ApprovePasses_Send($input: ApproveResultsInput!) @repeatable {
    approveResults(input: $input) {
      successful
      result {
        id
        moderationStatus
        version
      }
      outcomes {
        caseResultId
        version
        refusal {
          ...Refusal
        }
      }
      errors {
        ...Refusal
      }
    }
  }
`);
