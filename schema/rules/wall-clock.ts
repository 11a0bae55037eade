const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, made);
  return made;
};

/** An offset such as '+02:00' is refused, as it has no clock changes. */
export function isTimezone(name: string): boolean {
  try {
    return !/^[+-]/u.test(name) && clockOf(name).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** yyyy-MM-ddTHH:mm:ss. Throws a RangeError for a name that is not of IANA. */
export const wallClockIn = (zone: string, instant: number): string =>
  clockOf(zone).format(instant).replace(' ', 'T').padStart('yyyy-MM-ddTHH:mm:ss'.length, '0');

const two = (number: number): string => String(number).padStart(2, '0');

/** yyyy-MM-ddTHH:mm:ss+HH:mm. */
export const withOffsetIn = (zone: string, instant: number): string => {
  const wall = wallClockIn(zone, instant);
  const minutes = Math.round((Date.parse(`${wall}Z`) - instant) / 60_000);
  const size = Math.abs(minutes);
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

const day = 86_400_000;
const wallForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/u;
const [firstRead, lastRead] = [Date.parse('0001-01-02T00:00:00Z'), Date.parse('9999-12-30T00:00:00Z')];

/** Years 1 to 9999; NaN for an impossible date. */
export function utcOf(wall: string): number {
  const utc = wallForm.test(wall) && wall >= '0001' ? Date.parse(`${wall}Z`) : Number.NaN;
  return Number.isNaN(utc) || new Date(utc).toISOString().slice(0, wall.length) !== wall ? Number.NaN : utc;
}

/** In milliseconds; clamped at the ends of the calendar. */
function aheadIn(zone: string, instant: number): number {
  const read = Math.min(Math.max(instant, firstRead), lastRead);
  return Date.parse(`${wallClockIn(zone, read)}Z`) - Math.floor(read / 1000) * 1000;
}

/** NaN for an impossible date. A time that the clock skips is moved by the gap; of a time that occurs twice the first is taken. */
export function instantIn(zone: string, wall: string): number {
  const utc = utcOf(wall);
  if (Number.isNaN(utc)) return utc;
  const [before, after] = [utc - aheadIn(zone, utc - day), utc - aheadIn(zone, utc + day)];
  return [before, after].find((instant) => instant + aheadIn(zone, instant) === utc) ?? before;
}
