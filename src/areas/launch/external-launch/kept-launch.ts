import * as v from 'valibot';
import type { LaunchAttempt } from '#machines/flows/launch/external-launch/external-launch.types.ts';
import { readExternalRunValues } from '#schema/rules/launch/external-run.ts';
import type { ExternalRun, ExternalRunValues } from '#schema/rules/launch/external-run.ts';

/** What was typed for a run, and the wish whose answer nobody knows. */
export type KeptLaunch = { readonly values: ExternalRunValues; readonly attempt: LaunchAttempt | null };

const attemptRule = v.object({ seed: v.string(), seen: v.pipe(v.number(), v.integer(), v.minValue(0)), values: v.unknown() });
const keptRule = v.object({ values: v.unknown(), attempt: v.fallback(v.nullable(attemptRule), null) });

/** Where a member's launch of a run is kept on this device. */
export const launchPlace = (organizationId: string, userId: string, { vendor, externalTestId }: ExternalRun): string =>
  `muster.external-launch:${organizationId}:${userId}:${vendor}:${externalTestId}`;

/** What this page keeps by itself while the device refuses. */
const unkept = new Map<string, KeptLaunch>();

export function recallLaunch(place: string): KeptLaunch | null {
  const here = unkept.get(place);
  if (here !== undefined) return here;
  try {
    const read = v.safeParse(keptRule, JSON.parse(localStorage.getItem(place) ?? 'null'));
    if (!read.success) return null;
    const { values, attempt } = read.output;
    return {
      values: readExternalRunValues(values),
      attempt: attempt === null ? null : { ...attempt, values: readExternalRunValues(attempt.values) },
    };
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
