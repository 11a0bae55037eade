import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from '../support/tree.ts';

const row = /\b(?:SH|RE|LA)-\d{3}\b/gu;
/** No row has such a number: they stand for rows in tests of tests. */
const isMadeUp = (id: string): boolean => /-99\d$/u.test(id);
const rowsIn = (text: string): readonly string[] => [...text.matchAll(row)].map(([id]) => id).filter((id) => !isMadeUp(id));

const tests = filesOf('{machines,schema,server,src,crowd,scripts,tests}/**/*.test.{ts,tsx}').filter(
  (file) => file !== 'tests/architecture/rows.test.ts',
);
const begins = /^\s*(?:it|test|describe|journey)(?:\.\w+)*\s*\(/gmu;

/** A source in pieces, each from the beginning of a test or of a group of them to the next. */
const pieces = (text: string): readonly string[] => {
  const starts = [0, ...[...text.matchAll(begins)].map(({ index }) => index), text.length];
  return starts.slice(1).map((end, at) => text.slice(starts[at], end));
};

/** The rows that a test does not name but mentions: in a comment, or within a text that holds a test. */
const mentioned = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => (/^\s*(?:\/\/|\/?\*)|["'`](?:it|test|describe|journey)\(["'`]/u.test(line) ? rowsIn(line) : []));

/** Who asks: a role by its name, a person of a world of tests, or everybody that a chart is asked for. */
const startsFromRole = /customer|manager|moderator|role|accepted|operator|stranger|viewer|actors|account|\bmay\(|\bwho\(/iu;

/** Who may is told there by what is switched on for the organization, and is the same for its people. */
const bySwitch = ['LA-037', 'LA-455', 'LA-457', 'LA-458', 'LA-459', 'LA-460', 'LA-461', 'LA-462', 'LA-463', 'LA-464', 'LA-465'];
const permissions = rowsIn(textOf('tests/architecture/permission-rows.txt')).filter((id) => !bySwitch.includes(id));

const withoutRole = (text: string): readonly string[] =>
  pieces(text).flatMap((piece) => (startsFromRole.test(piece) ? [] : rowsIn(piece).filter((id) => permissions.includes(id))));

/** A constant of texts that is asked by itself: whether anybody is shown it is not asked. */
const lonelyTexts = (text: string): readonly string[] => [
  ...[...text.matchAll(/expect\(\[?\s*\w*[tT]exts\.(?!length\b)\w+(?:,\s*\w*[tT]exts\.\w+)*,?\s*\]?\)\.to(?:Be|Equal)\(/gu)].map(
    ([found]) => found,
  ),
  ...[...text.matchAll(/expect\(([\w.]+)\)\.to(?:Be|Equal|StrictEqual)\(\1\)/gu)].map(([found]) => found),
];

const inTests = (find: (text: string) => readonly string[]): readonly string[] =>
  tests.flatMap((file) => find(textOf(file)).map((found) => `${file}: ${found}`));

describe('a row of the specification', () => {
  it('is named by the title of a test, and nowhere else', () => {
    expect(inTests(mentioned)).toEqual([]);
    const others = filesOf(['{machines,schema,server,src,crowd,scripts,tests}/**/*.{ts,tsx,graphql,tsv}', 'docs/**/*.md']).filter(
      (file) => !/\.test\.tsx?$/u.test(file),
    );
    expect(others.filter((file) => rowsIn(textOf(file)).length > 0)).toEqual([]);
  });

  it('about who may is named only where a test starts from a role', () => {
    expect(permissions.length).toBeGreaterThan(100);
    expect(inTests(withoutRole)).toEqual([]);
  });

  it('is told from what only looks like one', () => {
    const unknown = 998;
    const fixture = `it('RE-101: a', () => see(\`it('RE-102: b')\`));\n// RE-103\nit('RE-${unknown}: c', () => 1);`;
    expect(mentioned(fixture)).toEqual(['RE-101', 'RE-102', 'RE-103']);
    expect(withoutRole("it('SH-314: can be used', () => open('/'));\nit('SH-315: is for customers', () => 1);")).toEqual(['SH-314']);
  });
});

describe('a text', () => {
  it('is looked for where it is shown, and compared with no constant of itself', () => {
    expect(inTests(lonelyTexts)).toEqual([]);
    expect(
      lonelyTexts("expect(doneTexts.said).toBe('Done.'); expect([texts.a, texts.b]).toEqual([]); expect(a.b).toBe(a.b);"),
    ).toHaveLength(3);
  });
});
