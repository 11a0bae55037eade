import pg from 'pg';

export type Sql = { readonly strings: readonly string[]; readonly values: readonly unknown[] };

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

const pieces = new WeakSet<object>();

const isSql = (value: unknown): value is Sql => typeof value === 'object' && value !== null && pieces.has(value);

const made = (strings: readonly string[], values: readonly unknown[]): Sql => {
  const piece: Sql = { strings, values };
  pieces.add(piece);
  return piece;
};

const composing = () => {
  const strings: string[] = [''];
  const values: unknown[] = [];
  const text = (more: string): void => {
    strings[strings.length - 1] += more;
  };
  const piece = (of: Sql): void => {
    text(of.strings[0] ?? '');
    for (let index = 1; index < of.strings.length; index += 1) strings.push(of.strings[index] ?? '');
    for (const value of of.values) values.push(value);
  };
  const value = (of: unknown): void => {
    values.push(of);
    strings.push('');
  };
  return { text, piece, value, made: () => made(strings, values) };
};

/** A nested piece is inlined, everything else becomes a parameter. */
export const sql = (template: TemplateStringsArray, ...inserted: readonly unknown[]): Sql => {
  const whole = composing();
  whole.text(template[0] ?? '');
  for (const [index, each] of inserted.entries()) {
    if (isSql(each)) whole.piece(each);
    else whole.value(each);
    whole.text(template[index + 1] ?? '');
  }
  return whole.made();
};

/** SQL written by the program; never for input. */
export const raw = (text: string): Sql => made([text], []);

export const name = (identifier: string): Sql => raw(`"${identifier.replaceAll('"', '""')}"`);

/** For statements that take no parameters. */
export const literal = (text: string): string => pg.escapeLiteral(text);

export const oneOf = (words: readonly string[]): string => `(${words.map(literal).join(', ')})`;

export const join = (parts: readonly Sql[], separator = ', '): Sql => {
  const whole = composing();
  for (const [index, part] of parts.entries()) {
    if (index > 0) whole.text(separator);
    whole.piece(part);
  }
  return whole.made();
};

export const isSame = (one: Sql, other: Sql): boolean =>
  one.strings.length === other.strings.length &&
  one.strings.every((text, index) => text === other.strings[index]) &&
  one.values.every((value, index) => value === other.values[index]);

/** A value used several times by the same reference is sent once. */
export const compile = (piece: Sql): Statement => {
  const values: unknown[] = [];
  const places = new Map<unknown, number>();
  const placeOf = (value: unknown): number => {
    const known = typeof value === 'object' && value !== null ? places.get(value) : undefined;
    if (known !== undefined) return known;
    values.push(value);
    places.set(value, values.length);
    return values.length;
  };
  return { text: piece.strings.reduce((text, part, index) => `${text}$${placeOf(piece.values[index - 1])}${part}`), values };
};
