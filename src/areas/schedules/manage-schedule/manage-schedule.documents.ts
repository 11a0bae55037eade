import { graphql } from '#schema/generated/client/gql.ts';

export const ManagedSchedule = graphql(`
  fragment ManageSchedule_Schedule on Schedule {
    ...ScheduleRow
    runChanges {
      at
      to
    }
    nextRunAt
    performedAt
    canceledAt
  }
`);

export const ScheduleAnswer = graphql(`
  fragment ManageSchedule_Answer on ScheduleResult {
    successful
    result {
      ...ManageSchedule_Schedule
    }
    version
    errors {
      ...Refusal
    }
  }
`);

export const ScheduledTest = graphql(`
  query ManageSchedule_Test($testId: ID!) {
    platformTest(id: $testId) {
      __typename
      ... on AdvancedTestRequest {
        id
        code
        name
        testWindow {
          status
        }
        schedule {
          ...ManageSchedule_Schedule
        }
      }
      ... on FlexibleTestingTest {
        id
        code
        name
        testWindow {
          status
        }
        schedule {
          ...ManageSchedule_Schedule
        }
      }
    }
  }
`);

export const UpdateSchedule = graphql(`
  mutation ManageSchedule_Update($input: UpdateScheduleInput!) {
    updateSchedule(input: $input) {
      ...ManageSchedule_Answer
    }
  }
`);

export const SkipNextRun = graphql(`
  mutation ManageSchedule_Skip($input: SkipScheduleRunInput!) {
    skipNextScheduleRun(input: $input) {
      ...ManageSchedule_Answer
    }
  }
`);

export const CancelSchedule = graphql(`
  mutation ManageSchedule_Cancel($input: ScheduleReasonInput!) {
    cancelSchedule(input: $input) {
      ...ManageSchedule_Answer
    }
  }
`);
