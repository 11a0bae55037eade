const stamps = new WeakMap<object, number>();
let latest = 0;
/** The last moment that a clock can tell. */
const lastStamp = 8_640_000_000_000_000;

/** A stamp as it was kept, as a number or as text; 0 for what is none. */
export function readStamp(kept: unknown): number {
  const stamp = typeof kept === 'string' ? Number(kept) : kept;
  return typeof stamp === 'number' && Number.isInteger(stamp) && stamp > 0 && stamp < lastStamp ? stamp : 0;
}

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
