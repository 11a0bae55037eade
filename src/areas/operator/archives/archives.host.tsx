import { Archives } from '#src/archives.host.tsx';
import { usePortal } from '#src/viewer.tsx';
import { AskArchive, CancelArchive, OperatorArchives } from './archives.documents.ts';

/** Everything of an organization in one file, which another installation restores. */
export function OperatorArchivesHost({ organizationId }: { readonly organizationId: string }) {
  const { client } = usePortal();
  const read = async () => {
    const { data, error } = await client.query(OperatorArchives, { organizationId }, { requestPolicy: 'network-only' }).toPromise();
    if (data === undefined) throw error ?? new Error('the archives were not told');
    return data.operatorArchives;
  };
  return (
    <Archives organizationId={organizationId} by="operator" read={read} ask={AskArchive} cancel={CancelArchive}>
      An archive holds everything of this organization, names of testers and private chats included, and is restored into another
      installation. Passwords, credentials and keys are not in it.
    </Archives>
  );
}
