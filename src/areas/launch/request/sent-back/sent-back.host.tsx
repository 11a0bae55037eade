import { approvalAddress } from '#schema/vocabulary/launch/approval.ts';
import { Banner } from '#src/ui/banner.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useQuery } from 'urql';
import { SentBack } from './sent-back.documents.ts';

/** The word with which a draft was sent back, until it is sent again. */
export default function SentBackHost({ draftId }: { readonly draftId: string }) {
  const [{ data }] = useQuery({ query: SentBack, requestPolicy: 'cache-and-network' });
  const sentBack = data?.launchDrafts.find(({ id }) => id === draftId)?.sentBack ?? null;
  if (sentBack === null) return null;
  return (
    <Banner
      hue="warning"
      title={`${sentBack.decidedBy ?? 'Somebody'} sent this request back.`}
      action={
        <LinkButton size="small" href={approvalAddress(sentBack.id)}>
          Open
        </LinkButton>
      }
    >
      {sentBack.word}
    </Banner>
  );
}
