import { readKeptLaunch } from '#machines/flows/launch/connect/kept-launch.rules.ts';
import type { KeptLaunch } from '#machines/flows/launch/connect/kept-launch.rules.ts';
import { recallKept } from '#src/keeping/kept.ts';
import type { ExternalRun } from '#schema/rules/launch/external-run.ts';

/** Where a member's launch of a run is kept on this device. */
export const launchPlace = (organizationId: string, userId: string, { vendor, externalTestId }: ExternalRun): string =>
  `muster.external-launch:${organizationId}:${userId}:${vendor}:${externalTestId}`;

export function recallLaunch(place: string): KeptLaunch | null {
  const kept = recallKept(place);
  return kept === undefined ? null : readKeptLaunch(kept);
}
