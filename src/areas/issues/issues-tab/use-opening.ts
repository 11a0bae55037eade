import { askTogether } from '#src/cache/together.ts';
import type { Part } from '#src/cache/together.ts';
import type { VariablesOf } from '#schema/generated/client/gql.ts';
import { useEffect } from 'react';
import { createRequest, useClient } from 'urql';
import { OpenedTab } from './issues-tab.documents.ts';

export const openedParts = (variables: VariablesOf<typeof OpenedTab>): readonly Part[] => [
  { name: 'IssuesTab_Issues', variables, fields: { platformTest: 'platformTest' } },
  {
    name: 'IssueDesk_Tags',
    variables: {},
    fields: { issueItemStates: 'issueItemStates', flexibleTestingIssueTags: 'flexibleTestingIssueTags' },
  },
  { name: 'FollowExport_Jobs', variables: {}, fields: { issueExportJobs: 'issueExportJobs' } },
  { name: 'SavedViews_List', variables: { list: 'test_issues' }, fields: { savedViews: 'savedViews' } },
];

/** Asks in one call for what the tab shows when it opens; later its list is narrowed alone. */
export const useOpening = (variables: VariablesOf<typeof OpenedTab>): void => {
  const client = useClient();
  // oxlint-disable-next-line react/exhaustive-deps -- the list that the tab opens with
  useEffect(() => askTogether(createRequest(OpenedTab, variables), openedParts(variables)), [client]);
};
