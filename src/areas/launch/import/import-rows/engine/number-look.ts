import { isShowable } from './date-look.ts';

/** As is, as year, month and day, or by a format of the workbook. */
export type NumberLook = 'plain' | 'date' | { readonly format: string } | { readonly dateFormat: string };

const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  46: '[h]:mm:ss',
};
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || id === 45 || id === 47 || (id >= 50 && id <= 58);

const literal = /"[^"]*"|\\.|_.|\*./gu;
const elapsed = /\[(h+|m+|s+)\]/iu;

const sectionsOf = (format: string): readonly string[] =>
  format.match(/(?:"[^"]*"|\\.|[^;])*(?:;|$)/gu)?.map((one) => one.replace(/;$/u, '')) ?? [];

export function lookOf(format: string): NumberLook {
  const [positive = ''] = format.replaceAll(literal, '').split(';');
  const bare = positive.replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, '');
  if (/general|@/iu.test(bare) || bare === '') return 'plain';
  if (elapsed.test(bare)) return { format };
  if (/[dmyhs]/iu.test(bare)) {
    const [first = ''] = sectionsOf(format);
    return isShowable(first) ? { dateFormat: first } : 'date';
  }
  return /[0#?]/u.test(bare) && !/[#?0]\s*\/\s*[#?\d]/u.test(bare) ? { format } : 'plain';
}
export const lookOfId = (id: number): NumberLook => {
  const format = builtIn[id];
  return format === undefined ? (isBuiltInDate(id) ? 'date' : 'plain') : { format };
};

type Piece = { readonly place: boolean; readonly text: string };

/** Placeholders, and what is written between them. A currency stands in brackets before its locale. */
function piecesOf(section: string): readonly Piece[] {
  const token = /"([^"]*)"|\\(.)|_.|\*.|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|([0#?.,%])|(E[+-])|([\s\S])/giu;
  return [...section.matchAll(token)].flatMap(([, quoted, escaped, currency, place, power, other]): readonly Piece[] => {
    if (place !== undefined) return [{ place: true, text: place }];
    if (power !== undefined) return [{ place: true, text: 'E' }];
    const text = quoted ?? escaped ?? currency ?? other ?? '';
    return text === '' ? [] : [{ place: false, text }];
  });
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** Hours, minutes and seconds that go on past a day. */
function elapsedText(days: number, format: string): string {
  const seconds = Math.round(Math.abs(days) * 86_400);
  const unit = (elapsed.exec(format)?.[1] ?? 'h').toLowerCase();
  const hasSeconds = /s/iu.test(format.replaceAll(literal, ''));
  const hasMinutes = /m/iu.test(format.replaceAll(literal, ''));
  const sign = days < 0 ? '-' : '';
  if (unit.startsWith('s')) return `${sign}${pad(seconds, unit.length)}`;
  const minutes = Math.floor(seconds / 60);
  if (unit.startsWith('m')) return `${sign}${pad(minutes, unit.length)}${hasSeconds ? `:${pad(seconds % 60, 2)}` : ''}`;
  const rest = [...(hasMinutes ? [pad(minutes % 60, 2)] : []), ...(hasSeconds ? [pad(seconds % 60, 2)] : [])];
  return `${sign}${[pad(Math.floor(minutes / 60), unit.length), ...rest].join(':')}`;
}

/** Digits go into the places from the right; the first place takes what is left. */
function wholeText(pieces: readonly Piece[], digits: string, isGrouped: boolean): string {
  const places = pieces.flatMap(({ place, text }, index) => (place && /[0#?]/u.test(text) ? [index] : []));
  const [first = -1] = places;
  const left = [...digits];
  let put = 0;
  const grouped = (digit: string): string => {
    const text = isGrouped && put > 0 && put % 3 === 0 ? `${digit},` : digit;
    put += 1;
    return text;
  };
  let done = '';
  for (const [index, { place, text }] of [...pieces.entries()].toReversed()) {
    if (!place) done = text + done;
    else if (/[0#?]/u.test(text)) {
      const digit = left.pop() ?? (text === '0' ? '0' : '');
      if (digit !== '') done = grouped(digit) + done;
      if (index === first) while (left.length > 0) done = grouped(left.pop() ?? '') + done;
    } else if (text === '%') done = `%${done}`;
  }
  return done;
}

function sectionText(value: number, section: string): string | null {
  const pieces = piecesOf(section);
  if (!pieces.some(({ place, text }) => place && /[0#?]/u.test(text))) return null;
  const isOf =
    (wanted: string) =>
    (piece: Piece): boolean =>
      piece.place && piece.text === wanted;
  const point = pieces.findIndex(isOf('.'));
  const power = pieces.findIndex(isOf('E'));
  const lastPlace = pieces.findLastIndex(({ place, text }) => place && /[0#?]/u.test(text));
  const before = pieces.slice(0, point < 0 ? (power < 0 ? pieces.length : power) : point);
  const after = point < 0 ? [] : pieces.slice(point + 1, power < 0 ? pieces.length : power);
  const scale = pieces.filter(isOf('%')).length * 2 - pieces.filter((piece, index) => index > lastPlace && isOf(',')(piece)).length * 3;
  const decimals = after.filter(({ place, text }) => place && /[0#?]/u.test(text));
  const scaled = Number((value * 10 ** scale).toPrecision(15));
  if (power >= 0) {
    const [mantissa = '', exponent = '0'] = scaled.toExponential(decimals.length).split('e');
    const sign = Number(exponent) < 0 ? '-' : '+';
    const wanted = pieces.slice(power + 1).filter(isOf('0')).length;
    return `${mantissa}E${sign}${pad(Math.abs(Number(exponent)), wanted)}`;
  }
  const [whole = '0', fraction = ''] = scaled.toFixed(Math.min(decimals.length, 20)).split('.');
  const digits = whole === '0' ? '' : whole;
  const isGrouped = before.some(
    (piece, index) => isOf(',')(piece) && before.slice(index + 1).some(({ place, text }) => place && /[0#?]/u.test(text)),
  );
  const integer = wholeText(before, digits, isGrouped);
  let kept = decimals.length;
  while (kept > 0 && decimals[kept - 1]?.text !== '0' && fraction[kept - 1] === '0') kept -= 1;
  let at = 0;
  const tail = after.map(({ place, text }) => {
    if (!place) return text;
    if (text === '%') return '%';
    if (!/[0#?]/u.test(text)) return '';
    at += 1;
    return at <= kept ? (fraction[at - 1] ?? '') : '';
  });
  return `${integer}${point < 0 || (kept === 0 && decimals.length > 0 && decimals[0]?.text !== '0') ? '' : '.'}${tail.join('')}`;
}

/** What a spreadsheet shows of a number; null where the format says nothing that is known here. */
export function shownNumber(value: number, format: string): string | null {
  if (elapsed.test(format.replaceAll(literal, ''))) return elapsedText(value, format);
  const [positive = '', negative = '', zero = ''] = sectionsOf(format);
  if (/\[[<>=]/u.test(format)) return null;
  if (value === 0 && zero !== '') return sectionText(0, zero)?.trim() ?? null;
  if (value >= 0) return sectionText(value, positive)?.trim() ?? null;
  if (negative !== '') return sectionText(-value, negative)?.trim() ?? null;
  const text = sectionText(-value, positive)?.trim();
  return text === undefined ? null : `-${text}`;
}
