import { dateWords } from '#schema/dates.ts';
import { cloneTexts } from '#schema/vocabulary/launch/simple.ts';
import type { WindowStand } from '#machines/lifecycles/test-window/test-window.message.rules.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time of a test as a clone list shows it. */
export type CloneWindow = {
  readonly status: 'prep' | 'scheduled' | 'open' | 'finished' | 'closed' | 'cancelled';
  readonly scheduleAt?: string | null | undefined;
  readonly plannedEndAt?: string | null | undefined;
  readonly closedAt?: string | null | undefined;
  readonly cancelledAt?: string | null | undefined;
};
export type CloneLabel = {
  readonly label: string;
  readonly stand: WindowStand;
  readonly words: string;
  /** The moment behind the words. */
  readonly at: string | null;
};

const dated = (verb: string, at: string | null | undefined): string => (at == null ? '' : `${verb} ${dateWords(at, 'moment')} UTC`);

/** '2d 3h left', floored, or 'Overdue' past the planned end. */
export function remainingWords(plannedEndAt: string | null | undefined, now: string): string {
  if (plannedEndAt == null) return '';
  const left = Date.parse(plannedEndAt) - Date.parse(now);
  if (left <= 0) return cloneTexts.overdue;
  const [days, hours, minutes] = [Math.floor(left / day), Math.floor((left % day) / hour), Math.floor((left % hour) / minute)];
  if (days > 0) return `${days}d ${hours}h left`;
  return hours > 0 ? `${hours}h ${minutes}min left` : `${minutes}min left`;
}

/** What a clone list says of a test: live with its time left, or finished with the day it closed. */
export function cloneLabel(window: CloneWindow, now: string): CloneLabel {
  switch (window.status) {
    case 'open': {
      const words = remainingWords(window.plannedEndAt, now);
      return { label: cloneTexts.live, stand: words === cloneTexts.overdue ? 'overdue' : 'live', words, at: window.plannedEndAt ?? null };
    }
    case 'finished':
    case 'closed':
      return { label: cloneTexts.finished, stand: 'finished', words: dated('Finished', window.closedAt), at: window.closedAt ?? null };
    case 'cancelled':
      return {
        label: cloneTexts.cancelled,
        stand: 'cancelled',
        words: dated('Cancelled', window.cancelledAt),
        at: window.cancelledAt ?? null,
      };
    case 'prep':
    case 'scheduled':
      return { label: cloneTexts.upcoming, stand: 'upcoming', words: dated('Opens', window.scheduleAt), at: window.scheduleAt ?? null };
  }
}
