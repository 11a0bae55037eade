/** Somebody who may be named in a chat. */
export type Nameable = { readonly id: string; readonly name: string };

export type Named = Nameable & { readonly at: number; readonly length: number };

const wordSign = /[\p{L}\p{N}_]/u;

const isName = (text: string, at: number, name: string): boolean =>
  name !== '' &&
  text.slice(at, at + name.length).toLowerCase() === name.toLowerCase() &&
  !wordSign.test(text.charAt(at + name.length)) &&
  text.charAt(at + name.length) !== '-';

/** Where a text names people: an @ at the beginning of a word and a whole name after it, the longest that fits, in whatever case. */
export const namedIn = (text: string, people: readonly Nameable[]): readonly Named[] => {
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length);
  const found: Named[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at > 0 && wordSign.test(text.charAt(at - 1))) continue;
    const longest = longestFirst.find(({ name }) => isName(text, at + 1, name));
    if (longest === undefined) continue;
    for (const person of people)
      if (person.name.toLowerCase() === longest.name.toLowerCase()) found.push({ ...person, at, length: longest.name.length + 1 });
  }
  return found;
};
