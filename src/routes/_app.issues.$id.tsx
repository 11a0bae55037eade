import { createFileRoute } from '@tanstack/react-router';
import { IssueActsHost } from '../areas/issues/issue-acts.host.tsx';
import { IssuePageHost } from '../areas/issues/issue-page/issue-page.host.tsx';

export const Route = createFileRoute('/_app/issues/$id')({ component: Issue });

const back = { label: 'Back to All Issues', href: '/issues' };

function Issue() {
  const { id } = Route.useParams();
  return (
    <IssueActsHost>
      <IssuePageHost issueId={id} back={back} root="/issues" />
    </IssueActsHost>
  );
}
