import { requestReadiness } from '#schema/rules/launch/readiness.ts';
import type { ReadinessLine } from '#schema/rules/launch/readiness.ts';
import type { BuildRequestSnapshot } from './build-request.ts';
import { ownerReason } from './build-request.rules.ts';
import { once } from './build-request.selectors.ts';

export const selectReadiness = once<readonly ReadinessLine[]>(({ draft, flags, now }) => requestReadiness(draft, flags, now));

/** Null when nothing does. */
export function selectLaunchReason(snapshot: BuildRequestSnapshot): string | null {
  const [first] = selectReadiness(snapshot);
  return ownerReason(snapshot.context.of) ?? (first?.level === 'blocker' ? first.text : null);
}
