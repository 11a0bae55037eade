import type { Operation } from 'urql';
import { togetherAtMost } from './together.ts';

type Key = number;

/** What the gatherer asks of the page. */
export type Page<Event> = {
  /** Queries on the screen, the newest first. */
  readonly shown: () => readonly Operation[];
  /** Queries that were left and may be come back to. */
  readonly held: () => readonly Operation[];
  /** Which of them the events leave in doubt. */
  readonly affected: (events: readonly Event[], shown: readonly Operation[]) => readonly Key[];
  /** Those on the screen at once, others when somebody comes back. */
  readonly refetch: (keys: ReadonlySet<Key>) => void;
  readonly isHidden: () => boolean;
};

export type Gatherer<Event> = {
  readonly take: (event: Event) => void;
  /** Events were missed: everything on the screen is in doubt. */
  readonly miss: () => void;
  /** The page was hidden and is shown again. */
  readonly show: () => void;
  readonly stop: () => void;
};

/** In milliseconds: until the first is asked, and from one to the next. */
const first = 400;
const pace = 1000;
/** Of a hidden page, which does not judge them. */
const keptAtMost = 1000;

/**
 * Gathers events, and asks for what they leave in doubt: at most one call a second however many come, each query once for a burst. A
 * hidden page asks nothing until it is shown.
 */
export const gatherer = <Event>(page: Page<Event>): Gatherer<Event> => {
  let events: Event[] = [];
  let isMissed = false;
  const stale = new Set<Key>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const judge = (): void => {
    const shown = page.shown();
    const all = [...shown, ...page.held()].filter(({ key }) => !stale.has(key));
    for (const key of isMissed ? all.map((operation) => operation.key) : page.affected(events, all)) stale.add(key);
    const keys = new Set(shown.map(({ key }) => key));
    const held = new Set([...stale].filter((key) => !keys.has(key)));
    for (const key of held) stale.delete(key);
    if (held.size > 0) page.refetch(held);
    events = [];
    isMissed = false;
  };
  const turn = (): void => {
    timer = undefined;
    if (page.isHidden()) return;
    judge();
    const next = [...stale].slice(0, togetherAtMost);
    if (next.length === 0) return;
    for (const key of next) stale.delete(key);
    page.refetch(new Set(next));
    timer = setTimeout(turn, pace);
  };
  const wake = (): void => {
    timer ??= setTimeout(turn, first);
  };
  return {
    take: (event) => {
      events.push(event);
      if (events.length > keptAtMost) {
        events = [];
        isMissed = true;
      }
      wake();
    },
    miss: () => {
      isMissed = true;
      wake();
    },
    show: () => {
      if (events.length === 0 && !isMissed && stale.size === 0) return;
      clearTimeout(timer);
      judge();
      page.refetch(new Set(stale));
      stale.clear();
      timer = setTimeout(turn, pace);
    },
    stop: () => clearTimeout(timer),
  };
};
