/** One change of a source that its tests should notice: the text from `start` to `end` becomes `now`. */
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

/** A replacement of the whole match. */
const whole = (match: RegExpExecArray, now: string): Change => ({ start: match.index, end: match.index + match[0].length, now });

const swap = (pattern: RegExp, now: string): Operator => each(pattern, (match) => [whole(match, now)]);

const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const without = (words: readonly string[], at: number): string => words.filter((_, index) => index !== at).join(', ');

/** Guards of charts: left out, a part left out, or the other way round. */
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

/** Targets of charts: the move stays where it is. */
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

/** Rows of who may call what: one role, the scope, or the parent of an id. */
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

const operatorsOf = (file: string): readonly Operator[] => {
  if (file.startsWith('schema/authorization/')) return rows;
  if (/\.machine\.ts$|\.setup\.ts$/u.test(file)) return [...guards, ...targets, ...conditions];
  return conditions;
};

/** Every mutant of a source, in the order of its lines. */
export const mutantsOf = (file: string, code: string): readonly Mutant[] =>
  operatorsOf(file)
    .flatMap((operator) => operator(code))
    .map(({ start, end, now }) => ({
      file,
      line: code.slice(0, start).split('\n').length,
      start,
      end,
      was: code.slice(start, end),
      now,
    }))
    .toSorted((left, right) => left.start - right.start);
