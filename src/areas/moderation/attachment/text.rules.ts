/** The lines that hold what is searched, letters of either case alike. */
export const foundLines = (lines: readonly string[], search: string): readonly number[] => {
  const wanted = search.toLocaleLowerCase();
  return wanted === '' ? [] : lines.flatMap((line, at) => (line.toLocaleLowerCase().includes(wanted) ? [at] : []));
};

/** Finds the same in lines that grow: each line is looked at once, however often it is asked. */
export const lineFinder = (search: string): ((lines: readonly string[]) => readonly number[]) => {
  const wanted = search.toLocaleLowerCase();
  let source: readonly string[] = [];
  let found: number[] = [];
  let next = 0;
  return (lines) => {
    if (lines !== source) [source, found, next] = [lines, [], 0];
    if (wanted === '') return found;
    for (; next < lines.length; next += 1) if (lines[next]?.toLocaleLowerCase().includes(wanted) === true) found.push(next);
    return found;
  };
};

/** JSON as it is written to be read; null where it is none. */
export const prettyJson = (text: string): readonly string[] | null => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2).split('\n');
  } catch {
    return null;
  }
};

/** The place after this one in a list that begins again at its end. */
export const nextPlace = (at: number, count: number, step: 1 | -1): number => (count === 0 ? 0 : (at + step + count) % count);

/** What stands before, in and after what is searched in a line, for each time it is there. */
export const parted = (line: string, search: string): readonly { readonly text: string; readonly isFound: boolean }[] => {
  if (search === '') return [{ text: line, isFound: false }];
  const parts: { text: string; isFound: boolean }[] = [];
  const [lower, wanted] = [line.toLocaleLowerCase(), search.toLocaleLowerCase()];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: line.slice(from, at), isFound: false });
    parts.push({ text: line.slice(at, at + wanted.length), isFound: true });
    from = at + wanted.length;
  }
  if (from < line.length || parts.length === 0) parts.push({ text: line.slice(from), isFound: false });
  return parts;
};
