import { graphql } from '#schema/generated/client/gql.ts';

export const WholeWindow = graphql(`
  fragment WholeWindow on TestWindow {
    status
    openedAt
    scheduleAt
    plannedEndAt
    closedAt
    cancelledAt
  }
`);

export const ShownWindow = graphql(`
  fragment ShownWindow on TestWindow {
    status
    scheduleAt
    plannedEndAt
    closedAt
    cancelledAt
  }
`);

export const ListedStats = graphql(`
  fragment ListedStats on TestStats {
    issuesTotalCount
    caseStatusCounts {
      status
      count
    }
    resultCounts {
      kind
      count
    }
  }
`);
