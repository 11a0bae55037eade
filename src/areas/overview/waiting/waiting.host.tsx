import { requestIdOf } from '#src/cache/failure.ts';
import { KeptHeight } from '#src/ui/kept-height.tsx';
import { Link } from '#src/ui/link.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useQuery } from 'urql';
import { WaitingOnYou } from './waiting.documents.ts';
import { WaitingView } from './waiting.view.tsx';

const few = 3;

export function WaitingHost() {
  const { role } = useViewer();
  const [{ data, error }, ask] = useQuery({ query: WaitingOnYou });
  return (
    <KeptHeight name={`waiting on ${role}`} isLoading={data === undefined && error === undefined}>
      {data === undefined ? (
        <Sheet label="Waiting on you">
          <SheetHead title="Waiting on you" />
          {error === undefined ? (
            <Loading label="Loading what waits on you">
              <SkeletonRows rows={few} />
            </Loading>
          ) : (
            <LoadFailure
              title="What waits on you could not be loaded."
              requestId={requestIdOf(error)}
              onRetry={() => ask({ requestPolicy: 'network-only' })}
            />
          )}
        </Sheet>
      ) : (
        <WaitingView
          items={data.waitingOnYou}
          viewerRole={role}
          few={few}
          link={
            role === 'customer' ? null : (
              <Link look="plain" href="/results/waiting" className="thumb">
                {role === 'test_manager' ? 'Moderation' : 'All results to moderate'}
              </Link>
            )
          }
        />
      )}
    </KeptHeight>
  );
}
