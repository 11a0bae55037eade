const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** A longer grapheme is cut between its code points, else one 'character' could be of any length. */
const widest = 100;

const pointsOf = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/u, '');

/** Truncates to so many UTF-16 units without cutting a grapheme. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  if (most <= 0) return '';
  const from = Math.max(0, most - widest);
  const end = from + (characters.segment(text.slice(from, most + widest)).containing(most - from)?.index ?? 0);
  return end > from || from === 0 ? text.slice(0, end) : pointsOf(text, most);
};

/** The first so many graphemes. */
export const firstCharacters = (text: string, count: number): string => {
  let end = 0;
  let taken = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (taken === count) break;
    end = index + segment.length;
    taken += 1;
  }
  return text.slice(0, end);
};
