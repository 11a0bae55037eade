import { creditsWords } from '#schema/rules/credits.ts';
import { waitWords } from '#schema/rules/launch/approval.ts';
import { approvalAddress } from '#schema/vocabulary/launch/approval.ts';
import type { ShownApprovalFragment } from '#schema/generated/client/graphql.ts';
import { absent } from '#src/cache/call.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { TestApproval } from './launch-approval.documents.ts';

const things = { request: 'This request', run: 'A run of this request', test: 'A test of this request' } as const;

type ApprovalBannerProps = { readonly approval: ShownApprovalFragment };

/** That something was not launched: for whom it waits, or with which word it was sent back. */
export function ApprovalBanner({ approval }: ApprovalBannerProps) {
  const { id, kind, state, amount, above, over, month, approvers, decidedBy, word } = approval;
  const action = (
    <LinkButton size="small" href={approvalAddress(id)}>
      Open
    </LinkButton>
  );
  if (state === 'asked')
    return (
      <Banner hue="warning" icon={Hourglass} title={`${things[kind]} ${waitWords(approvers, { above, over, month })}.`} action={action}>
        {`It takes ${creditsWords(amount)}, and was not launched.`}
      </Banner>
    );
  if (state === 'sent_back')
    return (
      <Banner hue="danger" title={`${decidedBy ?? 'Somebody'} sent this back.`} action={action}>
        {word}
      </Banner>
    );
  return <Banner hue="info" title="This was withdrawn before it was approved." action={action} />;
}

function Unknown({ onAsk }: { readonly onAsk: () => void }) {
  return (
    <Banner
      hue="warning"
      title="It was received. Whether it waits for an approval could not be loaded."
      action={
        <Button size="small" onPress={onAsk}>
          Try again
        </Button>
      }
    />
  );
}

/** Whether what was sent is on its way; where it is not, or that is not known yet, what there is to say of it. */
export type Fate = { readonly isLaunched: boolean; readonly words: ReactNode };

export const launched: Fate = { isLaunched: true, words: null };

/** Of a request that the server took: it may wait for an approval, which is asked here; without an id nothing can be asked. One that was taken back meanwhile leads nobody away. */
export function useFate(testId: string | null): Fate {
  const [{ data, error }, ask] = useQuery({
    query: TestApproval,
    variables: { testId: testId ?? '' },
    pause: testId === null,
    context: absent,
  });
  if (testId === null) return launched;
  if (data === undefined)
    return {
      isLaunched: false,
      words: error === undefined ? null : <Unknown onAsk={() => ask({ ...absent, requestPolicy: 'network-only' })} />,
    };
  const { platformTest: test } = data;
  if (test.__typename !== 'AdvancedTestRequest' || test.approval == null) return launched;
  return { isLaunched: false, words: <ApprovalBanner approval={test.approval} /> };
}
