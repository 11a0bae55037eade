import { useEffect } from 'react';

/** Names the page in the tab, the history and to a screen reader. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === '' ? 'Muster' : `${title} · Muster`;
  }, [title]);
};
