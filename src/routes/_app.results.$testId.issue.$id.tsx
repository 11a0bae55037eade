import { createFileRoute } from '@tanstack/react-router';
import { ExportIssuesHost } from '../areas/issues/export-issues/export-issues.host.tsx';
import { IssuePageHost } from '../areas/issues/issue-page/issue-page.host.tsx';
import { TriageIssueHost } from '../areas/issues/triage-issue/triage-issue.host.tsx';
import { NotesHost } from '../areas/issues/write-note/notes.host.tsx';

export const Route = createFileRoute('/_app/results/$testId/issue/$id')({ component: Issue });

function Issue() {
  const { testId, id } = Route.useParams();
  const results = `/results/${testId}`;
  return (
    <TriageIssueHost>
      <ExportIssuesHost>
        <NotesHost>
          <IssuePageHost
            issueId={id}
            back={{ label: 'Back to Test Run Results', href: `${results}?tab=issues` }}
            root={`${results}/issue`}
          />
        </NotesHost>
      </ExportIssuesHost>
    </TriageIssueHost>
  );
}
