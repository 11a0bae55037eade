import { Archives } from '#src/archives.host.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { AskArchive, CancelArchive, OrganizationArchives } from './archives.documents.ts';

/** The tab where customers take the data of their organization along. */
export function OrganizationArchivesHost() {
  const { client } = usePortal();
  const { organization, role } = useViewer();
  const read = async () => {
    const { data, error } = await client.query(OrganizationArchives, {}, { requestPolicy: 'network-only' }).toPromise();
    if (data === undefined) throw error ?? new Error('the archives were not told');
    return data.organizationArchives;
  };
  return role === 'customer' ? (
    <Archives organizationId={organization.id} by="customer" read={read} ask={AskArchive} cancel={CancelArchive}>
      An archive holds what you may read of your organization: tests, results, issues, chats and files, as JSON, CSV and as they were sent.
      Addresses of testers, passwords and credentials are not in it; your private drafts are, those of colleagues are not.
    </Archives>
  ) : (
    <EmptyState title="Customers ask for the data of their organization here">
      An operator archives any organization at their desk.
    </EmptyState>
  );
}
