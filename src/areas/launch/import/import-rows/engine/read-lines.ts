import type { ReadSheet, SheetFault } from '#schema/rules/launch/import/sheet.ts';
import { sheetFault } from '#schema/rules/launch/import/sheet.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { importTexts } from '#schema/vocabulary/launch/import-texts.ts';

export type Taken = Extract<ReadSheet, { readonly sheet: unknown }> & { readonly written: string };
export type TakenOrNot = Taken | { readonly faults: readonly SheetFault[] };
export type OnProgress = (done: number, total: number) => void;

export const unheard: OnProgress = () => {};

export const unreadable = (words = ''): { readonly faults: readonly SheetFault[] } => ({
  faults: [sheetFault('unreadable', [importTexts.fileUnreadable, words].filter((one) => one !== '').join(' '))],
});

export const tooLarge = (bytes: number): { readonly faults: readonly SheetFault[] } => ({
  faults: [sheetFault('too_large', `${importTexts.fileUnreadable} This one has ${Math.ceil(bytes / 1024 / 1024)} MB.`)],
});

export const taken = (read: ReadSheet, written: string): TakenOrNot =>
  'faults' in read ? { faults: read.faults.slice(0, importLimits.listedFaults) } : { sheet: read.sheet, written };
