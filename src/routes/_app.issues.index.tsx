import { createFileRoute } from '@tanstack/react-router';
import { AllIssuesHost } from '../areas/issues/all-issues/all-issues.host.tsx';
import { readIssueSearch, writeIssueSearch } from '../areas/issues/issue-desk/issue-address.rules.ts';

export const Route = createFileRoute('/_app/issues/')({
  validateSearch: (search) => writeIssueSearch(readIssueSearch(search)),
  component: AllIssuesHost,
});
