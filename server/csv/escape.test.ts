import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unguard } from '#schema/rules/launch/import/csv-text.ts';
import { csv, guarded } from './escape.ts';

describe('cells of an exported file', () => {
  it.each(['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '\n=1+1\nnote', '\0=1', '＝1', '=1+1\nnote'])('guards %j', (cell) => {
    expect(guarded(cell).startsWith("'")).toBe(true);
  });

  it('leaves plain words alone', () => {
    expect(guarded('Pay as guest')).toBe('Pay as guest');
  });

  it('come back as they were, without NUL', () => {
    const cells = fc.oneof(fc.string(), fc.stringMatching(/^['\s=+@-]{0,4}x?$/));
    const tables = fc.array(fc.array(cells, { minLength: 2, maxLength: 2 }), { maxLength: 20 });
    fc.assert(
      fc.property(tables, (rows) => {
        const back = parse(csv(['a', 'b'], rows), { bom: true });
        expect(back.slice(1).map((row) => row.map(unguard))).toEqual(rows.map((row) => row.map((cell) => cell.replaceAll('\0', ''))));
      }),
    );
  });
});
