import { createFileRoute } from '@tanstack/react-router';
import { AllIssuesHost } from '../areas/issues/all-issues/all-issues.host.tsx';
import { keptOfIssues, readIssueSearch, writeIssueSearch } from '../areas/issues/issue/issue-address.rules.ts';
import { SavedViews } from './-saved-views.tsx';

export const Route = createFileRoute('/_app/issues/')({
  validateSearch: (search) => writeIssueSearch(readIssueSearch(search)),
  component: () => <AllIssuesHost views={<SavedViews list="issues" keep={keptOfIssues} />} />,
});
