import type { BrowseResultsSnapshot } from './browse-results.machine.ts';
import { resultSections } from './browse-results.types.ts';
import type { ResultSection } from './browse-results.types.ts';

export const selectIsOpen =
  (section: ResultSection) =>
  (snapshot: BrowseResultsSnapshot): boolean =>
    snapshot.value[section] === 'open';

export const selectIsVisited =
  (section: ResultSection) =>
  (snapshot: BrowseResultsSnapshot): boolean =>
    snapshot.context.visited.includes(section);

export const selectOpen = (snapshot: BrowseResultsSnapshot): readonly ResultSection[] =>
  resultSections.filter((section) => selectIsOpen(section)(snapshot));
