import { limits } from '#schema/vocabulary/limits.ts';

/** Why an export without a selection cannot start. */
export const nothingSelected = `Select 1 to ${limits.issuesPerExport} issues to export.`;
/** Why no further issue can be selected. */
export const selectionFull = `${limits.issuesPerExport} of ${limits.issuesPerExport} issues are selected.`;
/** What is said when the server says nothing about a failed export. */
export const exportFailed = 'There was an issue with exporting issues. Please try again later.';

/** Whether so many issues can be exported at once. */
export const isExportable = (issueIds: readonly string[]): boolean => issueIds.length >= 1 && issueIds.length <= limits.issuesPerExport;

/** The selection with these added, in order, as far as there is room. */
export const withMore = (selected: readonly string[], more: readonly string[]): readonly string[] =>
  [...new Set([...selected, ...more])].slice(0, limits.issuesPerExport);
