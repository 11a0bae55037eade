/** What two drafts say about the same thing, in short. */
export type Difference = {
  /** The test it is about; null for the request itself. */
  readonly of: string | null;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
};

export const nothing = 'Nothing yet';
const most = 100;
/** How much of what two long texts share is shown before the place where they part. */
const lead = 24;

const lettersOf = (text: string): readonly string[] => [...(text === '' ? nothing : text.trim() === '' ? 'Only spaces' : text)];

/** Two texts, each cut to what fits, so that the place where they part is seen. */
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

/** A difference in short; `more` tells two apart that say the same in so few words. */
export function difference(of: string | null, label: string, mine: string, theirs: string, more = 'changed'): Difference {
  const [here, there] = excerpts(mine, theirs);
  return { of, label, mine: here, theirs: mine === theirs ? `${there}, ${more}` : there };
}
