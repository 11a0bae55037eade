import { useEffect } from 'react';

/** Letters that are written from right to left, and marks that turn what follows them. */
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A title whose direction ends with it: what stands after it is not turned. */
const isolated = (title: string): string => (turning.test(title) ? `\u2068${title}\u2069` : title);

/** The title of the tab on a page of this title. */
export const tabTitle = (title: string): string => (title === '' ? 'Muster' : `${isolated(title)} · Muster`);

/** Names the page in the tab, the history and to a screen reader. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
};
