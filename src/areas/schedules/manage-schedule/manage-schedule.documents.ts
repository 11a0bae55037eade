import { graphql } from '#schema/generated/client/gql.ts';

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
          id
          nextRunAt
          performedAt
          canceledAt
          recurringDay
          recurringTime
          userTimezone
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
          id
          nextRunAt
          performedAt
          canceledAt
          recurringDay
          recurringTime
          userTimezone
        }
      }
    }
  }
`);

export const UpdateSchedule = graphql(`
  mutation ManageSchedule_Update($input: UpdateScheduleInput!) {
    updateSchedule(input: $input) {
      successful
      result {
        id
        nextRunAt
        performedAt
        canceledAt
        recurringDay
        recurringTime
        userTimezone
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

export const SkipNextRun = graphql(`
  mutation ManageSchedule_Skip($input: ScheduleReasonInput!) {
    skipNextScheduleRun(input: $input) {
      successful
      result {
        id
        nextRunAt
        performedAt
        canceledAt
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

export const CancelSchedule = graphql(`
  mutation ManageSchedule_Cancel($input: ScheduleReasonInput!) {
    cancelSchedule(input: $input) {
      successful
      result {
        id
        nextRunAt
        performedAt
        canceledAt
      }
      errors {
        code
        message
        path
      }
    }
  }
`);
