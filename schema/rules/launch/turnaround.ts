/** Hours from the first to the last quarter of what such tests took. */
export type Hours = { readonly from: number; readonly to: number };

/** How long tests of one kind took so far; activity null counts all activities. */
export type PastTests = Hours & { readonly activity: string | null; readonly moderationEnabled: boolean; readonly tests: number };

/** Fewer past tests than this say nothing about the next one. */
const tellingTests = 5;
/** What the delivery modes promise, for an organization without a past. */
const promised = { true: { from: 24, to: 48 }, false: { from: 3, to: 6 } } as const;
const videoShare = 0.15;

type Asked = { readonly activity: string; readonly moderationEnabled: boolean };

/** What comparable tests took, and how many they are; none when the promise of the delivery mode stands in for them. */
export function baseHours({ activity, moderationEnabled }: Asked, past: readonly PastTests[]): Hours & { readonly tests: number } {
  const comparable = past.filter((one) => one.moderationEnabled === moderationEnabled && one.tests >= tellingTests);
  const found = comparable.find((one) => one.activity === activity) ?? comparable.find((one) => one.activity === null);
  return found ?? { ...promised[`${moderationEnabled}`], tests: 0 };
}

/** How much longer testers take to be found the fewer match for each one needed. */
export function scarcity(matching: number | null, needed: number): number {
  if (matching === null) return 1;
  const share = matching / Math.max(needed, 1);
  if (share < 1) return 2;
  if (share < 2) return 1.5;
  return share < 4 ? 1.2 : 1;
}

/** The hours of a test: what such tests took, longer with video, and at the far end longer where testers are scarce; a promise is kept whatever is asked. */
export function turnaround(base: Hours & { readonly tests: number }, filmedShare: number, scarce: number): Hours {
  const most = base.tests === 0 ? base.to : Number.POSITIVE_INFINITY;
  const filmed = 1 + videoShare * filmedShare;
  const from = Math.min(most, Math.max(1, Math.round(base.from * filmed)));
  return { from, to: Math.min(most, Math.max(from, Math.round(base.to * filmed * scarce))) };
}
