import type { AutomaticManagementRow } from '#machines/lifecycles/automatic-management/automatic-management.types.ts';
import { graphql } from '../gql.ts';
import type { AutomaticManagementRowFragment } from '../graphql.ts';

export const AutomaticManagementAsked = graphql(`
  fragment AutomaticManagementRow on FlexibleTestingTest {
    id
    automaticTesterManagementEnabled
    supportsAutomaticTesterManagement
  }
`);

/** What the chart asks of a FlexibleTestingTest, from what the API shows of it. */
export const automaticManagementRowOf = (from: AutomaticManagementRowFragment): AutomaticManagementRow => ({
  automaticTesterManagementEnabled: from.automaticTesterManagementEnabled,
  automaticTesterManagementDisabledReason: null,
  supportsAutomaticTesterManagement: from.supportsAutomaticTesterManagement,
});

/** The fields of a FlexibleTestingTest that show columns of its chart. */
export const automaticManagementFields = { automaticTesterManagementEnabled: 'automaticTesterManagementEnabled', supportsAutomaticTesterManagement: 'supportsAutomaticTesterManagement' } as const;
