import { readKeptLaunch } from '#machines/flows/launch/connect/external-launch/kept-launch.rules.ts';
import type { KeptLaunch } from '#machines/flows/launch/connect/external-launch/kept-launch.rules.ts';
import { readJson } from '#schema/rules/fit.ts';
import type { ExternalRun } from '#schema/rules/launch/external-run.ts';

/** Where a member's launch of a run is kept on this device. */
export const launchPlace = (organizationId: string, userId: string, { vendor, externalTestId }: ExternalRun): string =>
  `muster.external-launch:${organizationId}:${userId}:${vendor}:${externalTestId}`;

/** What this page keeps by itself while the device refuses. */
const unkept = new Map<string, KeptLaunch>();

export function recallLaunch(place: string): KeptLaunch | null {
  const here = unkept.get(place);
  if (here !== undefined) return here;
  try {
    const kept = localStorage.getItem(place);
    return kept === null ? null : readKeptLaunch(readJson(kept));
  } catch {
    return null;
  }
}

export function forgetLaunch(place: string): void {
  unkept.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    return;
  }
}

/** Keeps a launch on this device; where it cannot be kept, it lasts as long as the page. */
export function keepLaunch(place: string, kept: KeptLaunch): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
    unkept.delete(place);
  } catch {
    forgetLaunch(place);
    unkept.set(place, kept);
  }
}
