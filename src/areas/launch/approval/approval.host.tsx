import { launchApprovalRowOf } from '#schema/generated/client/rows/launch-approval.documents.ts';
import { approvalTexts } from '#schema/vocabulary/launch/approval.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { after, forget, updates } from '#src/cache/updates.ts';
import { usePageTitle } from '#src/title.ts';
import { Page } from '#src/ui/page.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useQuery } from 'urql';
import { ApprovalActs } from './approval-acts.tsx';
import { Approval } from './approval.documents.ts';
import { ApprovalView } from './approval.view.tsx';

const decided = after(
  forget(['waitingOnYou', 'launchRules', 'launchAllowance', 'launchDraft', 'launchDrafts', 'platformTests', 'advancedTestRequests']),
);
Object.assign(updates.Mutation, { launchApprovalApprove: decided, launchApprovalSendBack: decided, launchApprovalWithdraw: decided });

/** A launch that waits for a second person: what it is, and what may be done with it. */
export default function ApprovalHost({ id }: { readonly id: string }) {
  const [{ data, error }, ask] = useQuery({ query: Approval, variables: { id }, requestPolicy: 'cache-and-network' });
  const approval = data?.launchApproval;
  usePageTitle(approval === undefined ? approvalTexts.title : approval.name);
  if (approval !== undefined)
    return <ApprovalView approval={approval} acts={<ApprovalActs approval={approval} row={launchApprovalRowOf(approval)} />} />;
  return (
    <Page narrow>
      <Sheet label={approvalTexts.title}>
        {error === undefined ? (
          <Loading label="Loading the request for approval">
            <SkeletonRows rows={5} />
          </Loading>
        ) : (
          <LoadFailure
            title="The request for approval could not be loaded."
            requestId={requestIdOf(error)}
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          />
        )}
      </Sheet>
    </Page>
  );
}
