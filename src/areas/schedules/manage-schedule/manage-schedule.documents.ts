import { graphql } from '#schema/generated/client/gql.ts';

export const ManagedSchedule = graphql(`
  fragment ManageSchedule_Schedule on Schedule {
    ...ScheduleRow
    nextRunAt
    performedAt
    canceledAt
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
      successful
      result {
        ...ManageSchedule_Schedule
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
        ...ManageSchedule_Schedule
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
        ...ManageSchedule_Schedule
      }
      errors {
        code
        message
        path
      }
    }
  }
`);
