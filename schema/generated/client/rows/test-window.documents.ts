import type { TestWindowRow } from '#machines/lifecycles/test-window/test-window.types.ts';
import { graphql } from '../gql.ts';
import type { TestWindowRowFragment } from '../graphql.ts';

export const TestWindowAsked = graphql(`
  fragment TestWindowRow on FlexibleTestingTest {
    id
    testWindow {
      status
    }
  }
`);

/** What the chart asks of a FlexibleTestingTest, from what the API shows of it. */
export const testWindowRowOf = (from: TestWindowRowFragment): TestWindowRow => ({
  windowStatus: from.testWindow.status,
  kind: 'supervised',
  scheduleAt: null,
  openedAt: null,
  plannedEndAt: null,
  closedAt: null,
  cancelledAt: null,
  isUnapproved: false,
});

/** The fields of a FlexibleTestingTest that show columns of its chart. */
export const testWindowFields = {  } as const;
