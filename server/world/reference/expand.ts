const braces = /\{([^{}]*)\}/;

const choicesOf = (inside: string): readonly string[] => {
  const range = /^(\d+)\.\.(\d+)$/.exec(inside);
  if (range === null) return inside.split(',');
  const from = Number(range[1]);
  return Array.from({ length: Number(range[2]) - from + 1 }, (_, step) => String(from + step));
};

/** Expands names as a shell does: 'Pixel {6..7}{, Pro}' is four names. */
export const expand = (pattern: string): readonly string[] => {
  const found = braces.exec(pattern);
  if (found === null) return [pattern.trim()];
  const before = pattern.slice(0, found.index);
  const after = pattern.slice(found.index + found[0].length);
  return choicesOf(found[1] ?? '').flatMap((choice) => expand(`${before}${choice}${after}`));
};
