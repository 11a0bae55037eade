import { SSF } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownDate } from './date-look.ts';
import { lookOf, shownNumber } from './number-look.ts';

const seen = (value: number, format: string): string | null => {
  const look = lookOf(format);
  if (typeof look === 'string') return look;
  return 'format' in look ? shownNumber(value, look.format) : shownDate(value, false, look.dateFormat);
};

describe('a number of a workbook', () => {
  it.each([
    [0.1, '0%', '10%'],
    [0.125, '0.0%', '12.5%'],
    [1.5, '[h]:mm', '36:00'],
    [1.5, '[hh]:mm:ss', '36:00:00'],
    [0.0625, '[mm]:ss', '90:00'],
    [1234.5, '#,##0.00\\ "EUR"', '1,234.50 EUR'],
    [1234.5, '[$$-409]#,##0.00', '$1,234.50'],
    [1234.5, '#,##0.00\\ [$\u20AC-407]', '1,234.50 \u20AC'],
    [-1234.5, '#,##0.00;(#,##0.00)', '(1,234.50)'],
    [-3, '0.0', '-3.0'],
    [0, '0;-0;"none"', null],
    [5550123, '000-0000', '555-0123'],
    [4915112345678, '\\+00 000 00000000', '+49 151 12345678'],
    [42, '00000', '00042'],
    [1234567, '#,##0,', '1,235'],
    [1500, '0.00E+00', '1.50E+03'],
    [0.5, '#.##', '.5'],
    [7, '#.##', '7'],
    [12.3, 'General', 'plain'],
    [45986, 'yyyy\\-mm\\-dd', '2025-11-25'],
    [45986, 'dd/mm/yyyy;@', '25/11/2025'],
    [45986.75, 'd. mmm yy, h:mm AM/PM', '25. Nov 25, 6:00 PM'],
    [45986.5, '[$-409]dddd, mmmm d', 'Tuesday, November 25'],
    [45986.00069, 'hh:mm:ss', '00:01:00'],
    [45986.0625, 'h"h "m"m"', '1h 30m'],
    [45986, '[$-407]d. mmmm yyyy', 'date'],
    [45986, '[$-407]dd.mm.yyyy', '25.11.2025'],
    [45986, '[$-F800]dddd, mmmm dd, yyyy', 'date'],
    [45986, 'mm:ss.0', 'date'],
    [45986, 'ggge yyyy', 'date'],
    [0.5, '# ?/?', 'plain'],
  ])('%d in the format %s is shown as %s', (value, format, text) => {
    expect(seen(value, format)).toBe(text);
  });

  it('is shown as another reader of workbooks shows it', () => {
    const formats = [
      '0',
      '0.00',
      '#,##0',
      '#,##0.00',
      '0%',
      '0.00%',
      '00000',
      '0.0#',
      '#,##0.00" kg"',
      '000-0000',
      '#,##0;(#,##0)',
      '[h]:mm',
      '[h]:mm:ss',
      '"No. "0',
    ];
    const value = fc.oneof(
      fc.integer({ min: -9_999_999, max: 9_999_999 }),
      fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
    );
    fc.assert(
      fc.property(fc.constantFrom(...formats), value, (format, number) => {
        fc.pre(number >= 0 || !/^[[]|-/u.test(format));
        fc.pre(number < 10_000 || !format.startsWith('['));
        expect(seen(number, format)).toBe(String(SSF.format(format, number)).trim());
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });

  it('that is a date is shown as another reader of workbooks shows it', () => {
    const formats = [
      'yyyy-mm-dd',
      'dd.mm.yyyy',
      'm/d/yy',
      'd mmm yyyy',
      'dddd, d mmmm yyyy',
      'mmmmm yy',
      'yyyy-mm-dd hh:mm',
      'h:mm AM/PM',
      'hh:mm:ss',
      'mm:ss',
      'ddd h',
    ];
    const seconds = fc.integer({ min: 61 * 86_400, max: 60_000 * 86_400 });
    fc.assert(
      fc.property(fc.constantFrom(...formats), seconds, (format, at) => {
        // The other reader refuses a format that begins with dd. and takes the same one with strokes.
        const other =
          format === 'dd.mm.yyyy' ? SSF.format('dd/mm/yyyy', at / 86_400).replaceAll('/', '.') : SSF.format(format, at / 86_400);
        expect(seen(at / 86_400, format)).toBe(other);
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });
});
