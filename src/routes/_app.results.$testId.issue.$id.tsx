import { createFileRoute } from '@tanstack/react-router';
import { ExportIssuesHost } from '../areas/issues/export-issues/export-issues.host.tsx';
import { IssuePageHost } from '../areas/issues/issue-page/issue-page.host.tsx';
import { TagIssueHost } from '../areas/issues/tag-issue/tag-issue.host.tsx';
import { TriageIssueHost } from '../areas/issues/triage-issue/triage-issue.host.tsx';

export const Route = createFileRoute('/_app/results/$testId/issue/$id')({ component: Issue });

function Issue() {
  const { testId, id } = Route.useParams();
  const results = `/results/${testId}`;
  return (
    <TriageIssueHost>
      <TagIssueHost>
        <ExportIssuesHost>
          <IssuePageHost
            issueId={id}
            back={{ label: 'Back to Test Run Results', href: `${results}?tab=issues` }}
            root={`${results}/issue`}
          />
        </ExportIssuesHost>
      </TagIssueHost>
    </TriageIssueHost>
  );
}
