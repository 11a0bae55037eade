import { Archives } from '#src/archives.host.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { AskArchive, CancelArchive, OrganizationArchives } from './archives.documents.ts';

/** The tab where the data of the organization is taken along: what its customers read, by them and by test managers. */
export function OrganizationArchivesHost() {
  const { client } = usePortal();
  const { organization, role } = useViewer();
  const read = async () => {
    const { data, error } = await client.query(OrganizationArchives, {}, { requestPolicy: 'network-only' }).toPromise();
    if (data === undefined) throw error ?? new Error('the archives were not told');
    return data.organizationArchives;
  };
  return (
    <Archives organizationId={organization.id} by={role} read={read} ask={AskArchive} cancel={CancelArchive}>
      An archive holds what customers may read of the organization: tests, results, issues, chats and files, as JSON, CSV and as they were
      sent. Addresses of testers, passwords and credentials are not in it; your private drafts are, those of colleagues are not.
    </Archives>
  );
}
