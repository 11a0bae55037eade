import { LinkButton } from '#src/ui/link-button.tsx';
import { Inbox } from 'lucide-react';
import { useQuery } from 'urql';
import { WaitingCount } from './desk.documents.ts';

/** Leads a moderator to what waits, with how much it is. */
export function WaitingLink() {
  const [{ data }] = useQuery({ query: WaitingCount });
  const count = (data?.waitingResults.totalCount ?? 0) + (data?.openAssignments.length ?? 0);
  return (
    <LinkButton href="/results/waiting" icon={Inbox} kind={count > 0 ? 'primary' : 'plain'} className="self-end">
      {data === undefined ? 'Waiting for you' : `Waiting for you: ${count}`}
    </LinkButton>
  );
}
