import { useQuery } from 'urql';
import { zephyrCodes } from '#schema/vocabulary/launch/connect-texts.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { ListZephyrConnections } from './zephyr-connections.documents.ts';
import { ZephyrCard } from './zephyr-card.host.tsx';

/** The cards of Zephyr Scale and Zephyr Squad, each with its connections. */
export function ZephyrCards() {
  const [{ data, error }, ask] = useQuery({ query: ListZephyrConnections, requestPolicy: 'cache-and-network' });
  if (error !== undefined && data === undefined)
    return (
      <Sheet className="col-span-full">
        <LoadFailure
          title="The connections to Zephyr could not be loaded."
          requestId={requestIdOf(error)}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
        />
      </Sheet>
    );
  return [...zephyrCodes]
    .toReversed()
    .map((code) => (
      <ZephyrCard key={code} code={code} connections={data?.zephyrConnections.filter((each) => each.code === code) ?? null} />
    ));
}
