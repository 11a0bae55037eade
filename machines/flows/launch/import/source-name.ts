import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import type { ImportSource } from './begun-import.rules.ts';

/** Invisible characters, and those that change a text's direction. */
const unseen = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

export function sourceName(source: ImportSource | null): string {
  switch (source?.from) {
    case 'file':
      return source.file.name.replaceAll(unseen, '');
    case 'clipboard':
      return launchTexts.pastedTable;
    case 'elsewhere':
      return source.source;
    case undefined:
      return '';
  }
}
