import { useEffect } from 'react';

let current = '';
let unread = 0;

const badge = (count: number): string => {
  if (count <= 0) return '';
  return count > 99 ? '(99+) ' : `(${count}) `;
};

const paint = (): void => {
  document.title = `${badge(unread)}${current === '' ? '' : `${current} · `}Muster`;
};

/** Names the page in the tab, the history and to a screen reader. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    current = title;
    paint();
  }, [title]);
};

/** Puts the number of unread messages before the title. */
export const setUnread = (count: number): void => {
  unread = count;
  paint();
};
