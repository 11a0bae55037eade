import { createFileRoute } from '@tanstack/react-router';
import { IssueActsHost } from '../areas/issues/issue-acts.host.tsx';
import { IssuePageHost } from '../areas/issues/issue-page/issue-page.host.tsx';

export const Route = createFileRoute('/_app/results/$testId/issue/$id')({ component: Issue });

function Issue() {
  const { testId, id } = Route.useParams();
  const results = `/results/${testId}`;
  return (
    <IssueActsHost>
      <IssuePageHost issueId={id} back={{ label: 'Back to Test Run Results', href: `${results}?tab=issues` }} root={`${results}/issue`} />
    </IssueActsHost>
  );
}
