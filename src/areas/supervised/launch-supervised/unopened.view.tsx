import { usePageTitle } from '#src/title.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';

const title = 'Launch supervised test';

type UnopenedViewProps = {
  /** The address of the request. */
  readonly request: string;
  readonly stage: 'loading' | 'failed' | 'notRequest';
  readonly requestId: string | null;
  readonly onRetry: () => void;
};

/** What stands where the form is not open yet. */
export function UnopenedView({ request, stage, requestId, onRetry }: UnopenedViewProps) {
  usePageTitle(title);
  return (
    <Page>
      <PageHeader title={title} back={{ label: 'Back to the request', href: request }} />
      <Sheet>
        {stage === 'loading' ? (
          <Loading label="Loading the request">
            <SkeletonRows rows={6} />
          </Loading>
        ) : null}
        {stage === 'failed' ? <LoadFailure title="The request could not be loaded." requestId={requestId} onRetry={onRetry} /> : null}
        {stage === 'notRequest' ? (
          <EmptyState title="This is not a request.">A supervised test is launched from a request.</EmptyState>
        ) : null}
      </Sheet>
    </Page>
  );
}
