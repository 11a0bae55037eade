import { creditsWords } from '#schema/rules/credits.ts';
import { waitWords } from '#schema/rules/launch/approval.ts';
import { approvalAddress } from '#schema/vocabulary/launch/approval.ts';
import type { ShownApprovalFragment } from '#schema/generated/client/graphql.ts';
import { Banner } from '#src/ui/banner.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Hourglass } from 'lucide-react';
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

/** What of a request waits; undefined while that is not known. */
export function useApproval(testId: string | null): ShownApprovalFragment | null | undefined {
  const [{ data, error }] = useQuery({ query: TestApproval, variables: { testId: testId ?? '' }, pause: testId === null });
  if (testId === null || error !== undefined) return null;
  if (data === undefined) return undefined;
  const { platformTest: test } = data;
  return test.__typename === 'AdvancedTestRequest' ? (test.approval ?? null) : null;
}
