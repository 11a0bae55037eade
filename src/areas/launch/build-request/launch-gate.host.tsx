import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { launchFlags } from '#schema/rules/launch/flags.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { useViewer } from '#src/viewer.tsx';
import { LaunchFeatureFlags } from './build-request.documents.ts';
import { BuildRequestHost } from './build-request.host.tsx';
import { useDraftSeat } from './draft-seat.ts';
import type { DraftAddress } from './draft-seat.ts';
import type { RequestNews } from './request-news.ts';

type LaunchGateProps = RequestNews & {
  readonly sdlcStage: SdlcStage | null;
  readonly address: DraftAddress;
  readonly children: ReactNode;
};

/** Opens the request flow once the organization's switches are known. */
export function LaunchGateHost({ sdlcStage, address, children, ...on }: LaunchGateProps) {
  const { organization } = useViewer();
  const seat = useDraftSeat(address);
  const [{ data, error }] = useQuery({ query: LaunchFeatureFlags, requestPolicy: 'cache-first' });
  const flags = useMemo(
    () => launchFlags(organization, data?.featureFlags.flatMap(({ name, enabled }) => (enabled ? [name] : [])) ?? []),
    [organization, data],
  );
  if (data === undefined && error === undefined) return null;
  return (
    <BuildRequestHost key={JSON.stringify([flags, seat.turn])} flags={flags} sdlcStage={sdlcStage} seat={seat} {...on}>
      {children}
    </BuildRequestHost>
  );
}
