const dayMilliseconds = 86_400_000;

/** Of a spreadsheet's serial day, in UTC; null where no calendar has it. */
function momentOf(days: number, is1904: boolean): Date | null {
  const shifted = is1904 ? days + 1_462 : days < 60 ? days + 1 : days;
  const at = new Date(Math.round((shifted - 25_569) * 86_400) * 1_000);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Year, month and day. */
export function dateText(days: number, is1904: boolean): string {
  const at = momentOf(days, is1904);
  if (at === null) return String(days);
  const [date = '', rest = ''] = at.toISOString().split('T');
  const time = rest.slice(0, rest.startsWith('00:00', 3) || rest.slice(6, 8) === '00' ? 5 : 8);
  if (days >= 0 && days < 1) return time;
  return at.getTime() % dayMilliseconds === 0 ? date : `${date} ${time}`;
}

const pieces = /"([^"]*)"|\\(.)|_.|\*.|\[[^\]]*\]|(y+|m+|d+|h+|s+|am\/pm|a\/p)|([\s\S])/giu;
const language = /\[\$[^\]-]*-([0-9a-f]+)/iu;
const named = /m{3}|d{3}/iu;
const isEnglish = (format: string): boolean => {
  const code = language.exec(format)?.[1];
  return code === undefined || (Number.parseInt(code, 16) & 0x3ff) === 9;
};
const bare = (format: string): string => format.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/gu, '');

/** Whether a format says all that is shown: not where names of another language, eras, parts of a second or the settings of a computer do. */
export const isShowable = (format: string): boolean =>
  !/[egb]|\.0/iu.test(bare(format).replaceAll(/general/giu, 'g')) &&
  !/\[\$-(?:f800|f400|x-)/iu.test(format) &&
  (isEnglish(format) || !named.test(bare(format)));

const pad = (value: number, length: number): string => String(value).padStart(Math.min(length, 2), '0');
const inWords = (at: Date, part: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en', { ...part, timeZone: 'UTC' }).format(at);

type Known = { readonly at: Date; readonly isHalf: boolean };
const shown: Readonly<Record<string, (length: number, known: Known) => string>> = {
  y: (length, { at }) => (length < 3 ? pad(at.getUTCFullYear() % 100, 2) : String(at.getUTCFullYear())),
  m: (length, { at }) =>
    length < 3 ? pad(at.getUTCMonth() + 1, length) : inWords(at, { month: length === 3 ? 'short' : length === 5 ? 'narrow' : 'long' }),
  d: (length, { at }) => (length < 3 ? pad(at.getUTCDate(), length) : inWords(at, { weekday: length === 3 ? 'short' : 'long' })),
  h: (length, { at, isHalf }) => pad(isHalf ? at.getUTCHours() % 12 || 12 : at.getUTCHours(), length),
  s: (length, { at }) => pad(at.getUTCSeconds(), length),
  minute: (length, { at }) => pad(at.getUTCMinutes(), length),
  a: (length, { at }) => (at.getUTCHours() < 12 ? 'AM' : 'PM').slice(0, length > 3 ? 2 : 1),
};

/** As a date looks in a format that `isShowable`: m is a minute after an hour and before a second. Null where no calendar has it. */
export function shownDate(days: number, is1904: boolean, format: string): string | null {
  const at = days < 0 ? null : momentOf(days, is1904);
  if (at === null) return null;
  const parts = [...format.matchAll(pieces)].map(([, quoted, escaped, place, other]) => ({
    place: place?.toLowerCase() ?? '',
    text: quoted ?? escaped ?? other ?? '',
  }));
  const places = parts.flatMap(({ place }, index) => (place === '' ? [] : [index]));
  const firstOf = (index: number | undefined): string => (index === undefined ? '' : (parts[index]?.place[0] ?? ''));
  const isHalf = parts.some(({ place }) => place.startsWith('a'));
  return parts
    .map(({ place, text }, index) => {
      if (place === '') return text;
      const order = places.indexOf(index);
      const isMinute =
        place.startsWith('m') && place.length < 3 && (firstOf(places[order - 1]) === 'h' || firstOf(places[order + 1]) === 's');
      return shown[isMinute ? 'minute' : (place[0] ?? '')]?.(place.length, { at, isHalf }) ?? '';
    })
    .join('')
    .trim();
}
