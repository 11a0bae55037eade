import { graphql } from '#schema/generated/client/gql.ts';

export const CalendarQuery = graphql(`
  query Calendar($from: DateTime!, $to: DateTime!) {
    calendar(from: $from, to: $to) {
      tests {
        __typename
        ... on AdvancedTestRequest {
          id
          code
          name
          createdAt
          testWindow {
            status
            scheduleAt
            plannedEndAt
          }
          schedule {
            ...ManageSchedule_Schedule
          }
        }
        ... on FlexibleTestingTest {
          id
          code
          name
          createdAt
          testWindow {
            status
            scheduleAt
            plannedEndAt
          }
        }
      }
      publishing {
        testId
        code
        name
        at
        testers
      }
    }
  }
`);

export const MoveRun = graphql(`
  mutation Calendar_MoveRun($input: MoveScheduleRunInput!) {
    moveScheduleRun(input: $input) {
      ...ManageSchedule_Answer
    }
  }
`);

export const RestoreRun = graphql(`
  mutation Calendar_RestoreRun($input: RestoreScheduleRunInput!) {
    restoreScheduleRun(input: $input) {
      ...ManageSchedule_Answer
    }
  }
`);

export const PauseSchedule = graphql(`
  mutation Calendar_Pause($input: ScheduleRestInput!) {
    pauseSchedule(input: $input) {
      ...ManageSchedule_Answer
    }
  }
`);

export const ResumeSchedule = graphql(`
  mutation Calendar_Resume($input: ScheduleRestInput!) {
    resumeSchedule(input: $input) {
      ...ManageSchedule_Answer
    }
  }
`);
