import { requestReadiness } from '#schema/rules/launch/readiness.ts';
import type { ReadinessLine } from '#schema/rules/launch/readiness.ts';
import type { BuildRequestSnapshot } from './build-request.ts';
import { ownerReason } from './build-request.rules.ts';
import { once } from './build-request.selectors.ts';

/** The readiness list of the whole request. */
export const selectReadiness = once<readonly ReadinessLine[]>(({ draft, flags, now }) => requestReadiness(draft, flags, now));

/** What stands in the way of launching, in one sentence; null when nothing does. */
export function selectLaunchReason(snapshot: BuildRequestSnapshot): string | null {
  const [first] = selectReadiness(snapshot);
  return ownerReason(snapshot.context.of) ?? (first?.level === 'blocker' ? first.text : null);
}
