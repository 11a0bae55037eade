const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Beyond this a character is no character any more, and is cut between its code points. */
const widest = 100;

const pointsOf = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/u, '');

/** The beginning of a text, at most so many UTF-16 units long, without half of what a reader takes for one character. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  if (most <= 0) return '';
  const from = Math.max(0, most - widest);
  const end = from + (characters.segment(text.slice(from, most + widest)).containing(most - from)?.index ?? 0);
  return end > from || from === 0 ? text.slice(0, end) : pointsOf(text, most);
};

/** The first so many characters of a text, as a reader counts them. */
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
