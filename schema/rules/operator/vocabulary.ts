import * as v from 'valibot';
import { kindWords, vocabularyKindNames, vocabularyLimits, vocabularyTexts } from '../../vocabulary/crowd-words.ts';
import type { VocabularyKind } from '../../vocabulary/crowd-words.ts';
import { unfitInName } from '../session/names.ts';
import { trimmed } from '../blank.ts';

const most = vocabularyLimits.name;

/** Without doubled spaces, in one form of Unicode, so that what looks the same is the same. */
const name = v.pipe(
  v.string('Name cannot be blank'),
  v.transform((given) => trimmed(given.normalize('NFC')).replace(/ {2,}/gu, ' ')),
  v.nonEmpty('Name cannot be blank'),
  v.check(
    (given) => unfitInName(given) === null && !/[\p{Cf}\p{Co}\p{Cn}]/u.test(given) && given.isWellFormed(),
    'A name has no links and no characters that cannot be seen',
  ),
  v.maxLength(most, `Name is too long (maximum is ${most} characters)`),
);

const codes = {
  country: { shape: /^[A-Z]{2}$/u, asKept: (code: string) => code.toUpperCase() },
  language: { shape: /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Z]{2}|\d{3}))?$/u, asKept: (code: string) => code },
} as const;

const isCoded = (kind: VocabularyKind): kind is keyof typeof codes => kindWords(kind).hasCode === true;

/** As it is kept, or null where it is none. */
export const vocabularyCode = (kind: VocabularyKind, code: string | null): string | null => {
  if (!isCoded(kind)) return null;
  const kept = codes[kind].asKept((code ?? '').trim());
  return codes[kind].shape.test(kept) ? kept : null;
};

export const codeFault = (kind: VocabularyKind): string => (isCoded(kind) ? vocabularyTexts.code[kind] : '');

const optional = v.nullish(v.string(), null);
const kind = v.picklist(vocabularyKindNames);

export const newEntryRules = v.object({ kind, name, code: optional, parentId: optional, deviceTypeId: optional });
export const renamedEntryRules = v.object({ entryId: v.string(), version: v.pipe(v.number(), v.integer()), name });

/** A name as it is kept, or what is wrong with it. */
export const nameOfRow = (given: string): { readonly name: string; readonly fault: string | null } => {
  const read = v.safeParse(name, given);
  return read.success ? { name: read.output, fault: null } : { name: given.trim().slice(0, most), fault: read.issues[0].message };
};

export const importedVocabularyRules = v.object({
  kind,
  rows: v.pipe(
    v.array(v.object({ name: v.string(), code: optional, parent: optional, deviceType: optional })),
    v.minLength(1, 'The file has no rows'),
    v.maxLength(vocabularyLimits.imported, `At most ${vocabularyLimits.imported.toLocaleString('en')} rows are imported at once`),
  ),
});
export type VocabularyRowGiven = v.InferOutput<typeof importedVocabularyRules>['rows'][number];

const headers = {
  name: ['name', 'country', 'language', 'version', 'device', 'model', 'browser', 'device type', 'label'],
  code: ['code', 'iso', 'iso code', 'alpha-2', 'locale'],
  parent: ['system', 'operating system', 'os', 'maker', 'manufacturer', 'brand', 'parent'],
  deviceType: ['device type', 'type', 'form factor'],
} as const;

const plain = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/gu, ' ');

const columnOf = (cells: readonly string[], column: keyof typeof headers, besides: readonly number[] = []): number =>
  headers[column].map((word) => cells.findIndex((cell, at) => plain(cell) === word && !besides.includes(at))).find((at) => at >= 0) ?? -1;

/** The rows of a table by its header; a table without one is a list of names in its first column. */
export const rowsOfTable = (kind: VocabularyKind, table: readonly (readonly string[])[]): readonly VocabularyRowGiven[] => {
  const { hasCode, parent } = kindWords(kind);
  const columns = (cells: readonly string[]) => {
    const [code, of] = [hasCode === true ? columnOf(cells, 'code') : -1, parent === undefined ? -1 : columnOf(cells, 'parent')];
    const deviceType = kind === 'mobile_device' ? columnOf(cells, 'deviceType', [of]) : -1;
    return { code, parent: of, deviceType, name: columnOf(cells, 'name', [code, of, deviceType]) };
  };
  const header = table.findIndex((cells) => columns(cells).name >= 0);
  const at = header < 0 ? { name: 0, code: 1, parent: -1, deviceType: -1 } : columns(table[header] ?? []);
  return table.slice(header + 1).flatMap((cells) => {
    const cell = (column: number): string | null => (column < 0 ? null : (cells[column] ?? '').trim() || null);
    const row = {
      name: cell(at.name) ?? '',
      code: hasCode === true ? cell(at.code) : null,
      parent: cell(at.parent),
      deviceType: cell(at.deviceType),
    };
    return Object.values(row).every((value) => value === null || value === '') ? [] : [row];
  });
};
