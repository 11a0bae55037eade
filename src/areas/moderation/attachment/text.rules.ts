export const foundLines = (lines: readonly string[], search: string): readonly number[] => {
  const wanted = search.toLocaleLowerCase();
  return wanted === '' ? [] : lines.flatMap((line, at) => (line.toLocaleLowerCase().includes(wanted) ? [at] : []));
};

/** For lines that grow: each is searched once. */
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

/** Null for invalid JSON. */
export const prettyJson = (text: string): readonly string[] | null => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2).split('\n');
  } catch {
    return null;
  }
};

/** Wraps around. */
export const nextPlace = (at: number, count: number, step: 1 | -1): number => (count === 0 ? 0 : (at + step + count) % count);

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
