import { arrivedExportStates, openExportStates, trackerLabels } from '#schema/vocabulary/export.ts';
import type { IssueExportState, TrackerCode } from '#schema/vocabulary/export.ts';
import { readerWords, readerZone } from '#src/ui/reader-dates.ts';
import type { ShownExportFragment, ShownExportJobFragment } from '#schema/generated/client/graphql.ts';

export const isOpen = (state: IssueExportState): boolean => openExportStates.some((open) => open === state);
export const hasArrived = (state: IssueExportState): boolean => arrivedExportStates.some((there) => there === state);

/** Jira (WEB). */
export const placeWords = ({ destination, place }: { readonly destination: string; readonly place: string }): string =>
  `${trackerLabels[destination as TrackerCode] ?? destination}${/^[\da-f-]{36}$/iu.test(place) ? '' : ` (${place})`}`;

export const progressOf = ({ exports }: Pick<ShownExportJobFragment, 'exports'>) => ({
  total: exports.length,
  done: exports.filter(({ state }) => !isOpen(state)).length,
  arrived: exports.filter(({ state }) => hasArrived(state)).length,
  failed: exports.filter(({ state }) => state === 'failed').length,
});

type Pausing = Pick<ShownExportJobFragment, 'destination' | 'isDisconnected' | 'restsUntil'> & {
  readonly exports: readonly Pick<ShownExportFragment, 'state' | 'message'>[];
};

const goesOn = 'It continues by itself.';

export const isPaused = ({ isDisconnected, restsUntil }: Pick<Pausing, 'isDisconnected' | 'restsUntil'>): boolean =>
  isDisconnected || (restsUntil !== null && restsUntil !== undefined);

/** Null where nothing delays it. */
export const pauseWords = ({ destination, isDisconnected, restsUntil, exports }: Pausing, now: number): string | null => {
  const label = trackerLabels[destination as TrackerCode] ?? destination;
  if (isDisconnected) return `Waiting: ${label} did not accept the stored credentials. It continues once the integration is active.`;
  if (restsUntil === null || restsUntil === undefined || Date.parse(restsUntil) <= now) return null;
  const said = exports.find(({ state, message }) => isOpen(state) && message !== null && message !== undefined)?.message;
  return `Waiting until ${readerWords(restsUntil, 'moment', readerZone())}: ${said ?? `${label} did not answer or asked for time. ${goesOn}`}`;
};

export const progressWords = (job: ShownExportJobFragment): string => {
  const { total, arrived, failed, done } = progressOf(job);
  const said = `${arrived} of ${total} ${total === 1 ? 'issue' : 'issues'} exported`;
  if (done < total) return `${said}. You can close this; it continues in the background.`;
  return failed === 0 ? `${said}.` : `${said}, ${failed} could not be.`;
};
