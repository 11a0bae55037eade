const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, made);
  return made;
};

/** Whether the text names a time zone that this machine has a clock of; a bare distance from UTC is none. */
export function isTimezone(name: string): boolean {
  try {
    return !/^[+-]/u.test(name) && clockOf(name).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What the wall clock of a zone shows at an instant: yyyy-MM-ddTHH:mm:ss. Throws a RangeError for a zone that is not of IANA. */
export const wallClockIn = (zone: string, instant: number): string =>
  clockOf(zone).format(instant).replace(' ', 'T').padStart('yyyy-MM-ddTHH:mm:ss'.length, '0');

const two = (number: number): string => String(number).padStart(2, '0');

/** An instant as the wall clock of a zone shows it, with its distance from UTC: yyyy-MM-ddTHH:mm:ss+HH:mm. */
export const withOffsetIn = (zone: string, instant: number): string => {
  const wall = wallClockIn(zone, instant);
  const minutes = Math.round((Date.parse(`${wall}Z`) - instant) / 60_000);
  const size = Math.abs(minutes);
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

const day = 86_400_000;
const wallForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/u;
const [firstRead, lastRead] = [Date.parse('0001-01-02T00:00:00Z'), Date.parse('9999-12-30T00:00:00Z')];

/** A time on the calendar of the years 1 to 9999 as if its clock were that of UTC; NaN for a text that no calendar has. */
export function utcOf(wall: string): number {
  const utc = wallForm.test(wall) && wall >= '0001' ? Date.parse(`${wall}Z`) : Number.NaN;
  return Number.isNaN(utc) || new Date(utc).toISOString().slice(0, wall.length) !== wall ? Number.NaN : utc;
}

/** How far the wall clock of a zone is ahead of UTC at an instant, in milliseconds; at the ends of the calendar as just before them. */
function aheadIn(zone: string, instant: number): number {
  const read = Math.min(Math.max(instant, firstRead), lastRead);
  return Date.parse(`${wallClockIn(zone, read)}Z`) - Math.floor(read / 1000) * 1000;
}

/**
 * The instant of a wall-clock time in its zone, NaN where no calendar has it. A time that the clock skips comes as much later as the
 * gap is long, and of a time that it shows twice the first is taken.
 */
export function instantIn(zone: string, wall: string): number {
  const utc = utcOf(wall);
  if (Number.isNaN(utc)) return utc;
  const [before, after] = [utc - aheadIn(zone, utc - day), utc - aheadIn(zone, utc + day)];
  return [before, after].find((instant) => instant + aheadIn(zone, instant) === utc) ?? before;
}
