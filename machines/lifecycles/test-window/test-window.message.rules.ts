import type { TestWindowStatus } from '#schema/vocabulary/test.ts';

export type ShownWindow = {
  readonly status: TestWindowStatus;
  readonly scheduleAt?: string | null | undefined;
  readonly plannedEndAt?: string | null | undefined;
  readonly closedAt?: string | null | undefined;
  readonly cancelledAt?: string | null | undefined;
};

export type WindowMessage =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'scheduled' | 'finished' | 'cancelled'; readonly at: string | null }
  | { readonly kind: 'remaining' | 'overdue'; readonly at: string; readonly milliseconds: number };

/** Null for an open test without a planned end. */
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

export type WindowStand = WindowBadge | 'upcoming' | 'finished' | 'cancelled';

export type WindowBadge = 'live' | 'overdue';

/** For open tests; overdue once the planned end has passed. */
export const windowBadge = (window: ShownWindow, now: number): WindowBadge | null => {
  if (window.status !== 'open') return null;
  return windowMessage(window, now)?.kind === 'overdue' ? 'overdue' : 'live';
};
