import { fromZonedTime } from 'date-fns-tz/fromZonedTime';

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, made);
  return made;
};

/** What the wall clock of a zone shows at an instant: yyyy-MM-ddTHH:mm:ss. Throws a RangeError for a zone that is not of IANA. */
export const wallClockIn = (zone: string, instant: number): string => clockOf(zone).format(instant).replace(' ', 'T');

const two = (number: number): string => String(number).padStart(2, '0');

/** An instant as the wall clock of a zone shows it, with its distance from UTC: yyyy-MM-ddTHH:mm:ss+HH:mm. */
export const withOffsetIn = (zone: string, instant: number): string => {
  const wall = wallClockIn(zone, instant);
  const minutes = Math.round((Date.parse(`${wall}Z`) - instant) / 60_000);
  const size = Math.abs(minutes);
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

const day = 86_400_000;

/** How far the wall clock of a zone is ahead of UTC at an instant, in milliseconds. */
const aheadIn = (zone: string, instant: number): number => Date.parse(`${wallClockIn(zone, instant)}Z`) - instant;

/**
 * The instant of a wall-clock time in its zone, NaN when there is none. A time that the clock leaps over comes as much later as the clock
 * leaps, and of a time that it shows twice the first is taken.
 */
export function instantIn(zone: string, wall: string): number {
  const instant = fromZonedTime(wall, zone).getTime();
  if (Number.isNaN(instant)) return instant;
  const found = instant + Math.max(0, Date.parse(`${wall}Z`) - Date.parse(`${wallClockIn(zone, instant)}Z`));
  const first = found - (aheadIn(zone, found - day) - aheadIn(zone, found));
  return first < found && wallClockIn(zone, first) === wall ? first : found;
}
