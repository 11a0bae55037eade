import type { ReadSheet, SheetFault } from '#schema/rules/launch/import/sheet.ts';
import { sheetFault } from '#schema/rules/launch/import/sheet.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { importTexts } from '#schema/vocabulary/launch/import-texts.ts';

/** A source that was read: its sheet, and how it was written, in words. */
export type Taken = Extract<ReadSheet, { readonly sheet: unknown }> & { readonly written: string };
export type TakenOrNot = Taken | { readonly faults: readonly SheetFault[] };
/** Is told how far the reading is. */
export type OnProgress = (done: number, total: number) => void;

export const unheard: OnProgress = () => {};

/** A source that is none, with the words that name it first. */
export const unreadable = (words = ''): { readonly faults: readonly SheetFault[] } => ({
  faults: [sheetFault('unreadable', [importTexts.fileUnreadable, words].filter((one) => one !== '').join(' '))],
});

export const tooLarge = (bytes: number): { readonly faults: readonly SheetFault[] } => ({
  faults: [sheetFault('too_large', `${importTexts.fileUnreadable} This one has ${Math.ceil(bytes / 1024 / 1024)} MB.`)],
});

/** A sheet with the words for how it was written, or its first faults. */
export const taken = (read: ReadSheet, written: string): TakenOrNot =>
  'faults' in read ? { faults: read.faults.slice(0, importLimits.listedFaults) } : { sheet: read.sheet, written };
