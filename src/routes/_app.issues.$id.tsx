import { createFileRoute } from '@tanstack/react-router';
import { ExportIssuesHost } from '../areas/issues/export-issues/export-issues.host.tsx';
import { IssuePageHost } from '../areas/issues/issue-page/issue-page.host.tsx';
import { TagIssueHost } from '../areas/issues/tag-issue/tag-issue.host.tsx';
import { TriageIssueHost } from '../areas/issues/triage-issue/triage-issue.host.tsx';

export const Route = createFileRoute('/_app/issues/$id')({ component: Issue });

const back = { label: 'Back to All Issues', href: '/issues' };

function Issue() {
  const { id } = Route.useParams();
  return (
    <TriageIssueHost>
      <TagIssueHost>
        <ExportIssuesHost>
          <IssuePageHost issueId={id} back={back} root="/issues" />
        </ExportIssuesHost>
      </TagIssueHost>
    </TriageIssueHost>
  );
}
