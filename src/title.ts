import { useEffect } from 'react';

/** Letters that are written from right to left, and marks that turn what follows them. */
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A title whose direction ends with it: what stands after it is not turned. */
const isolated = (title: string): string => (turning.test(title) ? `\u2068${title}\u2069` : title);

/** The title of the tab on a page of this title. */
export const tabTitle = (title: string): string => (title === '' ? 'Muster' : `${isolated(title)} · Muster`);

let shown = '';
let unread = 0;

/** What stands before a title for messages that are not read. */
export const unreadMark = (count: number): string => (count <= 0 ? '' : `(${count > 99 ? '99+' : count}) `);

const write = (): void => {
  document.title = unreadMark(unread) + tabTitle(shown);
};

/** Puts the number of unread messages before the title of whatever page is shown. */
export const setUnreadInTitle = (count: number): void => {
  unread = count;
  write();
};

export type Visit = { readonly path: string; readonly title: string };

const mostVisits = 6;
let visits: readonly Visit[] = [];

/** The pages of single things that were shown in this tab, the latest first, without the one that is shown now. */
export const recentVisits = (): readonly Visit[] => visits.filter(({ path }) => path !== location.pathname).slice(0, mostVisits - 1);

const rememberVisit = (title: string): void => {
  const { pathname: path } = location;
  if (title === '' || !/[\da-f]{8}-[\da-f]{4}-/u.test(path)) return;
  visits = [{ path, title }, ...visits.filter((visit) => visit.path !== path)].slice(0, mostVisits);
};

/** Names the page in the tab, the history and to a screen reader. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    shown = title;
    write();
    rememberVisit(title);
  }, [title]);
};
