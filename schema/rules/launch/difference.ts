export type Difference = {
  /** Null for the request itself. */
  readonly of: string | null;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
};

export const nothing = 'Nothing yet';
const most = 100;
/** Characters of a common beginning that are shown. */
const lead = 24;

const lettersOf = (text: string): readonly string[] => [...(text === '' ? nothing : text.trim() === '' ? 'Only spaces' : text)];

/** Truncated around the first difference, so that it is visible. */
function excerpts(mine: string, theirs: string): readonly [mine: string, theirs: string] {
  const [here, there] = [lettersOf(mine), lettersOf(theirs)];
  const at = here.findIndex((letter, place) => letter !== there[place]);
  const parting = at === -1 ? here.length : at;
  const from = Math.max(here.length, there.length) <= most || parting < most - lead ? 0 : parting - lead;
  const cut = (letters: readonly string[]): string => {
    const text = letters.slice(from, from + most).join('');
    return `${from === 0 ? '' : '…'}${text}${letters.length > from + most ? '…' : ''}`;
  };
  return [cut(here), cut(there)];
}

/** `more` distinguishes texts that look the same when truncated. */
export function difference(of: string | null, label: string, mine: string, theirs: string, more = 'changed'): Difference {
  const [here, there] = excerpts(mine, theirs);
  return { of, label, mine: here, theirs: mine === theirs ? `${there}, ${more}` : there };
}
