import type { TestWindowStatus } from '#schema/vocabulary/test.ts';

export type ShownWindow = {
  readonly status: TestWindowStatus;
  readonly scheduleAt?: string | null | undefined;
  readonly plannedEndAt?: string | null | undefined;
  readonly closedAt?: string | null | undefined;
  readonly cancelledAt?: string | null | undefined;
};

/** What a test says of its time: a kind, and the moment or the span it speaks of. */
export type WindowMessage =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'scheduled' | 'finished' | 'cancelled'; readonly at: string | null }
  | { readonly kind: 'remaining' | 'overdue'; readonly at: string; readonly milliseconds: number };

/** The status message of a test; an open test without a planned end has none. */
export const windowMessage = (window: ShownWindow, now: number): WindowMessage | null => {
  switch (window.status) {
    case 'prep':
      return { kind: 'preparing' };
    case 'scheduled':
      return { kind: 'scheduled', at: window.scheduleAt ?? null };
    case 'finished':
      return { kind: 'finished', at: null };
    case 'closed':
      return { kind: 'finished', at: window.closedAt ?? null };
    case 'cancelled':
      return { kind: 'cancelled', at: window.cancelledAt ?? null };
    case 'open': {
      const at = window.plannedEndAt ?? null;
      if (at === null) return null;
      const left = Date.parse(at) - now;
      return left >= 0 ? { kind: 'remaining', at, milliseconds: left } : { kind: 'overdue', at, milliseconds: -left };
    }
  }
};

/** Where a test stands in time, as far as a mark tells it apart. */
export type WindowStand = WindowBadge | 'upcoming' | 'finished' | 'cancelled';

export type WindowBadge = 'live' | 'overdue';

/** The badge of an open test: overdue once its planned end has passed; other tests have none. */
export const windowBadge = (window: ShownWindow, now: number): WindowBadge | null => {
  if (window.status !== 'open') return null;
  return windowMessage(window, now)?.kind === 'overdue' ? 'overdue' : 'live';
};
