import { roomLines } from '#schema/rules/launch/readiness.ts';
import type { RoomLine } from '#schema/rules/launch/readiness.ts';
import { readerTime } from '#src/ui/reader-dates.ts';
import { useEffect, useMemo } from 'react';
import { useQuery } from 'urql';
import { useViewer } from './viewer.tsx';
import { LaunchAllowance } from './launch-room.documents.ts';

const everyMilliseconds = 30_000;

/** Polled, as others launch and hours pass. */
export function useRoom({ tests, credits }: { readonly tests: number; readonly credits: number | null }): readonly RoomLine[] {
  const [{ data }, ask] = useQuery({ query: LaunchAllowance, requestPolicy: 'cache-and-network' });
  useEffect(() => {
    const timer = setInterval(() => ask({ requestPolicy: 'network-only' }), everyMilliseconds);
    return () => clearInterval(timer);
  }, [ask]);
  const allowance = data?.launchAllowance ?? null;
  const { id: viewerId } = useViewer();
  return useMemo(() => roomLines(allowance, { tests, credits, viewerId }, readerTime), [allowance, tests, credits, viewerId]);
}
