import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, unguard } from '#schema/rules/launch/import/csv-text.ts';
import { csv, guarded } from './escape.ts';

describe('cells of an exported file', () => {
  it.each([
    '=1+1',
    '+1',
    '-1+1',
    '-1%',
    '- 1',
    '-1,5',
    '-.5',
    '--1',
    '-１',
    '-1\n',
    '-x',
    '@x',
    '\t=1',
    ' =1',
    '\n=1+1\nnote',
    '\0=1',
    '＝1',
    '=1+1\nnote',
  ])('guards %j', (cell) => {
    expect(guarded(cell).startsWith("'")).toBe(true);
  });

  it.each([
    ['Open\n=1+1', "Open\n'=1+1"],
    ['Open\r\n@x', "Open\r\n'@x"],
    ['a\t=1+1', "a\t'=1+1"],
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a; +1', "a;' +1"],
    ['\n\n=1', "'\n\n'=1"],
    ['1.\n\u2028＝1', "1.\n\u2028'＝1"],
  ])('guards what begins a line or stands behind a separator of other programs in %j', (cell, expected) => {
    expect(guarded(cell)).toBe(expected);
  });

  it.each(['-1', '-6.25', '0', '12', '-0', '1.5', 'Pay as guest', 'one\ntwo', 'a=1; b=2', 'one\r\n\r\ntwo', "it's; fine"])(
    'leaves %j alone',
    (cell) => {
      expect(guarded(cell)).toBe(cell);
    },
  );

  it('are quoted, so that a text of many lines stays one cell', () => {
    const text = 'one\ntwo\r\nthree\rfour';
    expect(
      csv(
        ['Code', ''],
        [
          ['NW-1', text],
          ['', 'a;b'],
        ],
      ),
    ).toBe(`\uFEFF"Code",""\r\n"NW-1","${text}"\r\n"","a;b"\r\n`);
    for (const record_delimiter of ['\n', '\r\n', '\r'])
      expect(parse(csv(['a', 'b'], [['1', text]]).replace(/\r\n(?="|$)/gu, record_delimiter), { bom: true, record_delimiter })[1]).toEqual([
        '1',
        text,
      ]);
  });

  it('come back as they were, without NUL', () => {
    const cells = fc.oneof(
      fc.string(),
      fc.stringMatching(/^['\s=+@-]{0,4}x?$/),
      fc.stringMatching(/^'{0,2}-?\d{0,2}\.?\d$/),
      fc.stringMatching(/^[ax'=+@;\s-]{0,8}$/),
    );
    const tables = fc.array(fc.array(cells, { minLength: 2, maxLength: 2 }), { maxLength: 20 });
    fc.assert(
      fc.property(tables, (rows) => {
        const back = parse(csv(['a', 'b'], rows), { bom: true });
        expect(back.slice(1).map((row) => row.map(unguard))).toEqual(rows.map((row) => row.map((cell) => cell.replaceAll('\0', ''))));
      }),
    );
  });
});

it('writes a table as the pages do, whose files are read anew by three readers', () => {
  const cell = fc.string().map((one) => one.replaceAll('\0', ''));
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
  fc.assert(
    fc.property(table, (rows) => {
      expect(csv(rows[0] ?? [], rows.slice(1))).toBe(csvText(rows));
    }),
    { seed: 20 },
  );
});
