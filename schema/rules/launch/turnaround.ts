/** First and third quartile. */
export type Hours = { readonly from: number; readonly to: number };

/** Null activity: all activities. */
export type PastTests = Hours & { readonly activity: string | null; readonly moderationEnabled: boolean; readonly tests: number };

/** Fewer tests say nothing about the next one. */
const tellingTests = 5;
/** The modes' promises, for an organization without past tests. */
const promised = { true: { from: 24, to: 48 }, false: { from: 3, to: 6 } } as const;
const videoShare = 0.15;

type Asked = { readonly activity: string; readonly moderationEnabled: boolean };

/** With the number of past tests; 0 for a promise. */
export function baseHours({ activity, moderationEnabled }: Asked, past: readonly PastTests[]): Hours & { readonly tests: number } {
  const comparable = past.filter((one) => one.moderationEnabled === moderationEnabled && one.tests >= tellingTests);
  const found = comparable.find((one) => one.activity === activity) ?? comparable.find((one) => one.activity === null);
  return found ?? { ...promised[`${moderationEnabled}`], tests: 0 };
}

/** A factor that grows as fewer testers match. */
export function scarcity(matching: number | null, needed: number): number {
  if (matching === null) return 1;
  const share = matching / Math.max(needed, 1);
  if (share < 1) return 2;
  if (share < 2) return 1.5;
  return share < 4 ? 1.2 : 1;
}

/** Longer with video, and at the far end with scarce testers; a promise holds unchanged. */
export function turnaround(base: Hours & { readonly tests: number }, filmedShare: number, scarce: number): Hours {
  const most = base.tests === 0 ? base.to : Number.POSITIVE_INFINITY;
  const filmed = 1 + videoShare * filmedShare;
  const from = Math.min(most, Math.max(1, Math.round(base.from * filmed)));
  return { from, to: Math.min(most, Math.max(from, Math.round(base.to * filmed * scarce))) };
}
