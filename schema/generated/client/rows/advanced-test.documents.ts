import type { AdvancedTestRow } from '#machines/lifecycles/advanced-test/advanced-test.types.ts';
import { graphql } from '../gql.ts';
import type { AdvancedTestRowFragment } from '../graphql.ts';

export const AdvancedTestAsked = graphql(`
  fragment AdvancedTestRow on RequestedTest {
    id
    autoLaunchStatus
    launchedTestId
    isUnapproved
  }
`);

/** What the chart asks of a RequestedTest, from what the API shows of it. */
export const advancedTestRowOf = (from: AdvancedTestRowFragment): AdvancedTestRow => ({
  autoLaunchStatus: from.autoLaunchStatus,
  launchedTestId: from.launchedTestId ?? null,
  failedConditions: [],
  autoLaunchingEnabled: false,
  isUnapproved: from.isUnapproved,
});

/** The fields of a RequestedTest that show columns of its chart. */
export const advancedTestFields = { autoLaunchStatus: 'autoLaunchStatus', launchedTestId: 'launchedTestId', isUnapproved: 'isUnapproved' } as const;
