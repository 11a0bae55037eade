/** The text from `start` to `end` becomes `now`. */
export type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly now: string;
};

type Change = { readonly start: number; readonly end: number; readonly now: string };
type Operator = (code: string) => readonly Change[];

const people = ['customer', 'test_manager', 'community_test_manager'] as const;

const each =
  (pattern: RegExp, change: (match: RegExpExecArray) => readonly Change[]): Operator =>
  (code) =>
    [...code.matchAll(pattern)].flatMap(change);

const whole = (match: RegExpExecArray, now: string): Change => ({ start: match.index, end: match.index + match[0].length, now });

const swap = (pattern: RegExp, now: string): Operator => each(pattern, (match) => [whole(match, now)]);

const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const without = (words: readonly string[], at: number): string => words.filter((_, index) => index !== at).join(', ');

const guards: readonly Operator[] = [
  each(/\bguard: ('[^']+'|and\(\[[^\]]*\]\)|\{ type: '[^']+')/gu, (match) =>
    match[1]?.startsWith('{') === true ? [] : [whole(match, 'guard: () => true')],
  ),
  each(/\band\(\[([^\]]+)\]\)/gu, (match) => {
    const parts = listed(match[1] ?? '');
    return parts.length < 2 ? [] : parts.map((_, at) => whole(match, `and([${without(parts, at)}])`));
  }),
  each(/\bnot\(('[^']+')\)/gu, (match) => [whole(match, match[1] ?? '')]),
  each(/\broleIn\(([^)]+)\)/gu, (match) => {
    const roles = listed(match[1] ?? '');
    const dropped = roles.length < 2 ? [] : roles.map((_, at) => whole(match, `roleIn(${without(roles, at)})`));
    const added = people
      .filter((role) => !roles.includes(`'${role}'`))
      .map((role) => whole(match, `roleIn(${[...roles, `'${role}'`].join(', ')})`));
    return [...dropped, ...added];
  }),
];

/** The transition stays in its state. */
const targets: readonly Operator[] = [each(/(?<=[{\s])target: '[^']+',?/gu, (match) => [whole(match, '')])];

const conditions: readonly Operator[] = [
  swap(/ === /gu, ' !== '),
  swap(/ !== /gu, ' === '),
  swap(/ >= /gu, ' > '),
  swap(/ <= /gu, ' < '),
  swap(/ && /gu, ' || '),
  swap(/ \|\| /gu, ' && '),
  swap(/\.some\(/gu, '.every('),
  swap(/\.every\(/gu, '.some('),
];

const otherAccess: Readonly<Record<string, string>> = { y: 'n', n: 'y', acc: 'y', own: 'y' };

const rows: readonly Operator[] = [
  each(/(row\('[A-Z]\d+', '[^']+', )'([a-z ]+)', '([a-z]+)'/gu, (match) => {
    const [, head = '', access = '', scope = ''] = match;
    const words = access.split(' ');
    const changed = words.map((word, at) => words.with(at, otherAccess[word] ?? word).join(' '));
    const scopes = scope === 'none' ? [] : [whole(match, `${head}'${access}', 'none'`)];
    return [...changed.map((now) => whole(match, `${head}'${now}', '${scope}'`)), ...scopes];
  }),
  swap(/, under: '[^']+'/gu, ''),
];

/** Looks only, or React's own. */
const looks = new Set(['key', 'ref', 'className', 'style', 'id', 'title', 'size', 'gap', 'icon', 'hue', 'width', 'height', 'rows']);

const screens: readonly Operator[] = [
  each(/(?<=\s)([a-z]\w*)=\{[^{}\n]*\}/giu, (match) => (looks.has(match[1] ?? '') ? [] : [whole(match, '')])),
  each(/(?<= (?:[<>]=?|[-+]) )\d[\d_]*\b|(?<=\buse\w+\()\d[\d_]*(?=\))/gu, (match) => [
    whole(match, String(Number(match[0].replaceAll('_', '')) + 1)),
  ]),
  each(/(?<=[({?:&|] |[({!])(?:\w+\.)*(?:is|has|may|can)[A-Z]\w*(?= (?:&&|\|\||\? ))/gu, (match) => [whole(match, `!${match[0]}`)]),
  swap(/(?<=requestPolicy: )'(?:network-only|cache-and-network)'/gu, "'cache-first'"),
  ...conditions,
];

const clauses = /^ (?:and|or|order by|group by|limit|for|returning|union)\b/u;

/** At the next condition, the end of its bracket, or the end of the line. */
const endOfCondition = (code: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    const letter = code[at];
    if (letter === '(' || letter === '{') depth += 1;
    else if (letter === ')' || letter === '}') depth -= 1;
    if (depth < 0) return at;
    if (depth > 0) continue;
    const rest = code.slice(at, at + 12);
    const isNext = rest.startsWith(' ${') ? !/(?:[=<>,(]|\b(?:in|is|like|any))$/u.test(code.slice(from, at)) : clauses.test(rest);
    if (letter === '`' || letter === '\n' || isNext) return at;
  }
  return code.length;
};

const statements: readonly Operator[] = [
  each(/(?<=[ `])and (?=(?:not )?[a-z]\w*(?:\.\w+)? ?(?:=|<>|<=|>=|<|>|is |in |not in ))/gu, (match) => {
    const end = endOfCondition(match.input, match.index + match[0].length);
    return [{ start: match.index, end, now: '' }];
  }),
  each(/(?<=\bwhere )(?=[a-z]\w*(?:\.\w+)? ?(?:=|<>|<=|>=|<|>|is |in |not in ))/gu, (match) => {
    const end = endOfCondition(match.input, match.index);
    return [{ start: match.index, end, now: 'true' }];
  }),
  each(/(?<=\b[a-z]\w*: sql`)[a-z_]+\.[a-z_]+(?=`)/gu, (match) => [whole(match, 'null')]),
  each(/(?<='[a-z]\w*', )[a-z_]+\.[a-z_]+(?=[,)])/gu, (match) => [whole(match, 'null')]),
];

const operatorsOf = (file: string): readonly Operator[] => {
  if (file.startsWith('schema/authorization/')) return rows;
  if (file.endsWith('.tsx')) return screens;
  if (file.startsWith('server/')) return statements;
  if (/\.machine\.ts$|\.setup\.ts$/u.test(file)) return [...guards, ...targets, ...conditions];
  return conditions;
};

const lineAt = (code: string, at: number): string => code.slice(code.lastIndexOf('\n', at - 1) + 1, at);

export const mutantsOf = (file: string, code: string): readonly Mutant[] =>
  operatorsOf(file)
    .flatMap((operator) => operator(code))
    .filter(({ start }) => !/^\s*(?:\/?\*|\/\/)/u.test(lineAt(code, start)))
    .map(({ start, end, now }) => ({
      file,
      line: code.slice(0, start).split('\n').length,
      start,
      end,
      was: code.slice(start, end),
      now,
    }))
    .toSorted((left, right) => left.start - right.start);
