const stamps = new WeakMap<object, number>();
let latest = 0;

/** Tells the later of two changes at this device: it grows, and is the same for the copy and the save of one change. */
export function stampOf(kept: object): number {
  const known = stamps.get(kept);
  if (known !== undefined) return known;
  latest = Math.max(Date.now(), latest + 1);
  stamps.set(kept, latest);
  return latest;
}

/** Lets each further stamp be later than this one. */
export function passStamp(stamp: number): void {
  latest = Math.max(latest, stamp);
}

/** Gives what was read back the stamp it had. */
export function giveStamp(kept: object, stamp: number): void {
  passStamp(stamp);
  if (stamp > 0) stamps.set(kept, stamp);
}
