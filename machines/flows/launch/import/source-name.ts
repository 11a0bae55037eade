import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import type { ImportSource } from './begun-import.rules.ts';

/** Marks that turn the letters around them, and letters that cannot be seen. */
const unseen = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** What a source is called: the name of its file, or where it comes from. */
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
