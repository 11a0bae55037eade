const marks: Readonly<Record<string, string>> = {
  '\u202a': 'LRE',
  '\u202b': 'RLE',
  '\u202c': 'PDF',
  '\u202d': 'LRO',
  '\u202e': 'RLO',
  '\u2066': 'LRI',
  '\u2067': 'RLI',
  '\u2068': 'FSI',
  '\u2069': 'PDI',
};

/** Shows characters that change a text's direction, so that a name cannot pretend to be another. */
export const visible = (text: string): string => text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, (mark) => `[${marks[mark] ?? ''}]`);
