import { limits } from '#schema/vocabulary/limits.ts';
import type { ExportIssuesSnapshot } from './export-issues.machine.ts';
import { nothingSelected, selectionFull } from './export-issues.rules.ts';

const none: readonly string[] = [];

export const selectSelected = ({ context }: ExportIssuesSnapshot): readonly string[] => context.selected;

export const selectIsSelecting = ({ context }: ExportIssuesSnapshot): boolean => context.selected.length > 0;

/** The issues that are about to be exported; none while nobody asks. */
export const selectAsked = (snapshot: ExportIssuesSnapshot): readonly string[] =>
  snapshot.matches('asking') ? snapshot.context.leaving : none;

export const selectIsExporting = (snapshot: ExportIssuesSnapshot): boolean => snapshot.hasTag('busy');

/** "3 of 50 selected". */
export const selectCount = ({ context }: ExportIssuesSnapshot): string =>
  `${context.selected.length} of ${limits.issuesPerExport} selected`;

/** Why the selection cannot be exported, or null. */
export const selectExportReason = ({ context }: ExportIssuesSnapshot): string | null =>
  context.selected.length === 0 ? nothingSelected : null;

/** Why no further issue can be selected, or null. */
export const selectLimitReason = ({ context }: ExportIssuesSnapshot): string | null =>
  context.selected.length >= limits.issuesPerExport ? selectionFull : null;
