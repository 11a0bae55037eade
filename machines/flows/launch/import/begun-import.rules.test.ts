import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { each, faultsOf, maybe, readingFaults, spoiled, text, yes } from '#schema/rules/fit.builders.ts';
import type { Shape } from '#schema/rules/fit.builders.ts';
import { unreadShape } from '#schema/rules/launch/saved.builders.ts';
import { isRecord } from '#schema/rules/fit.ts';
import { keptImport, readBegunImport, restOf } from './begun-import.rules.ts';
import { asFound } from '#schema/vocabulary/launch/import-kinds.ts';

const sources = {
  file: { from: 'file', file: new File(['Name'], 'cases.csv') },
  clipboard: { from: 'clipboard', text: 'Name\nPay', html: '<table></table>' },
  elsewhere: { from: 'elsewhere', headers: ['Name', 'Action'], rows: [['Pay', 'Press']], source: 'Checkout sheet' },
};
const work = {
  mapping: ['name', 'leave_out'],
  edits: { '2:0': 'Pay twice' },
  updatesByCode: true,
  unread: [{ field: 'reviewers', of: 'Older', value: ['Ben'] }],
};
const reading = { header: 4, delimiter: ';', encoding: 'windows-1250' };
const isSource: Shape = (source) => {
  if (!isRecord(source)) return false;
  const texts = (list: unknown): boolean => Array.isArray(list) && list.every((one) => typeof one === 'string');
  if (source['from'] === 'file') return source['file'] instanceof File;
  if (source['from'] === 'clipboard') return typeof source['text'] === 'string' && typeof source['html'] === 'string';
  return Array.isArray(source['rows']) && source['rows'].every(texts) && texts(source['headers']) && typeof source['source'] === 'string';
};
const shape: Shape = maybe({
  kind: /^test_cases$/u,
  source: maybe(isSource),
  sheet: maybe(text),
  reading: { header: maybe((row) => typeof row === 'number'), delimiter: maybe(text), encoding: maybe(text) },
  mapping: [/^(?:section|code|name|prerequisites|instruction|expectedResult|tags|additional|leave_out)$/u],
  edits: each(text),
  updatesByCode: yes,
  unread: unreadShape,
});
const readRows = (rows: unknown) => readBegunImport('test_cases', rows, work);
const readWork = (made: unknown) => readBegunImport('test_cases', { source: sources.clipboard, sheet: 'One' }, made);

describe('a kept import', () => {
  it.each(Object.entries(sources))('from %s is kept or put aside, part by part', (_, source) => {
    expect(readRows({ source, sheet: 'One' })).toEqual({ kind: 'test_cases', source, sheet: 'One', reading: asFound, ...work });
    expect(faultsOf({ source, sheet: 'One', reading }, readRows, shape)).toEqual([]);
  });

  it.each(Object.entries(sources))('from %s stays where another build wrote more into it, which alone is put aside', (_, source) => {
    const rows = { source: { ...source, delimiter: ';' }, sheet: 'One' };
    const begun = { kind: 'test_cases', source, sheet: 'One', reading: asFound, ...work };
    expect(readRows(rows)).toEqual({ ...begun, unread: [...work.unread, { field: 'delimiter', of: '', value: ';' }] });
  });

  it.each([{ headers: ['Name', 7] }, { rows: [['Pay', 7]] }, { rows: [['Pay', 'Press'], 7] }])(
    'is put aside as a whole where its columns and cells would move: %j',
    (odd) => {
      const rows = { source: { ...sources.elsewhere, ...odd }, sheet: 'One' };
      const { unread, ...made } = work;
      expect(readRows(rows)).toEqual(restOf('test_cases', [...unread, { field: 'import', of: '', value: { rows, work: made } }]));
    },
  );

  it('puts a file aside where it is no part of it', () => {
    const { file } = sources.file;
    expect(readRows({ source: { ...sources.clipboard, file }, sheet: 'One' })?.unread.at(-1)?.value).toBe(file);
  });

  it('keeps what was made of its rows, or puts it aside, part by part', () => {
    expect(faultsOf(work, readWork, shape)).toEqual([]);
  });

  it('reads the same when it is kept again', () => {
    const again = (rows: unknown, made: unknown) => {
      const begun = readBegunImport('test_cases', rows, made);
      if (begun === null) return;
      const kept = keptImport(begun);
      expect(readBegunImport('test_cases', kept.rows, kept.work)).toEqual(begun);
    };
    fc.assert(
      fc.property(spoiled({ source: sources.elsewhere, sheet: 'One', reading }), spoiled(work), (rows, made) => {
        expect([...readingFaults(rows, readRows, shape), ...readingFaults(made, readWork, shape)]).toEqual([]);
        again(rows, made);
      }),
      { seed: 14, numRuns: 300 },
    );
  });

  it('is put aside as a whole without its rows, and in part where columns or cells cannot be read', () => {
    const { unread, ...made } = work;
    const rows = { source: { from: 'fax' }, sheet: 'One' };
    expect(readBegunImport('test_cases', rows, { ...work, keptAt: 7 })).toEqual(
      restOf('test_cases', [...unread, { field: 'import', of: '', value: { rows, work: made } }]),
    );
    expect(readWork({ mapping: ['name', 'moon'], edits: { '2:0': 7 } })).toMatchObject({
      source: sources.clipboard,
      mapping: [],
      edits: {},
      unread: [
        { field: 'mapping', of: '', value: ['name', 'moon'] },
        { field: 'edits', of: '', value: { '2:0': 7 } },
      ],
    });
    expect([
      readBegunImport('test_data', undefined, undefined),
      readBegunImport('test_data', undefined, keptImport(restOf('test_data', unread)!).work),
    ]).toEqual([null, restOf('test_data', unread)]);
  });
});
